import { expect, test } from 'vitest';
import { testConfig } from '../testing/config.ts';
import { newVarFolder, prepareRelease, type SiteFiles } from '../testing/releases.ts';
import { checkRelease } from './check-release.ts';
import { releasesIn } from './releases.ts';

async function problemsOf(
  site: SiteFiles,
  { requiredPaths = [] as string[], env = {} as Record<string, string> } = {},
): Promise<string[]> {
  const varFolder = await newVarFolder();
  const releases = releasesIn(varFolder);
  const id = await prepareRelease(varFolder, site);
  return checkRelease({
    folder: releases.folderOf(id),
    manifest: await releases.manifestOf(id),
    config: testConfig(env),
    requiredPaths,
  });
}

const home = (body: string) => ({ 'freebox/index.html': `<h2 id="prix">Prix</h2>${body}` });

test.each([
  '<a href="/freebox/">',
  '<a href="/freebox/#prix">',
  '<a href="#prix">',
  '<a href="?page=1">',
  '<a href="/">',
  '<a href="#">',
  '<a href="https://example.org/anything">',
  '<a href="mailto:a@example.org">',
  '<a href="tel:3244">',
  '<form action="/api/forms/contact">',
  '<link rel="canonical" href="http://localhost:4321/freebox/">',
])('%s is a good link', async (body) => {
  expect(await problemsOf(home(body))).toEqual([]);
});

test.each([
  ['<a href="/freebox/inconnue/">', 'freebox/index.html: link /freebox/inconnue/ leads nowhere'],
  ['<a href="/freebox">', 'freebox/index.html: link /freebox lacks its slash at the end'],
  ['<a href="#rien">', 'freebox/index.html: link #rien has an anchor that is not on the page'],
  ['<img src="/pictures/a.avif">', 'freebox/index.html: link /pictures/a.avif leads nowhere'],
  ['<a href="http://[">', 'freebox/index.html: link http://[ is not an address'],
  ['<p style="a:b">', 'freebox/index.html: <p style="a:b"> would be blocked by the policy'],
])('%s is refused', async (body, problem) => {
  expect(await problemsOf(home(body))).toEqual([problem]);
});

test('an address that would lead nowhere is refused', async () => {
  const redirects = [
    { path: '/avant/', href: '/freebox/' },
    { path: '/vieux/', href: '/parti/' },
  ];
  const files = { 'data-json/layout/redirects.json': JSON.stringify({ redirects }) };
  expect(await problemsOf({ ...home(''), ...files })).toEqual([
    'content/layout/redirects.json: /vieux/ leads to /parti/, no page',
  ]);
});

test('a bad link on every page is said once', async () => {
  const body = '<a href="/nulle-part/">';
  const files = { ...home(body), 'a/index.html': body, 'b/index.html': body };

  expect(await problemsOf(files)).toEqual([
    'a/index.html: link /nulle-part/ leads nowhere (and on 2 other pages)',
  ]);
});

test('a page that was not rendered is refused', async () => {
  const requiredPaths = ['/freebox/', '/freebox/wifi-7/', '/boutiques/[shop]/'];

  expect(await problemsOf(home(''), { requiredPaths })).toEqual([
    '/freebox/wifi-7/: the page was not rendered',
    '/boutiques/[shop]/: the page was not rendered',
  ]);
  const files = { ...home(''), 'boutiques/paris/index.html': '', 'freebox/wifi-7/index.html': '' };
  expect(await problemsOf(files, { requiredPaths })).toEqual([]);
});

test('content that breaks its schema is refused, its file and field named', async () => {
  const files = { 'data-json/home/faq.json': JSON.stringify({ title: 'Questions' }) };

  expect(await problemsOf(files)).toEqual([
    expect.stringMatching(/^content\/home\/faq\.json: items: /) as string,
  ]);
});

test('pictures on another origin are looked for in the release', async () => {
  const env = { IMAGE_BASE: 'https://images.example/' };
  const body = '<img src="https://images.example/pictures/a.avif">';

  expect(await problemsOf(home(body), { env })).toHaveLength(1);
  expect(await problemsOf({ ...home(body), 'pictures/a.avif': 'x' }, { env })).toEqual([]);
});

test('a page of the site map that no chain of links reaches is refused', async () => {
  const siteMap = (...paths: string[]) => ({
    'sitemap.xml': paths.map((path) => `<loc>http://localhost:4321${path}</loc>`).join(''),
  });
  const files = {
    ...home('<a href="/a/">'),
    'a/index.html': '<a href="../b/">',
    'b/index.html': '<link rel="canonical" href="/c/">',
    'c/index.html': '',
  };

  expect(await problemsOf({ ...files, ...siteMap('/freebox/', '/a/', '/b/') })).toEqual([]);
  expect(await problemsOf({ ...files, ...siteMap('/b/', '/c/') })).toEqual([
    '/c/: no link leads to this page',
  ]);
});
