import type { LegalNotices } from './content/legal-notices.ts';

/** Only the entries whose pages contain the current page, in their order, without the page lists. */
export function noticesForPage(
  notices: LegalNotices,
  page: string,
): { mentions: string[]; extraMentions: string[] } {
  const select = (entries: LegalNotices['mentions']) =>
    entries.filter(({ pages }) => pages.includes(page)).map(({ text }) => text);
  return { mentions: select(notices.mentions), extraMentions: select(notices.extraMentions) };
}
