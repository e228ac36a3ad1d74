import { hash } from 'node:crypto';
import { elementsIn, textOf } from './html.ts';
import type { PageFacts } from './manifest.ts';

/** Script types that a browser runs or obeys; any other (`application/ld+json`) is only data. */
const EXECUTED_TYPES = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]);

/** Reads a built page as a browser would, for its policy and for checks. */
export function readPage(html: string): PageFacts {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const links = new Set<string>();
  const ways = new Set<string>();
  const anchors = new Set<string>();
  const forbidden: string[] = [];
  let videos = false;
  for (const element of elementsIn(html)) {
    const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
    if (element.tagName === 'script' && !attributes.has('src')) {
      const text = textOf(element);
      if (EXECUTED_TYPES.has(attributes.get('type')?.trim().toLowerCase() ?? ''))
        scripts.add(cspHash(text));
      for (const link of importsOf(text)) links.add(link);
    }
    if (element.tagName === 'style') styles.add(cspHash(textOf(element)));
    if (attributes.has('data-trailer')) videos = true;
    for (const link of linksOf(element.tagName, attributes)) links.add(link);
    const way = element.tagName === 'a' ? attributes.get('href') : undefined;
    if (way !== undefined) ways.add(way);
    for (const name of ['id', 'name']) {
      const anchor = attributes.get(name);
      if (anchor) anchors.add(anchor);
    }
    for (const name of attributes.keys())
      if (name === 'style' || name.startsWith('on'))
        forbidden.push(`<${element.tagName} ${name}="${attributes.get(name) ?? ''}">`);
  }
  return {
    allows: { scripts: [...scripts], styles: [...styles], videos },
    links: [...links],
    ways: [...ways],
    anchors: [...anchors],
    forbidden,
  };
}

/** The scripts that a page asks for in its last line, once it is painted. */
export function importsOf(script: string): string[] {
  return [...script.matchAll(/\bimport\("([^"]+)"\)/g)].map(([, address = '']) => address);
}

function cspHash(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

function linksOf(tagName: string, attributes: Map<string, string>): string[] {
  const found: string[] = [];
  for (const name of ['href', 'src', 'action', 'formaction', 'poster']) {
    const value = attributes.get(name);
    if (value !== undefined) found.push(value);
  }
  for (const name of ['srcset', 'imagesrcset']) {
    const value = attributes.get(name);
    if (value) found.push(...value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? ''));
  }
  if (
    tagName === 'meta' &&
    /^(og|twitter):image$/.test(attributes.get('property') ?? attributes.get('name') ?? '')
  ) {
    const value = attributes.get('content');
    if (value) found.push(value);
  }
  // The island's own modules: Astro's element names them in attributes of its own.
  if (tagName === 'astro-island')
    for (const name of ['component-url', 'renderer-url', 'before-hydration-url']) {
      const value = attributes.get(name);
      if (value) found.push(value);
    }
  return found;
}
