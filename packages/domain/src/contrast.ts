/** WCAG 2.2 contrast of colours, written #rrggbb. */

/** What text needs at least; large text, and what is not text, may do with 3. */
export const TEXT_CONTRAST = 4.5;

/** From 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export const INKS = { white: '#ffffff', dark: '#1f1f1f' } as const;
export type Ink = keyof typeof INKS;

/** The ink one asked for where it can be read on this colour, else the one that reads best. */
export function readableInk(ground: string, wanted: Ink): Ink {
  if (contrast(INKS[wanted], ground) >= TEXT_CONTRAST) return wanted;
  return contrast(INKS.white, ground) >= contrast(INKS.dark, ground) ? 'white' : 'dark';
}
