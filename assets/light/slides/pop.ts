/** Pop: pale on peach, a low sun behind it. */
import { add, blend, noise, rgb, scale, smooth, type Rgb } from '../field.ts';
import { product } from '../overlay.ts';
import type { Frame } from '../paint.ts';

export const uses = ['box-pop/hero', 'repeteur-wifi/hero'];

export function shadeFor({ tall }: Frame) {
  const cx = tall ? 0 : 0.72;
  const horizon = tall ? -0.28 : -0.18;
  return (x: number, y: number): Rgb => {
    const sky = blend(rgb('#ffb59a'), rgb('#f7dff0'), smooth(-1.7, 1.6, x * 0.7 + y));
    let light: Rgb = scale(sky, 1.7);
    const d = Math.hypot(x - cx, y - horizon - 0.22);
    light = blend(light, scale(rgb('#ff7a52'), 1.5 - 0.5 * (y - horizon)), smooth(0.565, 0.56, d));
    light = add(
      light,
      scale(rgb('#fff1df'), 0.5 * Math.exp(-Math.max(0, d - 0.56) / 0.16) * smooth(0.55, 0.57, d)),
    );
    const bend = horizon + 0.02 * Math.sin(x * 2.2 + 1) - 0.02 * x * x;
    const ground = smooth(bend + 0.004, bend - 0.004, y);
    const tone = blend(rgb('#ffd9c4'), rgb('#e7c3e6'), smooth(-1.5, 1.8, x - y));
    light = blend(
      light,
      scale(tone, 1.75 - 0.6 * smooth(0, 0.9, bend - y) + 0.05 * noise(x * 3, y * 3, 2)),
      ground,
    );
    return light;
  };
}

export async function overlays(frame: Frame) {
  const { tall } = frame;
  return [
    await product(
      'repeteur-wifi/hero',
      frame,
      tall ? { x: 0.8, y: 0.56, width: 0.56 } : { x: 0.86, y: 0.5, width: 0.3 },
    ),
    await product(
      'box-pop/hero',
      frame,
      tall ? { x: 0.44, y: 0.68, width: 0.98 } : { x: 0.67, y: 0.62, width: 0.53 },
    ),
  ];
}
