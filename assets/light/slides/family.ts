/** Family: a box and phones together, in violet evening light. */
import { add, blend, glow, noise, rgb, scale, sheet, smooth, type Rgb } from '../field.ts';
import { product } from '../overlay.ts';
import type { Frame } from '../paint.ts';

export const uses = ['box-pop/hero', 'smartphone/hero', 'repeteur-wifi/hero'];

export function shadeFor({ tall }: Frame) {
  const cx = tall ? 0 : 0.66;
  const horizon = -0.3;
  return (x: number, y: number): Rgb => {
    let light: Rgb = scale(
      blend(rgb('#3b1a78'), rgb('#7c4bc4'), smooth(-1.2, 1.4, x * 0.5 + y)),
      0.9,
    );
    for (let k = 0; k < 5; k += 1) {
      const crest = 1.2 - k * 0.42 + 0.2 * Math.sin(x * 1.3 + k) + 0.15 * noise(x, k, 3);
      light = add(
        light,
        scale(rgb(k % 2 ? '#ff8ad0' : '#a98bff'), sheet(crest - y, 0.01, 0.4) * 0.1),
      );
    }
    light = add(light, scale(rgb('#ff9ac0'), 0.42 * glow(x, y, cx, 0.05, 0.75)));
    const ground = smooth(horizon + 0.12, horizon - 0.12, y);
    const floor = scale(rgb('#5b3596'), 0.75 + 0.5 * glow(x, y * 1.6, cx, -0.7, 0.9));
    return blend(light, floor, ground * 0.9);
  };
}

export async function overlays(frame: Frame) {
  // On a phone the controls lie over the foot, on the right: nothing stands there.
  const { tall } = frame;
  return [
    await product(
      'smartphone/hero',
      frame,
      tall ? { x: 0.51, y: 0.51, width: 0.92 } : { x: 0.66, y: 0.47, width: 0.52 },
    ),
    await product(
      'repeteur-wifi/hero',
      frame,
      tall ? { x: 0.85, y: 0.6, width: 0.46 } : { x: 0.87, y: 0.6, width: 0.27 },
    ),
    await product(
      'box-pop/hero',
      frame,
      tall ? { x: 0.32, y: 0.71, width: 0.66 } : { x: 0.6, y: 0.72, width: 0.38 },
    ),
  ];
}
