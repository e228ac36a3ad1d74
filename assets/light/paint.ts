/** Paints a composition of light into a PNG. Coordinates: x from -aspect to aspect, y up, -1…1. */
import sharp, { type OverlayOptions } from 'sharp';
import { random, type Shade } from './field.ts';

export interface Frame {
  width: number;
  height: number;
  /** Taller than wide: the mobile variant. */
  tall: boolean;
}

/** What a file in this folder exports. */
interface Composition {
  /** Light at a point; a function of the frame when wide and tall differ. */
  shade?: Shade;
  shadeFor?: (frame: Frame) => Shade;
  /** Drawn over the light, in order: cut-outs of products, vector lines. */
  overlays?: (frame: Frame) => Promise<OverlayOptions[]>;
}

/** Film-like shoulder, then the sRGB curve. */
function develop(light: number): number {
  const toned = 1 - Math.exp(-light * 1.15);
  return toned <= 0.0031308 ? toned * 12.92 : 1.055 * toned ** (1 / 2.4) - 0.055;
}

export async function paint(script: string, width: number, height: number): Promise<Buffer> {
  const composition = (await import(`./${script}.ts`)) as Composition;
  const frame = { width, height, tall: height > width };
  const shade = composition.shadeFor?.(frame) ?? composition.shade;
  if (shade === undefined) throw new Error(`light/${script}.ts exports neither shade nor shadeFor`);
  const pixels = Buffer.alloc(width * height * 3);
  // Half a step of grain keeps long dark gradients from banding.
  const grain = random(7);
  let at = 0;
  for (let j = 0; j < height; j += 1) {
    for (let i = 0; i < width; i += 1) {
      const x = ((i + 0.5) / height) * 2 - width / height;
      const y = 1 - ((j + 0.5) / height) * 2;
      for (const light of shade(x, y)) {
        pixels[at] = Math.max(0, Math.min(255, develop(light) * 255 + grain() * 1.6 - 0.8));
        at += 1;
      }
    }
  }
  const overlays = (await composition.overlays?.(frame)) ?? [];
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .composite(overlays)
    .png()
    .toBuffer();
}
