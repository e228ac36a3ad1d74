/** Wi-Fi 7: waves that start at the box and cross a lake of violet light. */
import { add, blend, clamp, noise, rgb, scale, smooth, type Rgb } from '../field.ts';
import { product } from '../overlay.ts';
import type { Frame } from '../paint.ts';

export const uses = ['box-ultra/hero'];

const CX = 0.74;
const FOOT = -0.34;

export function shade(x: number, y: number): Rgb {
  const horizon = 0.3;
  const sky = scale(blend(rgb('#2b1470'), rgb('#070417'), smooth(horizon, 1.15, y)), 1.1);
  let light: Rgb = add(
    sky,
    scale(
      rgb('#ff4d8a'),
      0.5 * Math.exp(-Math.abs(y - horizon) / 0.1) * Math.exp(-((x - CX) ** 2) / 1.4),
    ),
  );
  const depth = horizon - y;
  if (depth > 0) {
    // Perspective: distance on the water from the box.
    const far = (horizon - FOOT) / (depth + 0.02);
    const dx = (x - CX) * far;
    const dz = (far - 1) * 1.5;
    const r = Math.hypot(dx, dz);
    const phase = r * 14 - 0.6 * noise(dx * 2, dz * 2, 5);
    const slope = Math.cos(phase) * Math.exp(-r * 0.55) * smooth(5.5, 2.2, far);
    // Waves too far to be told apart are left out: they would only flicker.
    const near = smooth(5.5, 2.2, far);
    const crest = clamp(Math.sin(phase)) ** 10 * Math.exp(-r * 0.42) * near;
    const side = r > 0.02 ? -dz / r : 0;
    const base = blend(
      rgb('#0b0626'),
      rgb('#3a1a86'),
      clamp(0.28 + 0.6 * slope * (0.4 + 0.6 * side)),
    );
    light = blend(light, scale(base, 0.9), smooth(0, 0.05, depth));
    const tone = blend(rgb('#ff4a5a'), rgb('#8f7bff'), smooth(0.2, 1.5, r));
    light = add(light, scale(tone, crest * 1.1 * smooth(0.01, 0.15, depth)));
    light = add(light, scale(rgb('#ff5a7a'), 0.35 * Math.exp(-r * 1.6)));
  }
  return light;
}

export async function overlays(frame: Frame) {
  return [await product('box-ultra/hero', frame, { x: 0.71, y: 0.62, width: 0.5 })];
}
