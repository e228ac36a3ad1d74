import { parse, serialize } from 'parse5';
import type { DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type ParentNode = DefaultTreeAdapterMap['parentNode'];
export type Element = DefaultTreeAdapterMap['element'];

/** A built page, to fill in for a visitor without JavaScript as our script fills it for the others. */
export type HtmlPage = {
  find: (attribute: string, value?: string) => Element | undefined;
  findAll: (attribute: string, value?: string) => Element[];
  html: () => string;
};

export function openPage(html: string): HtmlPage {
  const document = parse(html);
  const page: HtmlPage = {
    findAll: (attribute, value) =>
      [...elementsOf(document)].filter((element) => {
        const found = attributeOf(element, attribute);
        return value === undefined ? found !== undefined : found === value;
      }),
    find: (attribute, value) => page.findAll(attribute, value)[0],
    html: () => serialize(document),
  };
  return page;
}

export function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
}

export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

export function setAttribute(element: Element, name: string, value: string): void {
  removeAttribute(element, name);
  element.attrs.push({ name, value });
}

export function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((attribute) => attribute.name !== name);
}

/** Always as text: nothing a visitor typed can become markup. */
export function setText(element: Element, text: string): void {
  element.childNodes = [];
  appendText(element, text);
}

function appendText(element: Element, text: string): void {
  element.childNodes.push({
    nodeName: '#text',
    value: text,
    parentNode: element,
  } as DefaultTreeAdapterMap['textNode']);
}

export function append(
  parent: ParentNode,
  tagName: string,
  attributes: Readonly<Record<string, string>> = {},
  text?: string,
): Element {
  const element: Element = {
    nodeName: tagName,
    tagName,
    attrs: Object.entries(attributes).map(([name, value]) => ({ name, value })),
    childNodes: [],
    namespaceURI: 'http://www.w3.org/1999/xhtml' as Element['namespaceURI'],
    parentNode: parent,
  };
  parent.childNodes.push(element);
  if (text !== undefined) appendText(element, text);
  return element;
}
