import type { LegalNotices } from './content/legal-notices.ts';

/**
 * Starts not loaded; loaded once a response with data arrives. Asked for once; null when they could not
 * be had, which is logged.
 */
export function createLegalNoticesLoader(
  read: () => Promise<LegalNotices>,
  log: (error: unknown) => void,
) {
  let isLoaded = false;
  let loading: Promise<LegalNotices | null> | undefined;
  const ask = async () => {
    try {
      const notices = await read();
      isLoaded = true;
      return notices;
    } catch (error) {
      log(error);
      return null;
    }
  };
  return { isLoaded: () => isLoaded, load: () => (loading ??= ask()) };
}

/** Only the entries whose pages contain the current page, in their order, without the page lists. */
export function noticesForPage(
  notices: LegalNotices,
  page: string,
): { mentions: string[]; extraMentions: string[] } {
  const select = (entries: LegalNotices['mentions']) =>
    entries.filter(({ pages }) => pages.includes(page)).map(({ text }) => text);
  return { mentions: select(notices.mentions), extraMentions: select(notices.extraMentions) };
}
