import {
  attributeOf,
  type Element,
  elementsIn,
  escapeHtml as escape,
  textOf,
} from '../../../../apps/server/src/release/html.ts';

/**
 * The least a page could be: the same words, links, tables, fields and pictures, in plain HTML with a
 * style sheet of a few lines inside, and no script or font to fetch. Nothing that says as much can
 * show it sooner; how much later a page of ours shows it is what its design and behaviour cost.
 */
const STYLE = `
body{margin:0 auto;max-width:60rem;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#262626}
img{max-width:100%;height:auto}h1{font-size:2rem;line-height:1.1}a{color:#c00}
table{border-collapse:collapse}td,th{border:1px solid #e2e2e5;padding:.25rem .5rem}
ul{padding-left:1.25rem}`;

/** What says something, and what of it is kept. */
const KEPT = words(
  'a abbr address article aside b blockquote br button caption cite dd details dl dt em fieldset figcaption figure form h1 h2 h3 h4 h5 h6 hr i img input label legend li main nav ol option p picture s section select small source strong sub summary sup table tbody td textarea tfoot th thead time tr u ul',
);
const KEPT_ATTRIBUTES = words(
  'href src srcset sizes alt width height loading fetchpriority decoding media type name value for id colspan rowspan scope lang datetime open hidden',
);
const LEFT_OUT = words('script style template svg noscript link dialog');
const VOID = words('br hr img input source');

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

export function floorOf(html: string): string {
  const all = elementsIn(html);
  const document = all.find((element) => attributeOf(element, 'lang') !== undefined);
  if (!document) throw new Error('a page without a language');
  const named = (name: string) => all.filter(({ tagName }) => tagName === name);
  const description = all.find((element) => attributeOf(element, 'name') === 'description');
  // What the visitor came for first, as no design would hold it back.
  const body = ['main', 'header', 'footer']
    .flatMap((name) =>
      named(name)
        .slice(name === 'footer' ? -1 : 0)
        .slice(0, 1),
    )
    .map(plain)
    .join('\n');
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(named('title').map(textOf).join(''))}</title>
<meta name="description" content="${escape((description && attributeOf(description, 'content')) ?? '')}">
<link rel="icon" href="/favicon.svg">
<style>${STYLE}</style></head><body>
${body}
</body></html>`;
}

function plain(element: Element): string {
  const name = element.tagName;
  if (LEFT_OUT.has(name)) return '';
  const inside = element.childNodes
    .map((node) => {
      if ('tagName' in node) return plain(node);
      return 'value' in node ? escape(node.value) : '';
    })
    .join('');
  if (!KEPT.has(name)) return inside;
  const attributes = element.attrs
    .filter((attribute) => KEPT_ATTRIBUTES.has(attribute.name))
    .map((attribute) => ` ${attribute.name}="${escape(attribute.value)}"`)
    .join('');
  return `<${name}${attributes}>${VOID.has(name) ? '' : `${inside}</${name}>`}`;
}
