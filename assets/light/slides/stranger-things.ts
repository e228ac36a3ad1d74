/** Red-glow edition: fog, embers and a torn red sky. Our own world, no borrowed sign. */
import { add, clouds, glow, random, rgb, scale, smooth, type Rgb } from '../field.ts';
import { product } from '../overlay.ts';
import type { Frame } from '../paint.ts';

export const uses = ['box-ultra-edition-stranger-things/hero'];

const next = random(83);
const embers = Array.from({ length: 90 }, () => {
  return {
    x: (next() * 2 - 1) * 1.8,
    y: next() * 2 - 1,
    r: 0.002 + 0.007 * next() ** 3,
    k: next(),
  };
});

export function shadeFor({ tall }: Frame) {
  const cx = tall ? 0 : 0.7;
  const cy = tall ? -0.15 : 0.1;
  return (x: number, y: number): Rgb => {
    const warp = clouds(x * 1.1 + 3, y * 1.1, 5);
    const fog = clouds(x * 0.9 + 2.2 * warp, y * 1.5 + 1.2 * warp, 9, 5);
    let light: Rgb = scale(rgb('#0a0306'), 1);
    light = add(
      light,
      scale(rgb('#b00d0a'), 1.1 * smooth(0.3, 0.8, fog) * glow(x, y, cx, cy + 0.15, 1.05)),
    );
    light = add(
      light,
      scale(rgb('#16233f'), 0.55 * smooth(0.35, 0.8, fog) * glow(x, y, -1.5, 0.8, 1.2)),
    );
    // The tear: a jagged vertical line of light behind the product.
    const jag = cx + 0.14 * (clouds(y * 2.2, 3, 14) - 0.45) + 0.06 * (clouds(y * 9, 7, 15) - 0.45);
    const tear = Math.abs(x - jag) / (0.4 + 0.9 * smooth(-0.6, 0.9, y));
    light = add(
      light,
      scale(
        rgb('#ff3a1e'),
        (Math.exp(-tear / 0.012) * 1.5 + Math.exp(-tear / 0.16) * 0.5) * smooth(-0.6, 0.1, y),
      ),
    );
    for (const ember of embers) {
      if (Math.abs(ember.x - x) < 0.04 && Math.abs(ember.y - y) < 0.04) {
        light = add(
          light,
          scale(rgb('#ff7a3a'), 1.6 * ember.k * glow(x, y, ember.x, ember.y, ember.r)),
        );
      }
    }
    const pool = Math.exp(-((x - cx) ** 2 / 0.6 + (y - cy + 0.62) ** 2 / 0.035));
    return add(light, scale(rgb('#8a0806'), 0.5 * pool));
  };
}

export async function overlays(frame: Frame) {
  const place = frame.tall ? { x: 0.5, y: 0.61, width: 1.02 } : { x: 0.695, y: 0.55, width: 0.56 };
  return [await product('box-ultra-edition-stranger-things/hero', frame, place)];
}
