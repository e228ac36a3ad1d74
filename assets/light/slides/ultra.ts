/** Ultra: the black slab before a ring of gold. */
import { add, clouds, rgb, scale, smooth, type Rgb } from '../field.ts';
import { product } from '../overlay.ts';
import type { Frame } from '../paint.ts';

export const uses = ['box-ultra/hero'];

const centre = ({ tall }: Frame) =>
  tall ? { x: 0, y: -0.2, r: 0.62 } : { x: 0.8, y: 0.02, r: 0.68 };

export function shadeFor(frame: Frame) {
  const at = centre(frame);
  return (x: number, y: number): Rgb => {
    const d = Math.hypot(x - at.x, y - at.y);
    const ring = Math.abs(d - at.r);
    const lit = 0.35 + 0.65 * smooth(-0.9, 0.9, (y - at.y + 0.5 * (x - at.x)) / at.r);
    // The floor begins below the product and mirrors the ring.
    const floor = smooth(at.y - 0.36, at.y - 0.5, y);
    let light: Rgb = scale(rgb('#0d0b09'), 0.9 + 0.5 * clouds(x * 1.2, y * 1.2, 3));
    light = add(light, scale(rgb('#3a2608'), 0.55 * Math.exp(-((d / 0.95) ** 2))));
    const air =
      Math.exp(-ring / 0.006) * 2.0 + Math.exp(-ring / 0.05) * 0.3 + Math.exp(-ring / 0.25) * 0.12;
    light = add(light, scale(rgb('#ffc45e'), air * lit * (1 - floor)));
    const pool = Math.exp(-((x - at.x) ** 2 / 0.7 + (y - at.y + 0.46) ** 2 / 0.06));
    return add(light, scale(rgb('#b07a2a'), floor * pool * 0.5));
  };
}

export async function overlays(frame: Frame) {
  const place = frame.tall ? { x: 0.5, y: 0.61, width: 1.02 } : { x: 0.72, y: 0.53, width: 0.56 };
  return [await product('box-ultra/hero', frame, place)];
}
