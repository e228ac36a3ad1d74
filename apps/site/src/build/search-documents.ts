import type { ContentCall, ContentOf } from '@vitrine/domain/content/calls';
import type { MenuLeaf } from '@vitrine/domain/content/layout';
import { leavesOf } from '@vitrine/domain/menu';
import { markupText } from '@vitrine/domain/mini-markup';
import { pictures } from '@vitrine/domain/picture-manifest';
import { type RouteName, routeNamed } from '@vitrine/domain/routes';
import type { SearchDocument, SearchIndex } from '@vitrine/domain/search-document';
import { sentenceWith } from '@vitrine/domain/sentence';
import { contestPages, type PlacedContest } from '#build/contests.ts';
import { currentRoutes } from '#build/current-routes.ts';
import { footerOf, headerOf } from '#build/layout.ts';
import { linkTo } from '#build/links.ts';
import type { Render } from '#build/render.ts';
import { pictureSources } from '#ui/Picture/picture-sources.ts';

/** The page that shows each list of questions. */
const FAQ_PAGES = {
  'home/faq': 'home',
  'boxes/pop/faq': 'box-pop',
  'boxes/pop-s/faq': 'box-pop-s',
  'boxes/revolution-light/faq': 'box-revolution-light',
  'boxes/ultra/faq': 'box-ultra',
  'boxes/5g/faq': 'box-5g',
  'wifi-7/faq': 'wifi-7',
  'offers-{line}-mobile/faq': 'nos-offres',
  'fibre/faq': 'fibre-optique',
  'adsl-shutdown/faq': 'fin-adsl-passage-fibre',
  'tv/faq': 'tv',
  'partners/amazon-prime/faq': 'amazon-prime',
  'partners/apple-tv-plus/faq': 'apple-tv-plus',
  'partners/apple-tv-4k/faq': 'apple-tv-4K',
  'partners/cafeyn/faq': 'cafeyn',
  'partners/canal-plus/faq': 'canal-plus',
  'partners/disney-plus/faq': 'disney-plus',
  'partners/hbo-max/faq': 'hbo-max',
  'partners/netflix/faq': 'netflix',
  'partners/tv-by-canal/faq': 'tv-by-canal',
  'partners/universal-plus/faq': 'universal-plus',
  'partners/ligue-1-plus/faq': 'ligue-1-plus',
  'partners/{product}-tv/faq': 'tv',
} satisfies Record<Extract<ContentCall, `${string}/faq`>, RouteName>;

type Header = Awaited<ReturnType<typeof headerOf>>;

/** Enough to tell two answers apart. */
const EXCERPT_LENGTH = 110;

/** Everything the site's search finds, each with the page that exists for it. */
export async function searchIndex(render: Render): Promise<SearchIndex> {
  const { content } = render;
  const words = await content('layout/search');
  const { pages, sites, ...typed } = words.typed;
  const header = await headerOf(render, 'freebox');
  const elsewhere = linksElsewhere(header, await footerOf(render, 'freebox'));
  return {
    kinds: words.kinds,
    typed,
    documents: [
      ...currentRoutes.filter(isFindable).map((name) => ({
        ...pageDocument(render, header.boxes, name),
        keywords: pages[name] ?? '',
      })),
      ...(await contestPages(render)).map(contestDocument),
      ...(await questionDocuments(render)),
      ...channelDocuments(await content('tv/channels'), words),
      ...shopDocuments(await content('shops')),
      ...elsewhere.map((link) => otherSiteDocument(link, sites)),
    ],
  };
}

/** Pages that have one address; what only a visitor of ours looks for says so in its route. */
function isFindable(name: RouteName): boolean {
  const { indexable, isFindable: isAlso = false, path } = routeNamed(name);
  return (indexable || isAlso) && !path.includes('[');
}

