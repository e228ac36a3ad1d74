/**
 * The mini text markup of content files, parsed to a tree that a component turns into elements.
 *
 *   **bold**   __light__   //italic//   ^superscript^
 *   [label](address)   ![alternative text](picture name)   [text]{muted}
 *   lines that start with "- " make a list; a blank line parts paragraphs; a line end is a line end
 *
 * Only what is listed here is understood; anything else, however it looks, is text.
 */
export type InlineNode =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'break' }
  | { readonly type: Mark; readonly children: readonly InlineNode[] }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly InlineNode[] }
  | { readonly type: 'span'; readonly style: SpanStyle; readonly children: readonly InlineNode[] }
  | { readonly type: 'image'; readonly src: string; readonly alt: string };

export type BlockNode =
  | { readonly type: 'paragraph'; readonly children: readonly InlineNode[] }
  | { readonly type: 'list'; readonly items: readonly (readonly InlineNode[])[] };

export type Mark = 'bold' | 'light' | 'italic' | 'superscript';

export const SPAN_STYLES = ['accent', 'muted', 'gold', 'nowrap'] as const;
export type SpanStyle = (typeof SPAN_STYLES)[number];

const DELIMITERS: readonly (readonly [string, Mark])[] = [
  ['**', 'bold'],
  ['__', 'light'],
  ['//', 'italic'],
  ['^', 'superscript'],
];

const SAFE_HREF = /^(\/(?!\/)|#|https:\/\/|mailto:|tel:)[^\s"'<>\\]*$/;
const PICTURE_NAME = /^[a-z0-9][a-z0-9/-]*$/i;

export function parseMarkup(source: string): BlockNode[] {
  return source
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '')
    .flatMap(parseBlock);
}

/** The text alone, for descriptions, search and structured data. */
export function markupText(source: string): string {
  return parseMarkup(source)
    .map((block) =>
      block.type === 'list'
        ? block.items.map((item) => inlineText(item)).join(', ')
        : inlineText(block.children),
    )
    .join(' ')
    .trim();
}

/** The addresses that a text links to, and the names of the pictures in it. */
export function referencesIn(source: string): { links: string[]; pictures: string[] } {
  const links: string[] = [];
  const pictures: string[] = [];
  for (const block of parseMarkup(source))
    for (const nodes of block.type === 'list' ? block.items : [block.children]) visit(nodes);
  return { links, pictures };

  function visit(nodes: readonly InlineNode[]): void {
    for (const node of nodes) {
      if (node.type === 'link') links.push(node.href);
      if (node.type === 'image') pictures.push(node.src);
      if ('children' in node) visit(node.children);
    }
  }
}

function inlineText(nodes: readonly InlineNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.text;
      if (node.type === 'break') return ' ';
      return node.type === 'image' ? node.alt : inlineText(node.children);
    })
    .join('');
}

function parseBlock(block: string): BlockNode[] {
  const result: BlockNode[] = [];
  let lines: string[] = [];
  let inList = false;
  const flush = () => {
    if (lines.length === 0) return;
    result.push(
      inList
        ? { type: 'list', items: lines.map((line) => parseInline(line)) }
        : { type: 'paragraph', children: withBreaks(lines) },
    );
    lines = [];
  };
  for (const line of block.split('\n')) {
    const isItem = line.startsWith('- ');
    if (isItem !== inList) {
      flush();
      inList = isItem;
    }
    lines.push(isItem ? line.slice(2) : line);
  }
  flush();
  return result;
}

function withBreaks(lines: readonly string[]): InlineNode[] {
  return lines.flatMap((line, index) =>
    index === 0 ? parseInline(line) : [{ type: 'break' as const }, ...parseInline(line)],
  );
}

/** What a mark or a label encloses never has the same one again: there is no deep nesting. */
function parseInline(source: string): InlineNode[] {
  const nodes: InlineNode[] = [];
  let text = '';
  let position = 0;
  while (position < source.length) {
    const found = bracketAt(source, position) ?? markAt(source, position);
    if (found === null) {
      text += source[position];
      position += 1;
      continue;
    }
    nodes.push(...textOf(text), found.node);
    text = '';
    position = found.end;
  }
  return [...nodes, ...textOf(text)];
}

type Found = { node: InlineNode; end: number };

function markAt(source: string, start: number): Found | null {
  for (const [delimiter, mark] of DELIMITERS) {
    if (!source.startsWith(delimiter, start)) continue;
    const from = start + delimiter.length;
    const close = source.indexOf(delimiter, from);
    const inner = close === -1 ? '' : source.slice(from, close);
    if (inner.trim() === '' || inner !== inner.trim()) continue;
    if (mark === 'italic' && isInsideAddress(source, start)) continue;
    return {
      node: { type: mark, children: parseInline(inner) },
      end: close + delimiter.length,
    };
  }
  return null;
}

/** '//' after a colon, a letter or a digit belongs to an address. */
function isInsideAddress(source: string, start: number): boolean {
  return /[\p{L}\d:.-]/u.test(source[start - 1] ?? '');
}

const BRACKET = /(!?)\[([^[\]\n]{1,500})\](?:\(([^()\s]{1,500})\)|\{([a-z]{1,20})\})/y;

function bracketAt(source: string, start: number): Found | null {
  BRACKET.lastIndex = start;
  const match = BRACKET.exec(source);
  if (!match) return null;
  const [whole, bang, label = '', target, style] = match;
  const end = start + whole.length;
  if (bang === '!') {
    return target !== undefined && PICTURE_NAME.test(target)
      ? { node: { type: 'image', src: target, alt: label }, end }
      : { node: { type: 'text', text: whole }, end };
  }
  const children = parseInline(label);
  if (target !== undefined) {
    return SAFE_HREF.test(target) ? { node: { type: 'link', href: target, children }, end } : null;
  }
  const known = SPAN_STYLES.find((name) => name === style);
  return known ? { node: { type: 'span', style: known, children }, end } : null;
}

function textOf(text: string): InlineNode[] {
  return text === '' ? [] : [{ type: 'text', text }];
}
