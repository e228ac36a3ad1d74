/** Iridescence: a film of soap in the dark, its colours bent by slow currents. */
import { add, clouds, ramp, rgb, scale, smooth, type Rgb, type Shade } from '../field.ts';

const film = [
  '#1b2dff',
  '#0fb4e6',
  '#37dca0',
  '#ffd75a',
  '#ff7a3c',
  '#ff2f74',
  '#8a2be2',
  '#1b2dff',
].map(rgb);

export const shade: Shade = (x, y) => {
  const wx = clouds(x * 0.55 + 2, y * 0.55, 21, 2) - 0.4;
  const wy = clouds(x * 0.55, y * 0.55 + 9, 22, 2) - 0.4;
  const flow = x * 0.34 + y * 0.5 + 1.9 * wx + 0.8 * wy;
  const hue = flow * 0.8 + 0.52;
  const band = 0.5 + 0.5 * Math.cos(flow * 9 + 3.5 * wy);
  const reach = Math.exp(-(((x * 0.5 - y * 0.85 + 1.6 * wy - 0.28) / 0.5) ** 2));
  const light: Rgb = scale(rgb('#07070b'), 1);
  const lit = reach * (0.18 + 0.95 * band ** 3) * smooth(-2.2, 0.2, x + 0.4);
  const shine = reach * Math.max(0, band - 0.9) * 6 * smooth(-1.2, 0.8, x);
  return add(
    add(light, scale(ramp(film, hue - Math.floor(hue)), lit)),
    scale(rgb('#ffffff'), 0.5 * shine),
  );
};
