/** Network: France at night, towns lit, arcs of fibre between them. No label: nothing to go stale. */
import { add, clouds, glow, rgb, scale, type Rgb } from '../field.ts';
import { drawing } from '../overlay.ts';
import type { Frame } from '../paint.ts';
import { france } from '../../vector/france.ts';

export function shade(x: number, y: number): Rgb {
  const mist = clouds(x, y, 8);
  const light: Rgb = scale(rgb('#060912'), 1.2);
  const blue = scale(rgb('#12306e'), 0.9 * mist * glow(x, y, 0.6, 0.1, 1.3));
  return add(add(light, blue), scale(rgb('#4a0a14'), 0.8 * mist * glow(x, y, 1.5, -0.9, 1.0)));
}

/** Longitude, latitude, weight. */
const TOWNS = [
  [2.35, 48.86, 3], [4.83, 45.76, 2], [5.37, 43.3, 2], [1.44, 43.6, 2], [7.26, 43.7, 1], [-1.55, 47.22, 2],
  [7.75, 48.58, 2], [3.88, 43.61, 1], [-0.58, 44.84, 2], [3.06, 50.63, 2], [-1.68, 48.11, 1], [4.03, 49.26, 1],
  [0.11, 49.49, 1], [5.72, 45.19, 1], [5.04, 47.32, 1], [-0.55, 47.47, 1], [3.08, 45.78, 1], [0.69, 47.39, 1],
  [1.26, 45.83, 1], [-4.49, 48.39, 1], [6.18, 48.69, 1], [2.9, 42.69, 1], [8.74, 41.93, 1], [6.02, 47.24, 1],
  [1.91, 47.9, 1], [-0.36, 49.18, 1], [-0.37, 43.3, 1], [0.2, 48, 1], [2.3, 49.89, 1], [9.45, 42.7, 1],
] as const; // prettier-ignore
const LINKS = [
  [0, 1], [0, 9], [0, 6], [0, 5], [1, 2], [1, 13], [2, 4], [2, 7], [7, 3], [3, 8], [8, 5], [0, 10], [10, 19],
  [0, 14], [14, 23], [1, 16], [5, 15], [0, 11], [6, 20], [0, 12], [2, 22], [8, 18], [0, 24], [3, 21], [22, 29],
] as const; // prettier-ignore

const { projection: p } = france;
const cosine = Math.cos((p.latitude * Math.PI) / 180);
const spot = (i: number): readonly [number, number] => {
  const [lon, lat] = TOWNS[i] ?? TOWNS[0];
  return [p.x + (lon - p.longitude) * cosine * p.scale, p.y - (lat - p.latitude) * p.scale];
};

function arc(a: number, b: number): string {
  const [x0, y0] = spot(a);
  const [x1, y1] = spot(b);
  const lift = 0.42 * Math.hypot(x1 - x0, y1 - y0);
  return `M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 - lift} ${x1} ${y1}`;
}

export async function overlays(frame: Frame) {
  const size = frame.height * 1.02;
  // Tilted like a table seen from the south: the map is squeezed, then stands a little above its shadow.
  const place = `translate(${frame.width * 0.42} ${frame.height * 0.1}) scale(${size / 1000} ${(size / 1000) * 0.8})`;
  const links = LINKS.map(([a, b]) => arc(a, b)).join('');
  const towns = TOWNS.map(([, , weight], i) => {
    const [x, y] = spot(i);
    return `<circle cx="${x}" cy="${y}" r="${9 + weight * 11}" fill="url(#halo)"/><circle cx="${x}" cy="${y}" r="${2.2 + weight * 1.5}" fill="#fff3e6"/>`;
  }).join('');
  const relief = [4, 3, 2, 1]
    .map(
      (k) =>
        `<path transform="translate(0 ${k * 5})" d="${france.path}" fill="#0a1024" stroke="#1b2c5e" stroke-width="1.5"/>`,
    )
    .join('');
  const body = `<defs>
    <linearGradient id="land" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#233d80"/><stop offset=".55" stop-color="#14224d"/><stop offset="1" stop-color="#3a1230"/></linearGradient>
    <linearGradient id="coast" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#7fb2ff"/><stop offset="1" stop-color="#ff5a48"/></linearGradient>
    <radialGradient id="halo"><stop offset="0" stop-color="#ffd9b0" stop-opacity=".85"/><stop offset=".35" stop-color="#ff6a3c" stop-opacity=".35"/><stop offset="1" stop-color="#ff3a1e" stop-opacity="0"/></radialGradient>
    <filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="9"/></filter>
    <filter id="far" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="26"/></filter></defs>
    <g transform="${place}">
      <path transform="translate(10 60)" d="${france.path}" fill="#000" opacity=".55" filter="url(#far)"/>
      <path d="${france.path}" fill="none" stroke="#3f7bff" stroke-width="14" opacity=".35" filter="url(#soft)"/>
      ${relief}
      <path d="${france.path}" fill="url(#land)" stroke="url(#coast)" stroke-width="2.4" stroke-linejoin="round"/>
      <path d="${links}" fill="none" stroke="#ff6a3c" stroke-width="9" opacity=".35" filter="url(#soft)"/>
      <path d="${links}" fill="none" stroke="#ffb08a" stroke-width="2.2" stroke-linecap="round"/>
      ${towns}
    </g>`;
  return [drawing(frame, body)];
}
