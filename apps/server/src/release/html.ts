import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
export type Element = DefaultTreeAdapterMap['element'];

/** Every element of a page, in its order, those of templates too. */
export function elementsIn(html: string): Element[] {
  const found: Element[] = [];
  collect(parse(html), found);
  return found;
}

function collect(node: Node, found: Element[]): void {
  if ('tagName' in node) found.push(node);
  if ('content' in node) collect(node.content, found); // <template>
  if ('childNodes' in node) for (const child of node.childNodes) collect(child, found);
}

export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** Text as it stands in markup, in an attribute too. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The text right inside an element. */
export function textOf({ childNodes }: Element): string {
  return childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}
