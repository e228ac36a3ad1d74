import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isContentOnly, withContentOnly } from './content-only.ts';

test.each([
  ['/freebox/', '/freebox/?contentOnly=true'],
  ['/freebox/?a=1#faq', '/freebox/?a=1&contentOnly=true#faq'],
  ['/freebox/?contentOnly=true#faq', '/freebox/?contentOnly=true#faq'],
  ['/freebox/?contentOnly=false', '/freebox/?contentOnly=true'],
  ['/freebox/?q=a?b&c=1', '/freebox/?q=a?b&c=1&contentOnly=true'],
  ['/freebox/?contentOnly=true&a=1', '/freebox/?contentOnly=true&a=1'],
  ['/freebox/#a#b', '/freebox/?contentOnly=true#a#b'],
  ['#faq', '?contentOnly=true#faq'],
])('%s becomes %s', (href, expected) => {
  expect(withContentOnly(href)).toBe(expected);
});

test('the flag is always there afterwards, and adding it again changes nothing', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), fc.webFragments(), (path, query, hash) => {
      const once = withContentOnly(`https://exemple.fr${path}?${query}#${hash}`);
      expect(isContentOnly(new URL(once).searchParams)).toBe(true);
      expect(withContentOnly(once)).toBe(once);
      expect(once.endsWith(`#${hash}`)).toBe(true);
    }),
  );
});
