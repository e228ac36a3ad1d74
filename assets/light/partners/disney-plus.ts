/** A polar night: green-blue curtains over deep blue, with a fine dust of stars. */
import {
  add,
  clouds,
  glow,
  noise,
  ramp,
  random,
  rgb,
  scale,
  smooth,
  type Rgb,
  type Shade,
} from '../field.ts';

const curtain = ['#0b2a6f', '#0f6fb5', '#1fc7c4', '#b5fff0'].map(rgb);
const next = random(25);
const stars = Array.from({ length: 130 }, () => {
  return {
    x: (next() * 2 - 1) * 1.78,
    y: next() * 2 - 1,
    r: 0.002 + 0.006 * next() ** 4,
    k: 0.3 + next(),
  };
});

export const shade: Shade = (x, y) => {
  let light: Rgb = scale(rgb('#040b2a'), 1.1 + 0.5 * smooth(1, -1, y));
  for (let k = 0; k < 4; k += 1) {
    const foot =
      -0.62 +
      k * 0.3 +
      0.25 * Math.sin(x * (1.1 + k * 0.2) + k * 1.9) +
      0.25 * (noise(x * 1.4, k, 5) - 0.5);
    const d = y - foot;
    const rays = 0.45 + 0.75 * noise(x * 13 + 2 * noise(x * 3, k, 8), k * 4 + d * 0.4, 12);
    const body = d < 0 ? Math.exp(d / 0.03) : Math.exp(-d / (0.34 + 0.14 * k));
    light = add(light, scale(ramp(curtain, 0.95 - d * 0.75), body * rays * (0.42 - 0.06 * k)));
  }
  light = add(light, scale(rgb('#12306e'), 0.25 * clouds(x * 1.3, y * 1.3, 2)));
  for (const star of stars) {
    if (Math.abs(star.x - x) < 0.05 && Math.abs(star.y - y) < 0.05) {
      light = add(light, scale(rgb('#e8f6ff'), glow(x, y, star.x, star.y, star.r) * star.k));
    }
  }
  return light;
};
