/** What stands in front of painted light: cut-outs of our products, and vector drawings. */
import sharp, { type OverlayOptions } from 'sharp';
import { masterFile } from '../masters.ts';
import type { Frame } from './paint.ts';

interface Placement {
  /** Centre, as a share of the frame. */
  x: number;
  y: number;
  /** Width of the cut-out's frame, as a share of the picture's width. */
  width: number;
  /** 1 is as rendered; below, the product steps back into the dark. */
  brightness?: number;
}

/** A product with its shadow. Parts that leave the frame are trimmed. */
export async function product(name: string, frame: Frame, at: Placement): Promise<OverlayOptions> {
  const width = Math.round(at.width * frame.width);
  const image = await sharp(masterFile(name))
    .resize(width)
    .modulate({ brightness: at.brightness ?? 1 })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round(at.x * frame.width - image.info.width / 2);
  const top = Math.round(at.y * frame.height - image.info.height / 2);
  return crop(image.data, image.info, left, top, frame);
}

async function crop(
  input: Buffer,
  size: { width: number; height: number },
  left: number,
  top: number,
  frame: Frame,
): Promise<OverlayOptions> {
  const region = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(size.width, frame.width - left) - Math.max(0, -left),
    height: Math.min(size.height, frame.height - top) - Math.max(0, -top),
  };
  const trimmed = await sharp(input).extract(region).png().toBuffer();
  return { input: trimmed, left: Math.max(0, left), top: Math.max(0, top) };
}

/** SVG over the whole frame. */
export function drawing(
  frame: Frame,
  body: string,
  blend: 'over' | 'screen' = 'over',
): OverlayOptions {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" viewBox="0 0 ${frame.width} ${frame.height}">${body}</svg>`;
  return { input: Buffer.from(svg), blend };
}
