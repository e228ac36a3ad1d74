/** Dunes at dusk: thin contour lines of light over orange and violet. */
import { add, clouds, ramp, rgb, scale, smooth, type Rgb, type Shade } from '../field.ts';

const dusk = ['#1a0b3b', '#4b1a7a', '#a8327d', '#f0643c', '#ffc46b'].map(rgb);

export const shade: Shade = (x, y) => {
  const land = clouds(x * 0.62 + 1.5, y * 0.62 - 0.22 * x + 4, 14, 3);
  const level = land * 26;
  const toLine = Math.abs(level - Math.round(level));
  const slope = Math.abs(clouds(x * 0.62 + 1.506, y * 0.62 - 0.22 * x + 4.004, 14, 3) - land) * 160;
  const thin = Math.exp(-toLine / (0.05 + 0.05 * slope));
  const base: Rgb = scale(
    ramp(dusk, land * 1.5 - 0.22 + 0.14 * x),
    0.28 + 0.35 * smooth(-1.9, 1.5, x + y * 0.4),
  );
  const step = 0.85 + 0.3 * (level - Math.floor(level));
  return add(
    scale(base, step),
    scale(ramp(dusk, land * 1.3 + 0.25), thin * (0.12 + 0.6 * smooth(-1.6, 1.6, x))),
  );
};
