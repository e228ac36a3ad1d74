/** Deep water: long blue folds, lit from the left. */
import {
  add,
  noise,
  ramp,
  rgb,
  scale,
  sheet,
  smooth,
  turn,
  type Rgb,
  type Shade,
} from '../field.ts';

const sea = ['#021024', '#05386b', '#0a7fc0', '#5fd4f4'].map(rgb);
const FOLDS = 11;

export const shade: Shade = (px, py) => {
  const [x, y] = turn(px, py, -14);
  let light: Rgb = scale(rgb('#031226'), 0.9 + 0.5 * smooth(1, -1.8, px));
  for (let k = 0; k < FOLDS; k += 1) {
    const t = k / (FOLDS - 1);
    const crest =
      -1.25 +
      t * 2.5 +
      0.26 * Math.sin(x * 1.25 + k * 0.55) +
      0.24 * (noise(x * 0.7, k * 3.1, 4) - 0.5);
    const lit = sheet(crest - y, 0.006, 0.26) * (0.16 + 0.5 * noise(x * 0.6 + k, k * 1.7, 9));
    light = add(
      light,
      scale(ramp(sea, 0.25 + 0.75 * noise(x * 0.5, k * 0.9, 2)), lit * smooth(2.2, -1.6, px + t)),
    );
  }
  return light;
};
