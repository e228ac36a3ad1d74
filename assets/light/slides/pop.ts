/** Pop: pale on peach, a low sun behind it. */
import { add, blend, noise, rgb, scale, smooth, type Rgb } from '../field.ts';
import { product } from '../overlay.ts';
import type { Frame } from '../paint.ts';

export const uses = ['box-pop/hero'];

export function shadeFor({ tall }: Frame) {
  const cx = tall ? 0 : 0.87;
  const horizon = tall ? -0.28 : -0.18;
  // Low enough for a hero that cuts the picture's top.
  const sun = tall ? { y: -0.02, r: 0.6 } : { y: -0.16, r: 0.82 };
  return (x: number, y: number): Rgb => {
    const sky = blend(rgb('#ffb59a'), rgb('#f7dff0'), smooth(-1.7, 1.6, x * 0.7 + y));
    let light: Rgb = scale(sky, 1.7);
    const d = Math.hypot(x - cx, y - sun.y) - sun.r;
    light = blend(light, scale(rgb('#ff7a52'), 1.5 - 0.5 * (y - horizon)), smooth(0.005, 0, d));
    light = add(
      light,
      scale(rgb('#fff1df'), 0.5 * Math.exp(-Math.max(0, d) / 0.16) * smooth(-0.01, 0.01, d)),
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
  const place = frame.tall
    ? { x: 0.486, y: 0.614, width: 1.04 }
    : { x: 0.735, y: 0.585, width: 0.68 };
  return [await product('box-pop/hero', frame, place)];
}
