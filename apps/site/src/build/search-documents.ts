import type { ContentCall, ContentOf } from '@vitrine/domain/content/calls';
import { leavesOf } from '@vitrine/domain/menu';
import { markupText } from '@vitrine/domain/mini-markup';
import { pictures } from '@vitrine/domain/picture-manifest';
import { type RouteName, routeNamed } from '@vitrine/domain/routes';
import type { SearchDocument } from '@vitrine/domain/search-document';
import { contestPages, type PlacedContest } from '#build/contests.ts';
import { currentRoutes } from '#build/current-routes.ts';
import { footerOf, headerOf } from '#build/layout.ts';
import { boxLink, linkTo } from '#build/links.ts';
import { startingPrice } from '#build/offers.ts';
import type { Render } from '#build/render.ts';
import { pictureSources } from '#ui/Picture/picture-sources.ts';

/** Words that visitors use for a page and that its texts do not. */
const KEYWORDS: Partial<Record<RouteName, string>> = {
  'carte-fibre-optique': 'éligibilité éligible tester adresse couverture raccordement débit',
  'fibre-optique': 'internet installation raccordement technicien éligibilité',
  boutiques: 'magasin agence horaires point de vente',
  'nous-contacter': 'téléphone numéro joindre appeler écrire service client conseiller',
  resiliation: 'quitter partir annuler arrêter résiliation résilier',
  'resiliez-votre-fai': 'changer opérateur portabilité numéro rio',
  'comparer-nos-offres': 'comparer les box comparateur différences',
  'nos-offres': 'prix tarifs promotion promo abonnement box internet',
  'tarifs-et-conditions': 'prix frais brochure conditions générales cgv facture',
  'repeteur-wifi': 'amplificateur extension portée zone blanche mesh',
  demenagement: 'déménager changement adresse',
  'liste-chaines': 'programme télé télévision bouquet canal numéro',
  family: 'forfait mobile famille réduction remise',
  'formulaire-rgpd': 'données personnelles droit accès suppression cnil',
  'vos-applications': 'appli télécharger android iphone ios',
  'antivirus-mcafee': 'sécurité protection virus',
  telephone: 'appels fixe ligne international',
  'relais-telephonique': 'sourd malentendant langue des signes accessibilité',
  'box-pop-s': 'box sans TV sans télé internet seul',
  'box-revolution-light': 'box la moins chère petit prix',
  'box-ultra': 'serveur NAS disque dur',
  svod: 'VOD SVOD films séries streaming',
  'ligue-1-plus': 'football foot match',
  'box-5g': 'fibre indisponible sans fibre pas de fibre 4G',
  'aidez-moi-a-choisir': 'changer de box quelle box',
  avis: 'avis clients notes',
  'amazon-prime': 'amazon prime video',
};

/** The same for other sites of the operator, by the name of their host and their path. */
const OTHER_SITE_KEYWORDS: Record<string, string> = {
  'webmail/': 'e-mail messagerie boîte mail zimbra',
  'subscribe/login/': 'mon compte connexion identifiant mot de passe facture',
  'mobile/forfaits/': 'forfait mobile carte SIM',
  'assistance/': 'panne aide problème dépannage',
};

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
} satisfies Partial<Record<ContentCall, RouteName>>;

/** Enough to tell two answers apart. */
const EXCERPT_LENGTH = 110;

/** Everything the site's search finds, each with the page that exists for it. */
export async function searchDocuments(render: Render): Promise<SearchDocument[]> {
  const { content } = render;
  const menu = await content('layout/menu');
  return [
    ...currentRoutes.filter(isFindable).map((name) => pageDocument(render, menu, name)),
    ...(await contestPages(render)).map(contestDocument),
    ...(await questionDocuments(render)),
    ...channelDocuments(await content('tv/channels')),
    ...shopDocuments(await content('shops')),
    ...otherSiteDocuments(await headerOf(render, 'freebox'), await footerOf(render, 'freebox')),
  ];
}

function isFindable(name: RouteName): boolean {
  const { indexable, path } = routeNamed(name);
  return indexable && !path.includes('[');
}

function pageDocument(
  { pageTexts, boxOffers }: Render,
  menu: ContentOf<'layout/menu'>,
  name: RouteName,
): SearchDocument {
  const { group } = routeNamed(name);
  const { label, description } = pageTexts(name);
  const box = boxOffers.find((offer) => boxLink(offer.name) === linkTo(name));
  return {
    kind: group === 'offres' && name !== 'home' ? 'offre' : 'page',
    title: label,
    href: linkTo(name),
    text: excerpt(description),
    keywords: KEYWORDS[name] ?? '',
    ...(box && {
      price: startingPrice(box, menu),
      picture: smallest(pictureSources(pictures, box.image.src).webp),
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
  return documents.flat();
}

function channelDocuments({ channels }: ContentOf<'tv/channels'>): SearchDocument[] {
  return channels.map(({ number, name, quality, replay }) => ({
    kind: 'chaine',
    title: name,
    href: `${linkTo('liste-chaines')}?q=${encodeURIComponent(name)}`,
    text: `Chaîne ${number}, ${quality}${replay ? ', replay' : ''}`,
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

type Links = { readonly label: string; readonly href: string };

/** Where the menu and the footer lead on other hosts, each once: the webmail, the account, the plans. */
function otherSiteDocuments(
  { entries, tools, account }: Awaited<ReturnType<typeof headerOf>>,
  { groups }: Awaited<ReturnType<typeof footerOf>>,
): SearchDocument[] {
  const links: Links[] = [
    ...leavesOf(entries),
    account,
    ...tools,
    ...groups.flatMap(({ list }) => list),
  ];
  const elsewhere = links.filter(({ href }) => href.startsWith('https:'));
  return [...new Map(elsewhere.map((link) => [link.href, link])).values()].map(
    ({ label, href }) => {
      const { hostname, pathname } = new URL(href);
      return {
        kind: 'site',
        title: label,
        href,
        text: hostname,
        keywords: OTHER_SITE_KEYWORDS[`${hostname.split('.')[0]}${pathname}`] ?? '',
      };
    },
  );
}

function excerpt(text: string): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', EXCERPT_LENGTH))}…`;
}
