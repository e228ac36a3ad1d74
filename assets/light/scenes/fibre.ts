/** Fibre: strands of glass carry light out of the dark; near and far ones dissolve. */
import { add, clouds, glow, random, rgb, scale, type Rgb } from '../field.ts';
import { drawing } from '../overlay.ts';
import type { Frame } from '../paint.ts';

export function shade(x: number, y: number): Rgb {
  const mist = clouds(x * 0.8, y * 0.8, 6);
  let light: Rgb = scale(rgb('#0a0408'), 1);
  light = add(light, scale(rgb('#7a0a14'), 0.8 * mist * glow(x, y, 0.7, -0.05, 1.0)));
  return add(light, scale(rgb('#2a0f4a'), 0.7 * mist * glow(x, y, -1.3, -0.7, 1.1)));
}

/** Far, sharp and near strands: blur grows away from the focus. */
const DEPTHS = [
  { blur: 0.011, count: 46, stroke: 0.0026, tip: 0.0075, light: 0.55 },
  { blur: 0.0022, count: 70, stroke: 0.0015, tip: 0.0042, light: 0.85 },
  { blur: 0, count: 80, stroke: 0.001, tip: 0.0027, light: 1 },
  { blur: 0.02, count: 12, stroke: 0.006, tip: 0.017, light: 0.5 },
];
const COLOURS = ['#ff2a1a', '#ff5236', '#ff8a5a', '#ffd2b8', '#ffffff', '#ff3f7a'];

export async function overlays(frame: Frame) {
  const { width: w, height: h } = frame;
  const next = random(2025);
  const defs = COLOURS.map(
    (colour, i) =>
      `<linearGradient id="s${i}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${w}" y2="0"><stop offset="0" stop-color="#3a0a3a" stop-opacity="0"/><stop offset=".3" stop-color="#8a0f2a" stop-opacity=".55"/><stop offset="1" stop-color="${colour}"/></linearGradient>` +
      `<radialGradient id="t${i}"><stop offset="0" stop-color="#fff"/><stop offset=".3" stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  ).join('');
  const layers = DEPTHS.map(({ blur, count, stroke, tip, light }, depth) => {
    let body = '';
    for (let i = 0; i < count; i += 1) {
      // Strands leave one bundle on the left and fan out; the tip is where light escapes.
      const lane = (next() + next() + next()) / 1.5 - 1;
      const reach = 0.42 + 0.56 * next();
      const open = lane * (0.25 + 0.75 * reach) * 0.62;
      const droop = 0.16 * reach * reach + 0.05 * (next() - 0.5);
      const x = reach * w;
      const y = h * (0.44 + open + droop - 0.08);
      const c = Math.floor(next() * COLOURS.length);
      const path = `M${-0.05 * w} ${h * (0.78 + lane * 0.05)}C${0.2 * w} ${h * (0.7 + lane * 0.06)} ${0.3 * w} ${h * (0.4 + lane * 0.16)} ${x} ${y}`;
      const radius = tip * w * (0.7 + 0.7 * next());
      body +=
        `<path d="${path}" fill="none" stroke="url(#s${c})" stroke-width="${stroke * w}" stroke-linecap="round" opacity="${0.75 * light}"/>` +
        `<circle cx="${x}" cy="${y}" r="${radius * 3.4}" fill="url(#t${c})" opacity="${0.28 * light}"/>` +
        `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#t${c})" opacity="${light}"/>`;
    }
    const filter = blur
      ? `<filter id="b${depth}" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="${blur * w * 0.5}"/></filter>`
      : '';
    return drawing(
      frame,
      `<defs>${defs}${filter}</defs><g${blur ? ` filter="url(#b${depth})"` : ''}>${body}</g>`,
      'screen',
    );
  });
  return layers;
}
