/** Black and white: blades of light in the dark, cut sharp on one side. */
import { add, noise, rgb, scale, sheet, smooth, turn, type Rgb, type Shade } from '../field.ts';

const BLADES = [-1.25, -0.62, -0.1, 0.22, 0.58, 0.82, 1.35, 1.72];

export const shade: Shade = (px, py) => {
  const [x, y] = turn(px, py, 26);
  let light: Rgb = rgb('#060608');
  for (const [k, at] of BLADES.entries()) {
    const d = x - at - 0.07 * y * (k % 3);
    const width = 0.05 + 0.14 * noise(k * 5.3, 1, 6);
    const strength = 0.08 + 1.5 * noise(k * 2.7, 3, 8) ** 2.4 * smooth(-1.3, 0.9, px);
    const fall = smooth(-1.5 + noise(k, 7, 1), 1.1, y);
    const warm = k % 3 === 1 ? rgb('#dbe8fb') : rgb('#fbf7f0');
    light = add(
      light,
      scale(warm, (sheet(d, 0.003, width) + 0.12 * sheet(d, 0.2, 0.5)) * fall * strength),
    );
  }
  return light;
};
