/** The house channel: a corridor of lit frames in our red. */
import { add, clouds, ramp, rgb, scale, type Rgb, type Shade } from '../field.ts';

const red = ['#2a0006', '#7a0008', '#cc0000', '#ff5a3c', '#ffd9c8'].map(rgb);
const FRAMES = 9;

function box(x: number, y: number, w: number, h: number, r: number): number {
  const dx = Math.abs(x) - w + r;
  const dy = Math.abs(y) - h + r;
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - r;
}

export const shade: Shade = (x, y) => {
  let light: Rgb = scale(rgb('#12060a'), 1 + 0.6 * clouds(x, y, 3));
  for (let k = 0; k < FRAMES; k += 1) {
    const t = k / (FRAMES - 1);
    const size = 0.16 * 1.42 ** k;
    const cx = 0.62 - 0.075 * k * (0.4 + t);
    const cy = 0.05 - 0.012 * k;
    const a = -0.05 * (FRAMES - k) * 0.6;
    const ux = (x - cx) * Math.cos(a) - (y - cy) * Math.sin(a);
    const uy = (x - cx) * Math.sin(a) + (y - cy) * Math.cos(a);
    const d = box(ux, uy, size * 1.6, size * 0.95, size * 0.26);
    const line = Math.exp(-Math.abs(d) / (0.004 + 0.003 * t * size));
    const halo = Math.exp(-Math.abs(d) / (0.03 + 0.12 * size)) * (d < 0 ? 0.5 : 0.26);
    const tone = ramp(red, 0.92 - t * 0.6);
    light = add(light, scale(tone, (line * 0.9 + halo * 0.42) * (1.15 - 0.75 * t)));
  }
  return add(
    light,
    scale(rgb('#fff1ea'), 2.6 * Math.exp(-((x - 0.62) ** 2 / 0.05 + (y - 0.05) ** 2 / 0.018))),
  );
};
