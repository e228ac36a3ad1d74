import { describe, expect, test } from 'vitest';
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

describe('the starter', () => {
  const run = async (document: object) => {
    const [, code = ''] =
      /data-starter>(.*)<\/script>/.exec(withScriptsAfterPaint(page(script('a')))) ?? [];
    const asked: string[] = [];
    // The code as a browser would run it, with this document.
    const start = new Function(
      'document',
      'load',
      'requestAnimationFrame',
      code.replaceAll('import(', 'load('),
    );
    start(
      document,
      async (source: string) => asked.push(source),
      () => undefined,
    );
    return asked;
  };
  const root = { documentElement: { dataset: {} } };

  test('does nothing on a page that is prerendered, until it is shown', async () => {
    const shown = new EventTarget();
    const document = Object.assign(shown, root, { prerendering: true, hidden: true });
    const asked = await run(document);
    expect(asked).toEqual([]);
    shown.dispatchEvent(new Event('prerenderingchange'));
    expect(asked).toEqual(['/_astro/a.js']);
  });

  test('waits for the paint of a prerendered page, once it is shown', async () => {
    const shown = new EventTarget();
    const document = Object.assign(shown, root, { prerendering: true, hidden: false });
    const asked = await run(document);
    shown.dispatchEvent(new Event('prerenderingchange'));
    expect(asked).toEqual([]);
  });

  test('does not wait for a paint in another tab, where there is none', async () => {
    expect(await run({ ...root, hidden: true })).toEqual(['/_astro/a.js']);
    expect(await run({ ...root, hidden: false })).toEqual([]);
  });
});
