import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, INKS, readableInk, TEXT_CONTRAST } from './contrast.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const ink = fc.constantFrom('white' as const, 'dark' as const);

describe('contrast', () => {
  test('goes from 1 to 21, whichever comes first', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrast('#cc0000', '#cc0000')).toBe(1);
    expect(contrast('#5a5a62', '#ffffff')).toBeCloseTo(contrast('#ffffff', '#5a5a62'));
    // As other tools reckon them; the darkest colours have a scale of their own.
    expect(contrast('#cd1e25', '#ffffff')).toBeCloseTo(5.53, 1);
    expect(contrast('#080808', '#000000')).toBeCloseTo(1.05, 2);
  });
});

describe('the ink of words over a picture', () => {
  test('is the one that was asked for where it can be read', () => {
    expect(readableInk('#683f95', 'white')).toBe('white');
    expect(readableInk('#ebd6d1', 'dark')).toBe('dark');
    // Also where the other would read better: 4.6 against 3.7.
    expect(contrast(INKS.white, '#757575')).toBeGreaterThan(contrast(INKS.dark, '#757575'));
    expect(readableInk('#8a8a8a', 'dark')).toBe('dark');
  });

  test('is the other one where it cannot', () => {
    expect(readableInk('#683f95', 'dark')).toBe('white');
    expect(readableInk('#112a57', 'dark')).toBe('white');
    expect(readableInk('#ebd6d1', 'white')).toBe('dark');
  });

  test('never reads worse than the other by choice', () => {
    fc.assert(
      fc.property(colour, ink, (ground, wanted) => {
        const chosen = readableInk(ground, wanted);
        const other = chosen === 'white' ? 'dark' : 'white';
        const read = contrast(INKS[chosen], ground);
        expect(read >= TEXT_CONTRAST || read >= contrast(INKS[other], ground)).toBe(true);
      }),
    );
  });
});
