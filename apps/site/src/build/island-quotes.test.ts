import { expect, test } from 'vitest';
import { withPlainQuotes } from './island-quotes.ts';

const PROPS = { said: 'L\'offre "Pop" > 1 & <at>', list: ['a', "b'c"] };

/** As Astro writes it. */
const attribute = JSON.stringify(PROPS)
  .replaceAll('&', '&amp;')
  .replaceAll('<', '&lt;')
  .replaceAll('>', '&gt;')
  .replaceAll('"', '&quot;');

test('an island is given the same, written in fewer characters', () => {
  const written = withPlainQuotes(`<astro-island uid="a" props="${attribute}" ssr></astro-island>`);
  const island = new DOMParser()
    .parseFromString(written, 'text/html')
    .querySelector('astro-island');
  expect(JSON.parse(island?.getAttribute('props') ?? '')).toEqual(PROPS);
  expect(island?.getAttribute('uid')).toBe('a');
  expect(island?.hasAttribute('ssr')).toBe(true);
  expect(written).not.toContain('&quot;');
});

test('nothing else of a page is written otherwise', () => {
  const page = '<p title="&quot;">Il dit &quot;oui&quot;</p><astro-island uid="a"></astro-island>';
  expect(withPlainQuotes(page)).toBe(page);
});
