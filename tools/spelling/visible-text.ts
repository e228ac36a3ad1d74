import { type Element, elementsIn } from '../../apps/server/src/release/html.ts';

type Node = Element['childNodes'][number];
/** A template has a content of its own. */
type AnyElement = Extract<Node, Element>;

/** What no visitor reads, or reads as a name rather than as French. */
const UNREAD = new Set(['script', 'style', 'code', 'svg', 'address']);

/** Elements that do not end the sentence they stand in. */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'em',
  'i',
  'mark',
  'no-break',
  's',
  'small',
  'span',
  'strong',
  'text-run',
]);

/** Attributes that are shown or read aloud. */
const SPOKEN = ['alt', 'aria-label', 'placeholder', 'title'];

/** What HTML folds: a space that does not break is none of it. */
const WHITE_SPACE = /[ \t\n\r\f]+/g;

/** The sentences and labels of a page, one a line, without those in another language. */
export function visibleText(html: string): string[] {
  const lines: string[] = [];
  let line = '';
  const endLine = () => {
    if (line.trim() !== '') lines.push(line.replace(WHITE_SPACE, ' ').trim());
    line = '';
  };
  // The parser puts all of a page in one.
  const [page] = elementsIn(html);
  if (page) readElement(page);
  endLine();
  return lines;

  function read(node: Node): void {
    if (node.nodeName === '#text' && 'value' in node) line += node.value;
    if ('tagName' in node) readElement(node);
  }

  function readElement(element: AnyElement): void {
    const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
    if (UNREAD.has(element.tagName) || isForeign(attributes)) return;
    const ends = !INLINE.has(element.tagName);
    // Two links side by side are two labels, not one word.
    if (ends || (element.tagName === 'a' && /\p{L}$/u.test(line))) endLine();
    for (const name of SPOKEN) if (attributes.has(name)) lines.push(attributes.get(name) ?? '');
    if (element.tagName === 'meta' && attributes.get('name') === 'description')
      lines.push(attributes.get('content') ?? '');
    for (const child of element.childNodes) read(child);
    if ('content' in element) element.content.childNodes.forEach(read); // <template>
    if (ends) endLine();
  }
}

function isForeign(attributes: ReadonlyMap<string, string>): boolean {
  const lang = attributes.get('lang');
  return attributes.get('translate') === 'no' || (lang !== undefined && !lang.startsWith('fr'));
}
