import { expect, test } from 'vitest';
import { classesByScript, styleRules } from '../../integrations/style-rules.ts';
import { fragmentSheet, sharedSheets, withStyles } from './page-stylesheets.ts';

const href = (name: string) => `/_astro/${name}.css`;
const sheets = Object.fromEntries(
  ['base', 'a', 'b', 'c'].map((name) => [href(name), [{ text: `${name}{}` }]]),
);
const scripted = {};
const readLater: string[] = [];
const page = (...names: string[]) =>
  `<head>${names.map((name) => `<link rel="stylesheet" href="${href(name)}">`).join('')}</head>`;
const routes = (...pages: string[][]) =>
  pages.map((names, index) => ({ route: `/page-${index}`, sheets: names.map(href) }));

test('a page holds all its styles: those of every page, then its own, in their order', () => {
  const everywhere = sharedSheets(routes(['a', 'base', 'b'], ['base', 'c'], ['base']));
  const held = (...names: string[]) =>
    withStyles(page(...names), '/page/', { everywhere, sheets, scripted, readLater });
  expect(held('a', 'base', 'b')).toBe('<head><style>base{}a{}b{}</style></head>');
  expect(held('base', 'c')).toBe('<head><style>base{}c{}</style></head>');
  expect(held('base')).toBe('<head><style>base{}</style></head>');
});

test('what pages share comes in one order, in whatever order they name it', () => {
  const everywhere = sharedSheets(routes(['base', 'a', 'b'], ['a', 'c', 'base']));
  const held = (...names: string[]) =>
    withStyles(page(...names), '/page/', { everywhere, sheets, scripted, readLater });
  expect(held('base', 'a', 'b')).toContain('base{}a{}b{}');
  expect(held('a', 'c', 'base')).toContain('base{}a{}c{}');
});

test('a fragment decides nothing for pages, and has all of its own in one file', () => {
  const everywhere = sharedSheets([
    ...routes(['base', 'a'], ['base', 'b']),
    { route: '/fragments/piece', sheets: [href('c')] },
  ]);
  expect(everywhere).toEqual([href('base')]);
  const { href: one } = fragmentSheet([{ text: 'base{}' }, { text: 'a{}' }, { text: 'c{}' }]);
  expect(
    withStyles(page('base', 'a', 'c'), '/fragments/piece/', {
      everywhere,
      sheets,
      scripted,
      readLater,
    }),
  ).toBe(`<head><link rel="stylesheet" href="${one}"></head>`);
});

test('a style sheet that the renderer does not have is an error, not a page without styles', () => {
  expect(() =>
    withStyles(page('lost'), '/page/', { everywhere: [], sheets, scripted, readLater }),
  ).toThrow('lost.css');
});

test('what Astro writes beside the first island is left out: HTML wants styles in the head', () => {
  const island =
    '<style>astro-island,astro-slot{display:contents}</style><astro-island></astro-island>';
  expect(
    withStyles(page('base') + island, '/page/', {
      everywhere: [href('base')],
      sheets,
      scripted,
      readLater,
    }),
  ).toBe('<head><style>base{}</style></head><astro-island></astro-island>');
});

const written = (
  css: string,
  html: string,
  named: Record<string, string[]> = {},
  later: string[] = [],
) =>
  withStyles(`${page('a')}${html}`, '/page/', {
    everywhere: [],
    sheets: { [href('a')]: styleRules(css) },
    scripted: named,
    readLater: later,
  }).slice('<head><style>'.length, -`</style></head>${html}`.length);

test('a page holds the rules that could match something on it, and no others', () => {
  const css =
    '.shown{color:red}.absent{color:red}.shown .absent{top:0}.absent,.shown{left:0}p{top:0}';
  expect(written(css, '<p class="x shown"></p>')).toBe(
    '.shown{color:red}.absent,.shown{left:0}p{top:0}',
  );
});

