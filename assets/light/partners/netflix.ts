/** Curtain call: heavy red drapes that fall in the dark, lit by one ember from the side. */
import { add, mix, noise, ramp, rgb, scale, smooth, type Rgb, type Shade } from '../field.ts';

const cloth = ['#060102', '#2c0306', '#8d0a11', '#e21b22', '#ff6a55'].map(rgb);

export const shade: Shade = (x, y) => {
  // Folds widen towards the floor and sway a little on the way down.
  const sway = 0.16 * noise(x * 1.1, y * 0.7, 3) + 0.05 * Math.sin(y * 2.1 + x);
  const u = (x + sway) * mix(3.1, 2.5, smooth(1, -1, y)) + 0.9 * noise(x * 0.8, 4, 6);
  const wave = Math.sin(u * 2.2) * 0.6 + Math.sin(u * 5.1 + 1.7) * 0.28 + Math.sin(u * 9.7) * 0.1;
  const slope = Math.cos(u * 2.2) * 0.6 + Math.cos(u * 5.1 + 1.7) * 0.62 + Math.cos(u * 9.7) * 0.4;
  const lit = smooth(-1.3, 1.3, slope) * (0.4 + 0.6 * smooth(-1, 1, wave));
  const spot = Math.exp(-((x - 0.75) ** 2 * 0.55 + (y - 0.15) ** 2 * 0.9));
  const light: Rgb = scale(ramp(cloth, lit * (0.28 + 0.75 * spot)), 0.35 + 1.7 * spot);
  const edge = Math.max(0, slope - 0.95) ** 2 * spot;
  return add(light, scale(rgb('#ffb39a'), 0.9 * edge));
};
