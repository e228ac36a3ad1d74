import type { AccessibilityResults } from './content/accessibility.ts';
import type { AccessibilityPage, DocumentPage } from './content/document.ts';
import { formatDay } from './french.ts';
import { sentenceWith } from './sentence.ts';

/** The statement's section on automatic checks, in the mini markup: what was read, what was found. */
export function resultsSection(
  { checkedOn, tool, pages, rules, violations }: AccessibilityResults,
  texts: AccessibilityPage['results'],
): DocumentPage['sections'][number] {
  const read = sentenceWith(texts.read, {
    day: formatDay(checkedOn),
    tool,
    pages: String(pages),
    rules: String(rules),
  });
  const found = violations.map(({ rule, pages: having }) => {
    const sentence = having.length === 1 ? texts.onOnePage : texts.onPages;
    return `- ${sentenceWith(sentence, { rule, pages: String(having.length) })}`;
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
