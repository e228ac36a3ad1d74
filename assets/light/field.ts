/** Small vocabulary for painting light: noise, falloffs and additive colour in linear space. */

export type Rgb = readonly [number, number, number];

/** What a composition answers for a point: linear light, which may exceed 1. */
export type Shade = (x: number, y: number) => Rgb;

export const clamp = (v: number, low = 0, high = 1) => Math.min(high, Math.max(low, v));
export const mix = (a: number, b: number, t: number) => a + (b - a) * t;

export function smooth(a: number, b: number, v: number): number {
  const t = clamp((v - a) / (b - a));
  return t * t * (3 - 2 * t);
}

/** '#rrggbb' to linear light. */
export function rgb(hex: string): Rgb {
  const channel = (i: number) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

export const scale = (c: Rgb, k: number): Rgb => [c[0] * k, c[1] * k, c[2] * k];
export const add = (a: Rgb, b: Rgb): Rgb => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const blend = (a: Rgb, b: Rgb, t: number): Rgb => [
  mix(a[0], b[0], t),
  mix(a[1], b[1], t),
  mix(a[2], b[2], t),
];

/** Colour at t along evenly spaced stops. */
export function ramp(stops: readonly Rgb[], t: number): Rgb {
  const at = clamp(t) * (stops.length - 1);
  const i = Math.min(stops.length - 2, Math.floor(at));
  const from = stops[i];
  const to = stops[i + 1];
  if (from === undefined || to === undefined) return stops[0] ?? [0, 0, 0];
  return blend(from, to, at - i);
}

function lattice(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 2147483647);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Smooth value noise, 0…1. */
export function noise(x: number, y: number, seed = 0): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const ux = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const uy = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const top = mix(lattice(ix, iy, seed), lattice(ix + 1, iy, seed), ux);
  const low = mix(lattice(ix, iy + 1, seed), lattice(ix + 1, iy + 1, seed), ux);
  return mix(top, low, uy);
}

export function clouds(x: number, y: number, seed = 0, octaves = 4): number {
  let sum = 0;
  let gain = 0.5;
  for (let o = 0; o < octaves; o += 1) {
    sum += gain * noise(x * 2 ** o, y * 2 ** o, seed + o);
    gain /= 2;
  }
  return sum;
}

/** Repeatable random numbers. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** A soft round glow of radius r. */
export const glow = (x: number, y: number, cx: number, cy: number, r: number) =>
  Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (r * r));

/** A sheet of silk: bright along its edge, fading on one side only. `d` is the signed distance. */
export const sheet = (d: number, edge: number, fade: number) =>
  d < 0 ? Math.exp(d / edge) : Math.exp(-d / fade);

/** Turns the point around the centre of the picture. */
export function turn(x: number, y: number, degrees: number): [number, number] {
  const a = (degrees * Math.PI) / 180;
  return [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)];
}