test('what a script of the page may give it later stays, whoever loads that script', () => {
  const scripts = new Map([
    ['_astro/island.x1.js', 'import"./part.x2.js"'],
    ['_astro/part.x2.js', 'import("./late.x3.js")'],
    ['_astro/late.x3.js', '"later"'],
    ['_astro/elsewhere.x4.js', '"never"'],
  ]);
  const named = classesByScript(scripts, new Set(['later', 'never']));
  const island = '<astro-island component-url="/_astro/island.x1.js"></astro-island>';
  expect(written('.later{top:0}.never{top:0}', island, named)).toBe('.later{top:0}');
});

test('what a script makes from the beginning of a name stays', () => {
  const scripts = new Map([['_astro/map.x1.js', 'a(" leaflet-"+b+"-pane","s-pin")']]);
  const classes = ['leaflet-marker-pane', 's-pin', 's-other', 'leaflets'];
  expect(classesByScript(scripts, new Set(classes))).toEqual({
    '/_astro/map.x1.js': ['leaflet-marker-pane', 's-pin'],
  });
});

test('a group of which nothing stays goes, at any depth', () => {
  const css = '@media print{.absent{top:0}@supports (top:0){.absent{top:0}.shown{top:0}}}';
  expect(written(css, '<p class="shown"></p>')).toBe(
    '@media print{@supports (top:0){.shown{top:0}}}',
  );
  expect(written(css, '<p></p>')).toBe('');
});

test('classes in the arguments of a selector are not asked for', () => {
  const css =
    '.shown:not(.absent){top:0}:is(.absent,p:not(.x)) .shown{top:0}:where(.absent){top:0}';
  expect(written(css, '<p class="shown"></p>')).toBe(css);
});

test('typefaces, keyframes, layers and imports stay as they are', () => {
  const css =
    '@layer a,b;@font-face{font-family:F;src:url(data:font/woff2;base64,e30=)}@keyframes k{to{top:0}}';
  expect(written(css, '<p></p>')).toBe(css);
});

test('a rule that several themes share stays whole', () => {
  const css = '[data-theme=dark],[data-theme=shaderDark]{top:0}';
  expect(written(css, '<p data-theme="dark"></p>')).toBe(css);
});

test('a page holds the tokens of the themes that it names, in an element or for an island', () => {
  const css =
    '[data-theme=medium]{top:0}[data-theme="UltraApp"]{left:0}[data-theme=light]{top:1px}';
  expect(written(css, '<p></p>')).toBe('[data-theme=light]{top:1px}');
  expect(written(css, '<p data-theme="medium"></p>')).toBe(
    '[data-theme=medium]{top:0}[data-theme=light]{top:1px}',
  );
  expect(written(css, '<astro-island props="{&quot;theme&quot;:[0,&quot;UltraApp&quot;]}">')).toBe(
    '[data-theme="UltraApp"]{left:0}[data-theme=light]{top:1px}',
  );
});

test('a page holds the tokens that something on it reads, or may come to read', () => {
  const css =
    ':root{--a:1px;--b:2px;--c:var(--b)}[data-theme=dark]{--d:clamp(1px, 2vw, 3px);--e:5px}p{top:var(--c)}';
  expect(written(css, '<p></p>')).toBe(
    ':root{--b:2px;--c:var(--b)}[data-theme=dark]{}p{top:var(--c)}',
  );
  expect(written(css, '<svg fill="var(--e)"></svg>', {}, ['--a'])).toBe(
    ':root{--a:1px;--b:2px;--c:var(--b)}[data-theme=dark]{--e:5px}p{top:var(--c)}',
  );
});

test('a value that may hold a semicolon of its own stays whole', () => {
  const css = `:root{--mark:url(data:image/svg+xml;base64,e30=);--quote:'a;b';--x:1px}`;
  expect(written(css, '<p></p>')).toBe(css.replace(';--x:1px', ';'));
});
