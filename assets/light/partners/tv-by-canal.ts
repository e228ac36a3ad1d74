/** A mosaic of soft screens, each on its own channel. */
import { add, noise, ramp, rgb, scale, smooth, turn, type Rgb, type Shade } from '../field.ts';

const channels = ['#0f1a3a', '#274bdb', '#12a5c9', '#f3f7ff', '#ffb13d', '#f0512e', '#c31b6b'].map(
  rgb,
);
const W = 0.52;
const H = 0.3;
const GAP = 0.03;
const ROUND = 0.045;

/** Signed distance to a rounded rectangle. */
function box(x: number, y: number, w: number, h: number, r: number): number {
  const dx = Math.abs(x) - w + r;
  const dy = Math.abs(y) - h + r;
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - r;
}

export const shade: Shade = (px, py) => {
  const bend = 1 - 0.1 * px * px;
  const [x, y] = turn(px, py / bend, -9);
  const row = Math.floor(y / H);
  const shift = (row % 2 === 0 ? 0.5 : 0) * W + row * 0.11;
  const column = Math.floor((x + shift) / W);
  const u = (x + shift) / W - column - 0.5;
  const v = y / H - row - 0.5;
  const d = box(u * W, v * H, W / 2 - GAP / 2, H / 2 - GAP / 2, ROUND);
  const hue = noise(column * 7.1, row * 3.7, 5);
  const on = 0.25 + 0.95 * noise(column * 3.3 + 9, row * 5.9, 2) ** 1.5;
  const picture: Rgb = ramp(
    channels,
    hue + 0.22 * (u * 0.7 + v) + 0.08 * noise(u * 3 + column, v * 3 + row, 3),
  );
  const far = smooth(2.3, 0.1, Math.hypot(px - 0.4, py * 0.8));
  const inside = smooth(0.003, -0.003, d);
  let light: Rgb = scale(rgb('#070a14'), 1);
  light = add(light, scale(picture, inside * on * (0.15 + 0.85 * far)));
  light = add(light, scale(rgb('#ffffff'), inside * 0.1 * Math.exp(d / 0.008) * far));
  return add(
    light,
    scale(picture, (1 - inside) * 0.2 * Math.exp(-Math.max(0, d) / 0.02) * on * far),
  );
};
