import { markupText } from '@vitrine/domain/mini-markup';

type Question = { readonly question: string; readonly answer: string };

/** The questions of a page as schema.org FAQPage, for the layout to write as JSON-LD. */
export function faqJsonLd(items: readonly Question[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: markupText(answer) },
    })),
  } as const;
}
