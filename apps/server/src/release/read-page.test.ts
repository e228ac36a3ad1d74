import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readPage } from './read-page.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('what is inline is hashed as the browser sees it, each once', () => {
  const { allows } = readPage(`<!doctype html><html><head>
    <style>a > b { content: "</p>"; }</style>
    <script type="module">if (1 < 2) console.log("é");</script>
    <script data-note="a > b">first()</script><script>first()</script>
    <script src="/_astro/a.js"></script>
    <script type="application/ld+json">{"@type":"Organization"}</script>
    </head><body></body></html>`);

  expect(allows.styles).toEqual([hash('a > b { content: "</p>"; }')]);
  expect(allows.scripts).toEqual([hash('if (1 < 2) console.log("é");'), hash('first()')]);
});

test('links are found wherever a browser would follow them', () => {
  const { links } = readPage(`<link rel="stylesheet" href="/_astro/a.css">
    <img src="/a.png" srcset="/a-1.png 1x, /a-2.png 2x"><a href="/freebox/#prix">x</a>
    <form action="/api/forms/contact"></form><template><a href="/inside/">y</a></template>
    <meta property="og:image" content="https://site.example/share.png">
    <astro-island component-url="/_astro/i.js" renderer-url="/_astro/r.js"></astro-island>
    <script type="module">start(()=>import("/_astro/late.js"))</script>`);

  expect(links.toSorted()).toEqual([
    '/_astro/a.css',
    '/_astro/i.js',
    '/_astro/late.js',
    '/_astro/r.js',
    '/a-1.png',
    '/a-2.png',
    '/a.png',
    '/api/forms/contact',
    '/freebox/#prix',
    '/inside/',
    'https://site.example/share.png',
  ]);
});

test('anchors are found, and so are attributes that the policy forbids', () => {
  const { anchors, forbidden } = readPage(
    `<h2 id="prix">Prix</h2><p style="color:red" onclick="x()">a</p>`,
  );

  expect([...anchors]).toEqual(['prix']);
  expect(forbidden).toEqual(['<p style="color:red">', '<p onclick="x()">']);
});

test('a page with a trailer may frame video hosts; another may not', () => {
  expect(readPage('<figure data-trailer="x"></figure>').allows.videos).toBe(true);
  expect(readPage('<figure></figure>').allows.videos).toBe(false);
});
