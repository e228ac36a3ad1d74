/** Kick-off: floodlights above a striped pitch, seen from the grass. */
import { add, clouds, noise, rgb, scale, smooth, type Rgb, type Shade } from '../field.ts';

const LAMPS = [-1.45, -1.05, -0.65, 0.65, 1.05, 1.45];
const HORIZON = -0.2;

export const shade: Shade = (x, y) => {
  let light: Rgb = scale(rgb('#04131d'), 0.9 + 0.5 * smooth(1, -0.4, y));
  if (y < HORIZON) {
    const depth = 0.42 / (HORIZON - y + 0.03);
    const wx = x * depth;
    const stripe = smooth(-0.08, 0.08, Math.sin(wx * 3.4));
    const blades = 0.82 + 0.36 * noise(wx * 50, depth * 60, 3);
    const grass =
      (0.26 + 0.2 * stripe) *
      blades *
      smooth(9, 0.4, depth) *
      (0.35 + 0.8 * Math.exp(-x * x * 0.5));
    light = scale(rgb('#1fae4b'), grass);
    const line = Math.exp(-Math.abs(wx) / (0.014 * (1 + depth * 0.2))) * 0.5;
    light = add(light, scale(rgb('#f4fff4'), line * blades * smooth(9, 0.6, depth)));
  }
  const fog = 0.5 + 0.6 * clouds(x * 1.4, y * 1.4, 6);
  for (const at of LAMPS) {
    const top = 0.86 - 0.1 * Math.abs(at);
    const dx = x - at;
    const dy = top - y;
    const aim = at * -0.55;
    if (dy > 0) {
      const off = (dx - aim * dy) / (0.05 + 0.34 * dy);
      light = add(
        light,
        scale(rgb('#bfe6ff'), 0.17 * Math.exp(-off * off) * Math.exp(-dy * 0.85) * fog),
      );
    }
    const r = Math.hypot(dx, dy);
    light = add(
      light,
      scale(rgb('#f5fbff'), 2.4 * Math.exp(-((r / 0.045) ** 2)) + 0.3 * Math.exp(-r / 0.12)),
    );
  }
  return add(light, scale(rgb('#d7ffe0'), 0.16 * Math.exp(-Math.abs(y - HORIZON) / 0.05)));
};
