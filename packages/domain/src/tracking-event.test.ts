import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTracking, trackingEvent } from './tracking-event.ts';

describe('what is counted', () => {
  test('has a value that joins page, section and action', () => {
    expect(trackingEvent('homepage', 'hero', 'souscrire').value).toBe(
      'homepage > hero > souscrire',
    );
  });

  test('belongs to the page being read, unless the attribute names another', () => {
    expect(parseTracking('menu > freebox-pop', 'homepage')).toEqual(
      trackingEvent('homepage', 'menu', 'freebox-pop'),
    );
    expect(parseTracking('boutiques > menu > carte', 'homepage')).toEqual(
      trackingEvent('boutiques', 'menu', 'carte'),
    );
  });

  test.each(['', 'menu', 'menu > ', ' > menu', 'a > b > c > d'])(
    '%j counts nothing',
    (attribute) => {
      expect(parseTracking(attribute, 'homepage')).toBeNull();
    },
  );

  test('has names in lower case, whatever the label it was written with', () => {
    expect(parseTracking('menu-goodDeals > Freebox Révolution Light', 'homepage')?.value).toBe(
      'homepage > menu-gooddeals > freebox-revolution-light',
    );
  });

  test('any section and action that are names come back as they were given', () => {
    const word = fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,2}$/);
    fc.assert(
      fc.property(word, word, word, (page, section, action) => {
        expect(parseTracking(`${section} > ${action}`, page)).toEqual({
          page,
          section,
          action,
          value: `${page} > ${section} > ${action}`,
        });
      }),
    );
  });
});
