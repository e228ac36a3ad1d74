/** Open pages: sheets of paper fanned in morning light. */
import { blend, noise, ramp, rgb, scale, smooth, turn, type Rgb, type Shade } from '../field.ts';

const paper = ['#fff6e9', '#ffe3c4', '#ffc49a', '#f59a72'].map(rgb);
const PAGES = 13;

export const shade: Shade = (px, py) => {
  const [x, y] = turn(px - 0.1, py, 12);
  let light: Rgb = scale(rgb('#ffe9d2'), 2.6);
  for (let k = 0; k < PAGES; k += 1) {
    const t = k / (PAGES - 1);
    // Each page bows a little less than the one behind it.
    const edge = 1.15 - t * 2.35 + (0.5 - 0.42 * t) * Math.cos((x + 0.5) * (0.9 + 0.2 * t)) - 0.25;
    const d = edge - y;
    if (d < -0.16) continue;
    const shadow = d < 0 ? 0.36 * Math.exp(d / 0.045) * smooth(-0.16, -0.02, d) : 0;
    if (d < 0) {
      light = scale(light, 1 - shadow);
      continue;
    }
    const curl = 0.94 + 0.36 * Math.exp(-d / 0.05) - 0.2 * smooth(0, 0.5, d);
    const tint = ramp(
      paper,
      0.08 + 0.55 * t + 0.25 * smooth(-1.8, 1.8, x) + 0.06 * noise(x * 2, k, 2),
    );
    light = blend(light, scale(tint, curl * 2.4), smooth(0, 0.004, d));
  }
  return light;
};
