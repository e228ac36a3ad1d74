/** Box 5G: rings of signal over a night-blue plain. */
import { add, blend, noise, rgb, scale, smooth, type Rgb } from '../field.ts';
import { product } from '../overlay.ts';
import type { Frame } from '../paint.ts';

export const uses = ['box-5g/hero'];

const RINGS = 7;

export function shadeFor({ tall }: Frame) {
  const cx = tall ? 0 : 0.74;
  const foot = tall ? -0.66 : -0.6;
  // Round its foot, whose size follows the box.
  const first = tall ? 0.2 : 0.38;
  const horizon = tall ? -0.1 : 0.0;
  return (x: number, y: number): Rgb => {
    let light: Rgb = scale(blend(rgb('#0c2250'), rgb('#061026'), smooth(horizon, 1.1, y)), 1.2);
    light = add(
      light,
      scale(
        rgb('#2f7be0'),
        0.5 * Math.exp(-Math.abs(y - horizon) / 0.14) * Math.exp(-((x - cx) ** 2) / 1.2),
      ),
    );
    const ground = smooth(horizon + 0.01, horizon - 0.05, y);
    light = blend(light, scale(rgb('#0e2a5c'), 0.8 + 0.3 * noise(x * 2, y * 2, 4)), ground * 0.85);
    for (let k = 1; k <= RINGS; k += 1) {
      const r = first + 0.2 * (k - 1) + 0.02 * k * k;
      // Circles on the ground, seen from above the horizon.
      const d = Math.abs(Math.hypot(x - cx, (y - foot) * 2.9) - r);
      const fade = 0.8 ** k;
      const tone = k === 1 ? rgb('#ff5a48') : rgb('#6fb4ff');
      light = add(
        light,
        scale(tone, ground * (Math.exp(-d / 0.006) * 1.5 + Math.exp(-d / 0.05) * 0.22) * fade),
      );
    }
    return light;
  };
}

export async function overlays(frame: Frame) {
  const place = frame.tall ? { x: 0.5, y: 0.6, width: 0.98 } : { x: 0.71, y: 0.488, width: 0.75 };
  return [await product('box-5g/hero', frame, place)];
}
