import { InvalidContentError } from '@vitrine/domain/content/client';
import type { Menu, MenuEntry, MenuLeaf } from '@vitrine/domain/content/layout';
import { createLegalNoticesLoader, noticesForPage } from '@vitrine/domain/legal-notices';
import { leavesOf, type MenuConditions, shownEntries, shownLinks } from '@vitrine/domain/menu';
import { contestPlace, type RouteName, routeNamed } from '@vitrine/domain/routes';
import { config } from '#build/config.ts';
import { currentRoutes } from '#build/current-routes.ts';
import { boxLink, linkTo, subscribeToAnyLink } from '#build/links.ts';
import { startingPrice } from '#build/offers.ts';
import type { Render } from '#build/render.ts';

/** The operator's sites that share this header and footer. */
export const PROJECTS = ['freebox', 'mobile', 'portal'] as const;
export type Project = (typeof PROJECTS)[number];

const pages = new Set(
  currentRoutes.filter((name) => !routeNamed(name).path.includes('[')).map((name) => linkTo(name)),
);

/** Another site, or a page of ours that exists. Content that links to a contest which is not there is refused. */
function leadsSomewhere(href: string): boolean {
  const [path = ''] = href.split(/[?#]/);
  return !href.startsWith('/') || pages.has(path) || contestPlace(path, config.brand) !== null;
}

const conditions: MenuConditions = { flags: config.flags, leadsSomewhere };

export async function headerOf(render: Render, project: Project) {
  const menu = await render.content('layout/menu');
  const { eligibility, webmail, account, subscribe, bottom } = menu.actions;
  const first: MenuLeaf = project === 'portal' ? webmail : eligibility;
  const entries = shownEntries(menu, conditions).map(({ button, ...entry }) => ({
    ...entry,
    ...(button && leadsSomewhere(button.href) && { button }),
  }));
  return {
    entries,
    boxes: menuBoxes(render, menu, entries),
    labels: menu.labels,
    texts: menu.header,
    account,
    subscribe: { label: subscribe, href: subscribeToAnyLink },
    tools: shownLinks([first, ...bottom.filter(({ href }) => href !== first.href)], conditions),
  };
}

export async function searchOf({ content }: Render) {
  const { search, searchSuggestions } = await content('layout/menu');
  const suggestions = shownLinks(searchSuggestions, conditions);
  // No more than what is shown.
  return { texts: search, suggestions: suggestions.map(({ label, href }) => ({ label, href })) };
}

/** What each box of the menu costs, and its picture, by the address of its page. */
function menuBoxes({ boxOffers, boxOffer }: Render, menu: Menu, entries: readonly MenuEntry[]) {
  const boxes = boxOffers.map((offer) => ({
    href: boxLink(offer.name),
    offer,
    picture: offer.image.src,
  }));
  const editions = leavesOf(entries).flatMap(({ href, edition }) =>
    edition ? [{ href, offer: boxOffer(edition.offer), picture: edition.picture }] : [],
  );
  return Object.fromEntries(
    [...boxes, ...editions].map(({ href, offer, picture }) => [
      href,
      { price: startingPrice(offer, menu), picture },
    ]),
  );
}

export async function footerOf({ content }: Render, project: Project) {
  const footer = await content('layout/footer');
  const [consentSettings = null] = shownLinks([footer.consentSettings], conditions);
  const [accessibility = null] = shownLinks([footer.accessibility], conditions);
  return {
    labels: footer.labels,
    groups: footer.groups
      .map(({ label, list }) => ({ label, list: shownLinks(list, conditions) }))
      .filter(({ list }) => list.length > 0),
    legal: shownLinks(footer.legal, conditions),
    social: footer.social,
    consentSettings,
    accessibility: project === 'portal' ? null : accessibility,
  };
}

/** The notices of a page; null, and a log line, when they cannot be read. Invalid ones stop the build. */
export async function legalNoticesOf({ content }: Render, route: RouteName) {
  const { load } = createLegalNoticesLoader(
    () => content('legal-notices/all'),
    (error) => {
      if (error instanceof InvalidContentError) throw error;
      process.stderr.write(
        `${JSON.stringify({ event: 'legal notices not loaded', reason: String(error) })}\n`,
      );
    },
  );
  const notices = await load();
  return notices && noticesForPage(notices, route);
}
