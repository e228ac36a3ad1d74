import { expect, test } from 'vitest';
import { fragmentSheet, sharedSheets, withStyles } from './page-stylesheets.ts';

const href = (name: string) => `/_astro/${name}.css`;
const sheets = Object.fromEntries(
  ['base', 'a', 'b', 'c'].map((name) => [href(name), `.${name}{}\n`]),
);
const page = (...names: string[]) =>
  `<head>${names.map((name) => `<link rel="stylesheet" href="${href(name)}">`).join('')}</head>`;
const routes = (...pages: string[][]) =>
  pages.map((names, index) => ({ route: `/page-${index}`, sheets: names.map(href) }));

test('a page holds all its styles: those of every page, then its own, in their order', () => {
  const everywhere = sharedSheets(routes(['a', 'base', 'b'], ['base', 'c'], ['base']));
  const held = (...names: string[]) => withStyles(page(...names), '/page/', { everywhere, sheets });
  expect(held('a', 'base', 'b')).toBe('<head><style>.base{}\n.a{}\n.b{}</style></head>');
  expect(held('base', 'c')).toBe('<head><style>.base{}\n.c{}</style></head>');
  expect(held('base')).toBe('<head><style>.base{}</style></head>');
});

test('what pages share comes in one order, in whatever order they name it', () => {
  const everywhere = sharedSheets(routes(['base', 'a', 'b'], ['a', 'c', 'base']));
  const held = (...names: string[]) => withStyles(page(...names), '/page/', { everywhere, sheets });
  expect(held('base', 'a', 'b')).toContain('.base{}\n.a{}\n.b{}');
  expect(held('a', 'c', 'base')).toContain('.base{}\n.a{}\n.c{}');
});

test('a fragment decides nothing for pages, and has all of its own in one file', () => {
  const everywhere = sharedSheets([
    ...routes(['base', 'a'], ['base', 'b']),
    { route: '/fragments/piece', sheets: [href('c')] },
  ]);
  expect(everywhere).toEqual([href('base')]);
  const { href: one } = fragmentSheet('.base{}\n.a{}\n.c{}');
  expect(withStyles(page('base', 'a', 'c'), '/fragments/piece/', { everywhere, sheets })).toBe(
    `<head><link rel="stylesheet" href="${one}"></head>`,
  );
});

test('a style sheet that the renderer does not have is an error, not a page without styles', () => {
  expect(() => withStyles(page('lost'), '/page/', { everywhere: [], sheets })).toThrow('lost.css');
});

test('what Astro writes beside the first island is left out: HTML wants styles in the head', () => {
  const island =
    '<style>astro-island,astro-slot{display:contents}</style><astro-island></astro-island>';
  expect(withStyles(page('base') + island, '/page/', { everywhere: [href('base')], sheets })).toBe(
    '<head><style>.base{}</style></head><astro-island></astro-island>',
  );
});
