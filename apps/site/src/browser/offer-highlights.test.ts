import { beforeEach, describe, expect, test } from 'vitest';
import { startOfferHighlights } from './offer-highlights.ts';

const shown = () => [...document.querySelectorAll('a:not([hidden])')].map((card) => card.id);

describe('offer highlights', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<div data-offer-highlight><a id="a"></a><a id="b" hidden></a><a id="c" hidden></a></div>';
  });

  test.each([
    [0, 'a'],
    [0.34, 'b'],
    [0.999, 'c'],
  ])('a draw of %f shows card %s and no other', (draw, card) => {
    startOfferHighlights(() => draw);
    expect(shown()).toEqual([card]);
  });

  test('each block draws its own', () => {
    document.body.innerHTML +=
      '<div data-offer-highlight><a id="d"></a><a id="e" hidden></a></div>';
    const draws = [0.5, 0.6];
    startOfferHighlights(() => draws.shift() ?? 0);
    expect(shown()).toEqual(['b', 'e']);
  });
});
