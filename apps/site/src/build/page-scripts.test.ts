import { describe, expect, test, vi } from 'vitest';
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
  /** The code as a browser would run it, with this document, and what tells it that the page was painted. */
  const run = (document: object) => {
    const [, code = ''] =
      /data-starter>(.*)<\/script>/.exec(withScriptsAfterPaint(page(script('a')))) ?? [];
    const asked = new Set<string>();
    let paint = () => {};
    const start = new Function(
      'document',
      'load',
      'PerformanceObserver',
      'setTimeout',
      code.replaceAll('import(', 'load('),
    );
    const later = vi.fn<(act: () => void, ms: number) => void>();
    start(
      document,
      async (source: string) => asked.add(source),
      class {
        constructor(callback: () => void) {
          paint = callback;
        }
        observe = vi.fn<() => void>();
      },
      later,
    );
    return { asked, paint: () => paint(), later };
  };
  const root = { documentElement: { dataset: {} }, body: {} };
  const ALL = new Set(['/_astro/a.js']);

  test('waits until the page is painted', () => {
    const { asked, paint } = run({ ...root, hidden: false });
    expect(asked).toEqual(new Set());
    paint();
    expect(asked).toEqual(ALL);
  });

  test('does not wait for ever where a browser tells nothing of its paints', () => {
    const { asked, later } = run({ ...root, hidden: false });
    const [[act] = []] = later.mock.calls;
    act?.();
    expect(asked).toEqual(ALL);
  });

  test('does not wait for a paint in another tab, where there is none', () => {
    expect(run({ ...root, hidden: true }).asked).toEqual(ALL);
  });

  test('lays a page that is prerendered out once it is loaded', () => {
    const layout = vi.fn<() => number>(() => 0);
    const body = Object.defineProperty({}, 'offsetHeight', { get: layout });
    run(Object.assign(new EventTarget(), root, { body, prerendering: true }));
    expect(layout).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
    expect(layout).toHaveBeenCalledOnce();
  });

  test('does nothing on a page that is prerendered, until it is shown', () => {
    const shown = new EventTarget();
    const { asked } = run(Object.assign(shown, root, { prerendering: true, hidden: true }));
    expect(asked).toEqual(new Set());
    shown.dispatchEvent(new Event('prerenderingchange'));
    expect(asked).toEqual(ALL);
  });

  test('waits for the paint of a prerendered page, once it is shown', () => {
    const shown = new EventTarget();
    const { asked, paint } = run(Object.assign(shown, root, { prerendering: true, hidden: false }));
    shown.dispatchEvent(new Event('prerenderingchange'));
    expect(asked).toEqual(new Set());
    paint();
    expect(asked).toEqual(ALL);
  });
});
