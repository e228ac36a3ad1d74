/** Precision: squircles nested like machined steps, each rim catching a cold light. */
import { add, blend, clamp, rgb, scale, smooth, type Rgb, type Shade } from '../field.ts';

const STEPS = 12;

export const shade: Shade = (x, y) => {
  const cx = x - 0.62;
  const cy = y + 0.06;
  // Superellipse distance: between a disc and a square.
  const r = (Math.abs(cx) ** 4 + Math.abs(cy) ** 4) ** 0.25;
  const side = clamp(0.5 + 0.5 * Math.cos(Math.atan2(cy, cx) - 2.25));
  let light: Rgb = scale(rgb('#0a0d12'), 1 + 0.6 * smooth(1.8, 0, r));
  for (let k = STEPS; k >= 1; k -= 1) {
    const size = 0.115 * k + 0.008 * k * k * 0.55;
    const d = size - r;
    const face = blend(rgb('#0b0e14'), rgb('#26344a'), (1 - k / STEPS) * 0.9 + 0.12 * side);
    light = scale(light, 1 - 0.45 * Math.exp(-Math.abs(d) / 0.05) * (d < 0 ? 1 - side : 0));
    light = blend(light, face, smooth(-0.002, 0.002, d));
    const rim = Math.exp(-Math.abs(d - 0.004) / 0.0035) * (0.06 + 0.9 * side ** 3);
    light = add(light, scale(rgb('#a9cbff'), rim * (1.15 - 0.06 * k)));
  }
  const core = (Math.abs(cx) ** 4 + Math.abs(cy) ** 4) ** 0.25;
  return add(
    light,
    scale(rgb('#dcebff'), 2.2 * smooth(0.07, 0.045, core) + 0.5 * Math.exp(-core / 0.07)),
  );
};
