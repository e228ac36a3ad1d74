import { unbrokenWords } from '@vitrine/domain/typography';
import { type Element, elementsIn } from '../../apps/server/src/release/html.ts';

/** Where a line does not end, or where an element cannot stand. */
const WHOLE = new Set([
  'no-break',
  'option',
  'script',
  'style',
  'text',
  'textarea',
  'title',
  'tspan',
]);

/** The compounds and units of a page that a line may break in two: « Wi- », « Fi ». */
export function breakableIn(html: string): string[] {
  return elementsIn(html)
    .filter(({ tagName }) => !WHOLE.has(tagName))
    .flatMap(breakableOf);
}

function breakableOf({ childNodes }: Element): string[] {
  return childNodes.flatMap((child) =>
    child.nodeName === '#text' && 'value' in child
      ? unbrokenWords(child.value).filter((_part, at) => at % 2 === 1)
      : [],
  );
}
