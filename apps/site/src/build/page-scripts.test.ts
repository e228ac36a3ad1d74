import { expect, test } from 'vitest';
import { withScriptsAfterPaint } from './page-scripts.ts';

const script = (name: string) => `<script type="module" src="/_astro/${name}.js"></script>`;
const page = (body: string) => `<html><head></head><body>${body}</body></html>`;

test('the scripts of a page are asked for by one line at its end, each once', () => {
  const html = withScriptsAfterPaint(
    page(`${script('a')}<p>Du texte</p>${script('b')}${script('a')}`),
  );
  expect(html).not.toContain('src=');
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain('<p>Du texte</p><script type="module" data-starter>');
  expect(html.match(/import\("\/_astro\/(a|b)\.js"\)/g)).toEqual([
    'import("/_astro/a.js")',
    'import("/_astro/b.js")',
  ]);
});

test('a page without a script, and scripts that are not ours, stay as they are', () => {
  const plain = page('<script src="/other.js"></script><script>early()</script>');
  expect(withScriptsAfterPaint(plain)).toBe(plain);
});