function pageDocument(
  { pageTexts }: Render,
  boxes: Header['boxes'],
  name: RouteName,
): Omit<SearchDocument, 'keywords'> {
  const { group } = routeNamed(name);
  const { label, description } = pageTexts(name);
  const box = boxes[linkTo(name)];
  return {
    kind: group === 'offres' && name !== 'home' ? 'offre' : 'page',
    title: label,
    href: linkTo(name),
    text: excerpt(description),
    ...(box && {
      price: box.price,
      picture: smallest(pictureSources(pictures, box.picture).webp),
    }),
  };
}

function contestDocument({ page: { path, head } }: PlacedContest): SearchDocument {
  return {
    kind: 'page',
    title: head.label,
    href: path,
    text: excerpt(head.description),
    keywords: '',
  };
}

/** The first file of a `srcset`. */
const smallest = (files: string) => files.split(' ')[0] ?? '';

/** A question that two pages answer alike is found once, on the first of them. */
async function questionDocuments({ content }: Render): Promise<SearchDocument[]> {
  const documents = await Promise.all(
    Object.entries(FAQ_PAGES).map(async ([call, page]) => {
      const { items } = await content(call as 'home/faq');
      return items.map(({ id, question, answer }): SearchDocument => ({
        kind: 'question',
        title: question,
        href: `${linkTo(page)}#${id}`,
        text: excerpt(markupText(answer)),
        keywords: '',
      }));
    }),
  );
  const known = new Set<string>();
  return documents.flat().filter(({ title, text }) => {
    const said = `${title} ${text}`;
    const isNew = !known.has(said);
    known.add(said);
    return isNew;
  });
}

function channelDocuments(
  { channels }: ContentOf<'tv/channels'>,
  { channel, channelWithReplay }: ContentOf<'layout/search'>,
): SearchDocument[] {
  return channels.map(({ number, name, quality, replay }) => ({
    kind: 'chaine',
    title: name,
    href: `${linkTo('liste-chaines')}?q=${encodeURIComponent(name)}`,
    text: sentenceWith(replay ? channelWithReplay : channel, { number, quality }),
    keywords: '',
  }));
}

function shopDocuments({ shops }: ContentOf<'shops'>): SearchDocument[] {
  return shops.map(({ id, name, street, postcode, city }) => ({
    kind: 'boutique',
    title: name,
    href: linkTo('boutique', { shop: id }),
    text: `${street}, ${postcode} ${city}`,
    keywords: '',
  }));
}

type Links = Pick<MenuLeaf, 'label' | 'href' | 'target'>;

/** Where the menu and the footer lead on other hosts, each once: the webmail, the account, the plans. */
function linksElsewhere(
  { entries, tools, account }: Header,
  { groups }: Awaited<ReturnType<typeof footerOf>>,
): Links[] {
  const links: Links[] = [
    ...leavesOf(entries),
    account,
    ...tools,
    ...groups.flatMap(({ list }) => list),
  ];
  const elsewhere = links.filter(({ href }) => href.startsWith('https:'));
  return [...new Map(elsewhere.map((link) => [link.href, link])).values()];
}

function otherSiteDocument(
  { label, href, target }: Links,
  keywords: Readonly<Record<string, string>>,
): SearchDocument {
  const { hostname, pathname } = new URL(href);
  return {
    kind: 'site',
    title: label,
    href,
    text: hostname,
    keywords: keywords[`${hostname.split('.')[0]}${pathname}`] ?? '',
    ...(target && { target }),
  };
}

/** '19,99 €/mois pendant 12 mois, puis 29,99 €/mois', as `fullPrice` says it. */
const PROMOTION = /[^ ]+\/mois pendant [^ ]+, puis\s[^ ]+\/mois/gu;

/** A price is not shown without what comes after it. */
function excerpt(text: string): string {
  const cut = text.lastIndexOf(' ', EXCERPT_LENGTH);
  const ends = [...text.matchAll(PROMOTION)]
    .filter(({ index }) => index < cut)
    .map(({ index, 0: price }) => index + price.length);
  const end = Math.max(cut, ...ends);
  return text.length <= EXCERPT_LENGTH || end === text.length ? text : `${text.slice(0, end)}…`;
}
