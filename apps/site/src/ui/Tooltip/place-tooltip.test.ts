import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cssDeclaration } from '#testing/css-declaration.ts';
import { freestSide, placeTooltip, TOOLTIP_MARGIN_PX } from './place-tooltip.ts';

const screenSize = { width: 1000, height: 800 };
const button = { width: 20, height: 20 };

describe('a tooltip', () => {
  test.each([
    ['top', { left: 490, top: 770 }],
    ['bottom', { left: 490, top: 10 }],
    ['left', { left: 970, top: 390 }],
    ['right', { left: 10, top: 390 }],
  ])('goes to the %s when that is where the most room is', (side, position) => {
    expect(freestSide({ ...button, ...position }, screenSize)).toBe(side);
  });

  test('keeps 16 px off the edges of the screen, wherever its button is', () => {
    expect(TOOLTIP_MARGIN_PX).toBe(16);
    fc.assert(
      fc.property(
        fc.record({
          left: fc.integer({ min: 0, max: 980 }),
          top: fc.integer({ min: 0, max: 780 }),
        }),
        fc.record({
          width: fc.integer({ min: 10, max: 320 }),
          height: fc.integer({ min: 10, max: 300 }),
        }),
        (position, tooltip) => {
          const { left, top } = placeTooltip({ ...button, ...position }, tooltip, screenSize);
          expect(left).toBeGreaterThanOrEqual(16);
          expect(top).toBeGreaterThanOrEqual(16);
          expect(left + tooltip.width).toBeLessThanOrEqual(screenSize.width - 16);
          expect(top + tooltip.height).toBeLessThanOrEqual(screenSize.height - 16);
        },
      ),
    );
  });

  test('is never wider than the screen less its margins', () => {
    expect(cssDeclaration('ui/Tooltip/Tooltip.module.css', '.bubble', 'max-inline-size')).toContain(
      `100vw - 2 * ${TOOLTIP_MARGIN_PX}px`,
    );
  });
});
