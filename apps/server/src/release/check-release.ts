import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillBrandSlug } from '@vitrine/domain/brand';
import type { Config } from '@vitrine/domain/config';
import { contentCallNames, contentCalls } from '@vitrine/domain/content/calls';
import { Redirects } from '@vitrine/domain/content/redirects';
import { pathOf } from '@vitrine/domain/routes';
import { type PageFacts, PUBLIC_FOLDER, type ReleaseManifest } from './manifest.ts';
import { readPage } from './read-page.ts';

export type CheckOptions = {
  folder: string;
  manifest: ReleaseManifest;
  config: Config;
  /** Paths that must have their page; `[name]` stands for any segment. */
  requiredPaths: readonly string[];
  /** What was read of its pages already, by their hash. */
  read?: ReadonlyMap<string, PageFacts>;
};

/** Answered by the server, not by files. */
const SERVER_PREFIXES = ['/api/', '/pixels/'];

/**
 * What a visitor would trip over, each as `file: what is wrong`; empty when the release may be
 * shown: every page is there and can be reached from the home page by links alone, every link and
 * anchor leads somewhere, content is valid, and nothing is inline that the Content-Security-Policy
 * would block.
 */
export async function checkRelease(options: CheckOptions): Promise<string[]> {
  const pages = await readPages(options);
  const reasons = new Map<string, string | null>();
  const whyBrokenOn = (path: string, link: string) => {
    const known = reasons.get(link);
    if (known !== undefined) return known;
    const reason = whyBroken(options, pages, path, link);
    if (isSameEverywhere(link)) reasons.set(link, reason);
    return reason;
  };
  const onPages = [...pages].flatMap(([path, page]) =>
    checkPage(page, (link) => whyBrokenOn(path, link)).map((what) => ({ what, path })),
  );
  return [
    ...missingPages(options),
    ...onceEach(options.manifest, onPages),
    ...(await orphans(options, pages)),
    ...(await invalidContent(options)),
    ...(await lostRedirects(options)),
  ];
}

/** A bad link in the footer is one problem, not as many as there are pages. */
function onceEach(
  { files }: ReleaseManifest,
  problems: readonly { what: string; path: string }[],
): string[] {
  return [...Map.groupBy(problems, ({ what }) => what)].map(([what, [first, ...others]]) => {
    const file = files[first?.path ?? '']?.file ?? '';
    return `${file}: ${what}${others.length > 0 ? ` (and on ${others.length} other pages)` : ''}`;
  });
}

async function readPages({
  folder,
  manifest,
  read,
}: CheckOptions): Promise<Map<string, PageFacts>> {
  const pages = new Map<string, PageFacts>();
  for (const [path, { caching, file, hash }] of Object.entries(manifest.files))
    if (caching === 'page')
      pages.set(
        path,
        read?.get(hash) ?? readPage(await readFile(join(folder, PUBLIC_FOLDER, file), 'utf8')),
      );
  return pages;
}

function missingPages({ manifest, requiredPaths }: CheckOptions): string[] {
  const paths = Object.keys(manifest.files);
  return requiredPaths
    .filter((required) => !paths.some((path) => patternOf(required).test(path)))
    .map((required) => `${required}: the page was not rendered`);
}

/** Pages of sitemap.xml that no chain of links from the home page leads to. */
async function orphans(
  { folder, manifest, config }: CheckOptions,
  pages: ReadonlyMap<string, PageFacts>,
): Promise<string[]> {
  const siteMap = manifest.files['/sitemap.xml']?.file;
  if (!siteMap) return [];
  const reached = new Set([pathOf('home', config.brand)]);
  const followed = new Set<string>();
  // A set grows while it is walked: each page is read once, when it is first reached.
  for (const path of reached)
    for (const way of pages.get(path)?.ways ?? []) {
      if (followed.has(way)) continue;
      if (isSameEverywhere(way)) followed.add(way);
      const target = URL.parse(way, new URL(path, config.siteUrl).href);
      if (target?.origin === new URL(config.siteUrl).origin)
        reached.add(decodeURIComponent(target.pathname));
    }
  const xml = await readFile(join(folder, PUBLIC_FOLDER, siteMap), 'utf8');
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)]
    .map(([, address = '']) => decodeURIComponent(new URL(address).pathname))
    .filter((path) => !reached.has(path))
    .map((path) => `${path}: no link leads to this page`);
}

/** Whether a link leads to the same place from every page: those of the menu are on all of them. */
function isSameEverywhere(link: string): boolean {
  return link.startsWith('/') || URL.canParse(link);
}

function checkPage(page: PageFacts, whyBroken: (link: string) => string | null): string[] {
  const broken = page.links.flatMap((link) => {
    const reason = whyBroken(link);
    return reason ? [`link ${link} ${reason}`] : [];
  });
  const blocked = page.forbidden.map((what) => `${what} would be blocked by the policy`);
  return [...broken, ...blocked];
}

function whyBroken(
  { manifest, config }: CheckOptions,
  pages: ReadonlyMap<string, PageFacts>,
  from: string,
  link: string,
): string | null {
  const site = new URL(config.siteUrl);
  const target = URL.parse(localPart(link, config), new URL(from, site).href);
  if (!target) return 'is not an address';
  if (target.origin !== site.origin) return null;
  const path = decodeURIComponent(target.pathname);
  if (SERVER_PREFIXES.some((prefix) => path.startsWith(prefix))) return null;
  if (!manifest.files[path]) {
    if (path === '/') return null;
    return manifest.files[`${path}/`] ? 'lacks its slash at the end' : 'leads nowhere';
  }
  const anchor = decodeURIComponent(target.hash.slice(1));
  const page = pages.get(path);
  return !anchor || anchor === 'top' || !page || page.anchors.includes(anchor)
    ? null
    : 'has an anchor that is not on the page';
}

/** Pictures on another origin are those of the release, copied there. */
function localPart(link: string, { imageBase }: Config): string {
  return URL.canParse(imageBase) && link.startsWith(imageBase)
    ? `/${link.slice(imageBase.length)}`
    : link;
}

/** What the addresses of a route look like: `[name]` stands for any segment. */
export function patternOf(path: string): RegExp {
  const parts = path.split(/\[\w+\]/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}

async function invalidContent({ folder, manifest, config }: CheckOptions): Promise<string[]> {
  const problems: string[] = [];
  for (const call of contentCallNames) {
    const file = manifest.files[`/data-json/${fillBrandSlug(call, config.brand)}.json`]?.file;
    if (!file) continue;
    const json: unknown = JSON.parse(await readFile(join(folder, PUBLIC_FOLDER, file), 'utf8'));
    const { error } = contentCalls[call].safeParse(json);
    for (const issue of error?.issues ?? [])
      problems.push(`content/${call}.json: ${issue.path.join('.') || '(root)'}: ${issue.message}`);
  }
  return problems;
}

/** Addresses that would lead nowhere; whether content can be read is said already. */
async function lostRedirects({ folder, manifest }: CheckOptions): Promise<string[]> {
  const file = manifest.files['/data-json/layout/redirects.json']?.file;
  if (!file) return [];
  const json: unknown = JSON.parse(await readFile(join(folder, PUBLIC_FOLDER, file), 'utf8'));
  const { redirects = [] } = Redirects.safeParse(json).data ?? {};
  return redirects
    .filter(({ href }) => manifest.files[href]?.caching !== 'page')
    .map(({ path, href }) => `content/layout/redirects.json: ${path} leads to ${href}, no page`);
}
