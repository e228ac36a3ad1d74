import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { whitened } from './whites.ts';

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

const GREY: Rgba = [218, 218, 220, 255];
const HALF_SHADOW: Rgba = [170, 170, 172, 255];
const FULL_LIGHT: Rgba = [255, 255, 255, 255];
const RED: Rgba = [242, 13, 5, 255];
const SHADOW: Rgba = [0, 0, 0, 80];
const DARK: Rgba = [38, 39, 43, 255];

const pictureOf = (pixels: readonly Rgba[]) =>
  sharp(Buffer.from(pixels.flat()), { raw: { width: pixels.length, height: 1, channels: 4 } })
    .png()
    .toBuffer();

async function pixelsOf(picture: Buffer): Promise<number[][]> {
  const data = [...(await sharp(picture).ensureAlpha().raw().toBuffer())];
  return Array.from({ length: data.length / 4 }, (_, at) => data.slice(4 * at, 4 * at + 4));
}

describe('whitened', () => {
  it('lifts grey plastic to white, and leaves colours, half shadows, full light and shadow', async () => {
    const others = [HALF_SHADOW, FULL_LIGHT, RED, SHADOW, DARK];
    const graded = await pixelsOf(await whitened(await pictureOf([GREY, GREY, GREY, ...others])));
    expect(Math.min(...graded.slice(0, 3).flat())).toBeGreaterThanOrEqual(0.92 * 255);
    expect(Math.max(...graded.slice(0, 3).flatMap((pixel) => pixel.slice(0, 3)))).toBeLessThan(245);
    expect(graded.slice(3)).toEqual(others);
  });

  it('keeps a lighter tone lighter: a form is still read', async () => {
    const tones = [190, 200, 210, 220, 230, 240, 250].map((v): Rgba => [v, v, v, 255]);
    const graded = (await pixelsOf(await whitened(await pictureOf(tones)))).map(([red = 0]) => red);
    expect(new Set(graded).size).toBe(tones.length);
    expect(graded).toEqual([...graded].sort((a, b) => a - b));
  });

  it('leaves alone what is white enough', async () => {
    const white = await pictureOf([FULL_LIGHT, [240, 240, 240, 255], RED]);
    expect(await whitened(white)).toBe(white);
  });
});
