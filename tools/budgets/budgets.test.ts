import { describe, expect, test } from 'vitest';
import { classesIn, pageProblems, scriptProblems } from './page-budget.ts';
import { policyProblem } from './page-policy.ts';

const page = (head: string, body = '') =>
  `<!doctype html><html lang="fr"><head>${head}</head><body>${body}</body></html>`;
const none = () => false;

describe('a page is within its budget', () => {
  test('when it asks for little and keeps room for its pictures', () => {
    const html = page(
      '<style>.a{color:red}</style>',
      '<p class="a"></p><img src="/a.webp" width="10" height="10"><script type="module" src="/a.js"></script>',
    );
    expect(pageProblems(html, none)).toEqual([]);
  });

  test.each([
    ['<link rel="stylesheet" href="/a.css">', '', 'stylesheets'],
    ['', `<script type="module">${'import("/a.js");'.repeat(4)}</script>`, 'scripts'],
    ['<script src="/a.js"></script>', '', 'blocks the first paint'],
    ['', '<img src="/a.webp" width="10">', 'it shifts'],
    ['', '<iframe src="/a"></iframe>', 'it shifts'],
    ['', '<img src="/a" width="1" height="1">'.repeat(2), 'eagerPictures'],
    ['', '<astro-island></astro-island>'.repeat(4), 'islands'],
    ['<style>.a{color:red}.b{color:red}</style>', '<p class="a">', 'match nothing on it'],
    ['', '<p style="color:red">', 'would be blocked'],
  ])('and not with %s%s', (head, body, problem) => {
    expect(pageProblems(page(head, body), none).join()).toContain(problem);
  });

  test('naming the files of its first picture ahead, and no others', () => {
    const font = '<link rel="preload" href="/a.woff2" as="font">';
    const ahead = (files: string) =>
      `<link rel="preload" as="image" imagesrcset="${files}" imagesizes="50vw">`;
    const first =
      '<picture><source srcset="/a.avif 1w" sizes="50vw"><img src="/a" width="1" height="1"></picture>';
    const later = first.replace('<img', '<img loading="lazy"');
    expect(pageProblems(page(font + ahead('/a.avif 1w'), first), none)).toEqual([]);
    const many = ['2 preloads, at most 1'];
    expect(pageProblems(page(font + ahead('/b.avif 1w'), first), none)).toEqual(many);
    expect(pageProblems(page(font + ahead('/a.avif 1w'), later), none)).toEqual(many);
  });

  test('whatever classes scripts set', () => {
    const html = page('<style>.a{color:red}.b{color:red}</style>', '<p class="a">');
    expect(pageProblems(html, (name) => name === 'b')).toEqual([]);
  });
});

test('a script is worth its request', () => {
  const sizes = { '/a.js': 1024, '/rolldown-runtime.x.js': 700, '/b.js': 1023 };
  expect(scriptProblems(sizes)).toEqual(['/b.js: 1023 bytes, too little for a file of its own']);
});

test('classes are read in selectors only', () => {
  const css = '@media (width>=1.5rem){.a>.b-c:not(.d){margin:.5rem;background:url(x.png)}}/*.e*/';
  expect([...classesIn(css)]).toEqual(['a', 'b-c', 'd']);
});

describe('a policy', () => {
  const ours =
    "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; frame-src 'self'; require-trusted-types-for 'script'";

  test('is ours word for word', () => {
    expect(policyProblem(ours)).toBeNull();
    expect(policyProblem(`${ours}; upgrade-insecure-requests`)).toBeNull();
    const withVideo = ours.replace('; connect-src', "; media-src 'self'; connect-src");
    expect(policyProblem(withVideo)).toBeNull();
    expect(policyProblem(withVideo.replace("media-src 'self'", 'media-src *'))).not.toBeNull();
  });

  test.each([
    ["script-src 'self'", "script-src 'self' 'unsafe-inline'"],
    ["script-src 'self'", 'script-src *'],
    ["frame-ancestors 'none'; ", ''],
    ["default-src 'none'", "default-src 'self'"],
    ["connect-src 'self'", "connect-src 'self' http://evil.example"],
  ])('is not when %s becomes %s', (from, to) => {
    expect(policyProblem(ours.replace(from, to))).toContain('not ours');
  });
});
