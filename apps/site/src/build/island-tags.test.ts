import { expect, test } from 'vitest';
import { withShortIslandTags } from './island-tags.ts';

const PROPS = { said: 'L\'offre "Pop" > 1 & <at>', list: ['a', "b'c"] };

/** As Astro writes it. */
const attribute = JSON.stringify(PROPS)
  .replaceAll('&', '&amp;')
  .replaceAll('<', '&lt;')
  .replaceAll('>', '&gt;')
  .replaceAll('"', '&quot;');

test('an island is given the same, written in fewer characters', () => {
  const opts = '{&quot;name&quot;:&quot;Finder&quot;,&quot;value&quot;:&quot;vitrine-place&quot;}';
  const written = withShortIslandTags(
    `<astro-island uid="a" props="${attribute}" ssr opts="${opts}"></astro-island>`,
  );
  const island = new DOMParser()
    .parseFromString(written, 'text/html')
    .querySelector('astro-island');
  expect(JSON.parse(island?.getAttribute('props') ?? '')).toEqual(PROPS);
  expect(island?.hasAttribute('ssr')).toBe(true);
  // As its directive reads it.
  expect(JSON.parse(island?.getAttribute('opts') ?? '')).toEqual({ value: 'vitrine-place' });
  expect(island?.hasAttribute('uid')).toBe(false);
  expect(written).not.toContain('&quot;');
});

test('nothing else of a page is written otherwise', () => {
  const page = '<p title="&quot;">Il dit &quot;oui&quot;</p><astro-island ssr></astro-island>';
  expect(withShortIslandTags(page)).toBe(page);
});
