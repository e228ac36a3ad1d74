/** An eclipse: violet corona around a black disc. */
import { add, clouds, rgb, scale, smooth, type Rgb, type Shade } from '../field.ts';

export const shade: Shade = (x, y) => {
  const cx = x - 0.62;
  const cy = y - 0.02;
  const r = Math.hypot(cx, cy);
  const a = Math.atan2(cy, cx);
  const flare = clouds(Math.cos(a) * 2.2 + 5, Math.sin(a) * 2.2 + r * 0.7, 8, 5);
  const outside = smooth(0.595, 0.61, r);
  const d = Math.max(0, r - 0.6);
  const lit = 0.35 + 0.65 * smooth(-1, 1, Math.cos(a - 2.35));
  let light: Rgb = scale(rgb('#0a0618'), 1);
  light = add(
    light,
    scale(rgb('#5b2bd8'), outside * Math.exp(-d / (0.2 + 0.5 * flare)) * 0.9 * lit),
  );
  light = add(
    light,
    scale(rgb('#c04bff'), outside * Math.exp(-d / (0.05 + 0.16 * flare)) * 0.9 * lit),
  );
  light = add(light, scale(rgb('#fff0ff'), outside * Math.exp(-d / 0.012) * 1.8 * lit ** 2));
  return add(
    light,
    scale(rgb('#2a49c8'), 0.22 * Math.exp(-((x + 1.4) ** 2 + (y + 0.9) ** 2) / 0.9)),
  );
};
