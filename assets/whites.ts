/** The last touch of the studio: white plastic is shown white. */
import sharp from 'sharp';

/** White through and through: Pop's dish is grey by design, so its pixels say little of its shell. */
export const whiteObjects: ReadonlySet<string> = new Set([
  'box-5g',
  'box-pop-s',
  'box-revolution-light',
  'repeteur-wifi',
]);

/** As shares of full light: further apart is a colour, darker is another part or a socket. */
const NEUTRAL = 0.08;
const LIT = 0.5;
/** What half of the white is above: more lamps would burn out its top before its sides are there. */
const WHITE = 0.926;
/** Where the curve begins: what is darker keeps its tone, and sides in half shadow still show the form. */
const KNEE = 0.7;

const luminance = (red: number, green: number, blue: number) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** How light the whites are: the median of what has no colour, stands in the light, and is no shadow or edge. */
function whiteOf(pixels: Buffer): number {
  const whites: number[] = [];
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha !== 255) continue;
    const most = Math.max(red, green, blue) / 255;
    if (most < LIT || most - Math.min(red, green, blue) / 255 > NEUTRAL) continue;
    whites.push(luminance(red, green, blue) / 255);
  }
  return whites.sort((a, b) => a - b)[Math.floor(whites.length / 2)] ?? 1;
}

/** By how much each tone is multiplied: nothing below the knee, most at the white, nothing at full light. */
function gains(white: number): number[] {
  const share = (tone: number) => (tone - KNEE) / (1 - KNEE);
  // Schlick's bias, bent so that the white that is there becomes the white that is wanted.
  const bend = (share(white) / share(WHITE) - 1) / (1 - share(white));
  return Array.from({ length: 256 }, (_, value) => {
    const x = share(value / 255);
    return x <= 0 ? 1 : (KNEE + ((1 - KNEE) * x) / (bend * (1 - x) + 1)) / (value / 255);
  });
}

/** A cut-out with its whites at 92 % and more. What has a colour keeps it; one that is white enough is left alone. */
export async function whitened(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const white = whiteOf(data);
  if (white >= WHITE || white <= KNEE) return picture;
  const gain = gains(white);
  let seed = 1;
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    const by = Math.min(
      gain[Math.min(red, green, blue)] ?? 1,
      gain[Math.max(red, green, blue)] ?? 1,
    );
    if (by === 1) continue;
    // Dithered: tones drawn apart would show as bands.
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const dither = seed / 2 ** 32;
    for (let channel = at; channel < at + 3; channel += 1) {
      data[channel] = Math.min(255, Math.floor((data[channel] ?? 0) * by + dither));
    }
  }
  return sharp(data, { raw: info }).png().toBuffer();
}
