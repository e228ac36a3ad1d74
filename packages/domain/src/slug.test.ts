import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxPath, slugOf } from './slug.ts';

test.each([
  ['Freebox Révolution Light', 'freebox-revolution-light'],
  ['Freebox Pop S', 'freebox-pop-s'],
  ['Box 5G', 'box-5g'],
  ['  Ultra   Essentiel ', 'ultra-essentiel'],
  ['Cœur d’Été', 'coeur-d-ete'],
])('the slug of %s is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('a box page sits under /freebox/ at the slug of its name', () => {
  expect(boxPath('Freebox Ultra Essentiel', { base: 'freebox' })).toBe(
    '/freebox/freebox-ultra-essentiel/',
  );
});

test('a slug is safe in an address and stable when slugged again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const slug = slugOf(text);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slugOf(slug)).toBe(slug);
    }),
  );
});
