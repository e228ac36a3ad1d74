import type { AccessibilityResults } from './content/accessibility.ts';
import type { AccessibilityPage, DocumentPage } from './content/document.ts';
import { formatDay } from './french.ts';
import { sentenceWith } from './sentence.ts';

/**
 * The statement as it is read: what the last check found comes after what is checked at each version. It is as
 * recent as the later of the two, its words and that check.
 */
export function accessibilityStatement(
  { results: texts, ...page }: AccessibilityPage,
  results: AccessibilityResults,
): DocumentPage {
  const at = page.sections.findIndex(({ id }) => id === 'verifie') + 1;
  const { updatedOn } = page;
  const { checkedOn } = results;
  return {
    ...page,
    sections: page.sections.toSpliced(at, 0, resultsSection(results, texts)),
    updatedOn: checkedOn > updatedOn ? checkedOn : updatedOn,
  };
}

/** Its section on automatic checks, in the mini markup: what was read, what was found. */
function resultsSection(
  { checkedOn, tool, pages, rules, violations }: AccessibilityResults,
  texts: AccessibilityPage['results'],
): DocumentPage['sections'][number] {
  const read = sentenceWith(texts.read, { day: formatDay(checkedOn), tool, pages, rules });
  const found = violations.map(({ rule, pages: having }) => {
    const sentence = having.length === 1 ? texts.onOnePage : texts.onPages;
    return `- ${sentenceWith(sentence, { rule, pages: having.length })}`;
  });
  return {
    id: 'resultats',
    title: texts.title,
    text:
      found.length === 0
        ? `${read} ${texts.none}`
        : `${read} ${[texts.found, ...found].join('\n')}`,
  };
}
