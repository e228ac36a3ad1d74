import { type Brand, fillBrandSlug } from './brand.ts';
import type { Flags } from './config.ts';

/**
 * Every route of the site, once: its address, its place among the others, its name in measurement.
 * What it is called is content (`layout/pages`). `[name]` in a path is a parameter.
 */
export const SITE_MAP_GROUPS = [
  'offres',
  'tv',
  'services',
  'fibre',
  'boutiques',
  'aide',
  'jeux',
  'informations',
  'applications',
] as const;
export type SiteMapGroup = (typeof SITE_MAP_GROUPS)[number];

export type Route = {
  /** Canonical form, with its trailing slash. */
  readonly path: string;
  /** The page's name in audience measurement. */
  readonly tracking: string;
  readonly parent: string | null;
  readonly group: SiteMapGroup | null;
  readonly indexable: boolean;
  /** Found by the site's own search though other engines are not told of it. */
  readonly isFindable?: true;
  /** Where search engines should look instead; the page itself unless given. */
  readonly canonical?: 'home';
  /** The page exists only while this flag is on. */
  readonly flag?: keyof Flags;
  /** A family that may have no member today. */
  readonly mayBeEmpty?: true;
};

type Page = Partial<Omit<Route, 'path' | 'group'>>;

/** Pages of a group of the site map, and what they have alike unless one says otherwise. */
const group =
  (siteMapGroup: SiteMapGroup | null, alike: Page = {}) =>
  (path: string, page: Page = {}): Route => ({
    path,
    tracking: lastSegment(path),
    parent: 'home',
    group: siteMapGroup,
    indexable: true,
    ...alike,
    ...page,
  });

const offer = group('offres', { parent: 'nos-offres' });
const tv = group('tv');
const tvList = group('tv', { parent: 'tv', tracking: '{product}-tv' });
const service = group('services');
const fibre = group('fibre');
const shop = group('boutiques');
const help = group('aide');
const contact = group('aide', { parent: 'nous-contacter' });
const contest = group('jeux', { tracking: 'jeu-concours' });
const information = group('informations');
const app = group('applications', { parent: 'vos-applications', indexable: false });
const error = group(null, { indexable: false, canonical: 'home' });

export const routes = {
  home: offer('/{base}/', { tracking: 'homepage', parent: null }),
  'box-ultra': offer('/{base}/{line}-ultra/'),
  'box-ultra-essentiel': offer('/{base}/{line}-ultra-essentiel/'),
  'box-pop': offer('/{base}/{line}-pop/'),
  'box-pop-s': offer('/{base}/{line}-pop-s/'),
  'box-revolution-light': offer('/{base}/{line}-revolution-light/'),
  'box-ultra-edition-limitee': offer('/{base}/{line}-ultra-edition-limitee/'),
  'box-ultra-edition-stranger-things': offer('/{base}/{line}-ultra-edition-stranger-things/', {
    tracking: '{line}-ultra-edition-limitee',
  }),
  'box-crystal': offer('/{base}/{line}-crystal/'),
  'box-5g': offer('/{base}/box-5g/'),
  'nos-offres': offer('/{base}/nos-offres-{line}/', { parent: 'home' }),
  'comparer-nos-offres': offer('/{base}/comparer-nos-offres-{line}/'),
  'aidez-moi-a-choisir': offer('/{base}/aidez-moi-a-choisir/'),
  family: offer('/{base}/{product}-family/'),
  'tarifs-et-conditions': offer('/{base}/tarifs-et-conditions/'),
  'fiche-information': offer('/{base}/fiche-information/[offer]/', {
    parent: 'tarifs-et-conditions',
  }),

  tv: tv('/{base}/{product}-tv/'),
  'liste-chaines': tvList('/{base}/{product}-tv/liste-chaines/'),
  'pack-et-options': tvList('/{base}/{product}-tv/pack-et-options/'),
  replays: tvList('/{base}/{product}-tv/replays/'),
  svod: tvList('/{base}/{product}-tv/svod/'),
  'amazon-prime': tv('/{base}/amazon-prime/'),
  'apple-tv-plus': tv('/{base}/apple-tv-plus/', { tracking: 'apple-tv' }),
  'apple-tv-4K': tv('/{base}/apple-tv-4K/', { tracking: 'apple-tv' }),
  'canal-plus': tv('/{base}/canal-plus/'),
  'disney-plus': tv('/{base}/disney-plus/'),
  netflix: tv('/{base}/netflix/'),
  'hbo-max': tv('/{base}/hbo-max/'),
  'tv-by-canal': tv('/{base}/tv-by-canal/'),
  'universal-plus': tv('/{base}/universal-plus/'),
  'ligue-1-plus': tv('/{base}/ligue-1-plus/'),
  cafeyn: tv('/{base}/cafeyn/'),

  'repeteur-wifi': service('/{base}/repeteur-wifi/'),
  'wifi-7': service('/{base}/wifi-7/'),
  'antivirus-mcafee': service('/{base}/antivirus-mcafee/', {
    tracking: 'antivirus',
    flag: 'antivirus',
  }),
  telephone: service('/{base}/telephone/'),
  'relais-telephonique': service('/{base}/relais-telephonique/'),
  'vos-applications': service('/{base}/vos-applications/', { tracking: 'applications-mobiles' }),
  proxi: service('/{base}/service-{product}-proxi/', { tracking: '{product}-proxi' }),

  'fibre-optique': fibre('/{base}/fibre-optique/'),
  'carte-fibre-optique': fibre('/{base}/carte-fibre-optique/', {
    parent: 'fibre-optique',
    tracking: 'carte-fibre',
  }),
  'carte-fibre-departement': fibre('/{base}/carte-fibre-optique/[departement]/', {
    parent: 'carte-fibre-optique',
    tracking: 'carte-fibre',
  }),
  eligibilite: fibre('/{base}/fibre-optique/eligibilite/', {
    parent: 'fibre-optique',
    tracking: 'fibre-optique',
    indexable: false,
  }),
  'fin-adsl-passage-fibre': fibre('/{base}/fin-adsl-passage-fibre/', {
    parent: 'fibre-optique',
    tracking: 'fin-adsl',
  }),
  demenagement: fibre('/{base}/demenagement/'),
  'resiliez-votre-fai': fibre('/{base}/resiliez-votre-fai/'),
  'obtenir-ma-lettre-de-resiliation': fibre(
    '/{base}/resiliez-votre-fai/obtenir-ma-lettre-de-resiliation/',
    { parent: 'resiliez-votre-fai' },
  ),

  boutiques: shop('/boutiques/'),
  boutique: shop('/boutiques/[shop]/', { parent: 'boutiques', tracking: 'boutiques' }),

  'nous-contacter': help('/{base}/informations/nous-contacter/'),
  'abonne-box': contact('/{base}/informations/nous-contacter/abonne-{line}/'),
  'abonne-mobile': contact('/{base}/informations/nous-contacter/abonne-mobile-{product}/'),
  'abonne-box-mobile': contact(
    '/{base}/informations/nous-contacter/abonne-{line}-mobile-{product}/',
  ),
  'pas-encore-abonne': contact('/{base}/informations/nous-contacter/pas-encore-abonne/'),
  resiliation: help('/resiliation/'),
  'formulaire-rgpd': help('/{base}/formulaire-rgpd/'),
  'signaler-un-abus': help('/{base}/signaler-un-abus/'),
  'form-syndic': help('/{base}/form-syndic/'),
  suivi: help('/suivi/', { indexable: false, isFindable: true }),
  'suppression-compte': help('/{base}/gestion-suppression-compte-{product}/'),

  baskets: contest('/{base}/baskets-{product}xcorail/'),
  concours: contest('/{base}/jeu-concours/[contest]/', { mayBeEmpty: true }),
  'concours-court': contest('/jeu-concours/[contest]/', { mayBeEmpty: true }),
  'save-the-date': contest('/{base}/event/save-the-date/'),
  'reglement-jeu-tirage-au-sort': contest('/{base}/reglement-jeu-tirage-au-sort/'),

  cookies: information('/{base}/cookies/'),
  'informations-legales': information('/{base}/informations/informations-legales/'),
  'politique-de-confidentialite': information('/{base}/politique-de-confidentialite/'),
  'politique-de-gestion-des-contenus': information('/{base}/politique-de-gestion-des-contenus/'),
  'informations-covid-19': information('/{base}/informations-covid-19/'),
  'protection-enfance': information('/{base}/informations/protection-enfance/'),
  avis: information('/{base}/informations/avis-{line}/', { tracking: 'avis-clients' }),
  's-engage': information('/{base}/{product}-s-engage/'),
  'dix-ans-mobile': information('/10ans-{product}mobile/'),
  accessibilite: information('/{base}/accessibilite/'),
  'plan-du-site': information('/plan-du-site/'),

  'app-home': app('/apps/home/'),
  'app-connect': app('/apps/connect/'),
  'app-files': app('/apps/files/'),
  'app-football': app('/apps/football/'),
  'app-espace-abonne': app('/apps/espace-abonne/'),
  'app-video': app('/apps/video/'),

  '404': error('/404/'),
  '500': error('/500/'),
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
export const routeNames = Object.keys(routes) as RouteName[];

/** The two places where the page of a contest may be: which it is, its record says. */
export const CONTEST_ROUTES = ['concours', 'concours-court'] as const satisfies RouteName[];
export type ContestRoute = (typeof CONTEST_ROUTES)[number];

/** The place and the name of a contest's page; null where no contest can be. */
export function contestPlace(
  path: string,
  brand: Brand,
): { route: ContestRoute; contest: string } | null {
  const route = CONTEST_ROUTES.find((name) => patternOf(name, brand).test(path));
  return route ? { route, contest: lastSegment(path) } : null;
}

/** The routes that exist with these flags. */
export function routesWith(flags: Flags): RouteName[] {
  return routeNames.filter((name) => {
    const { flag } = routeNamed(name);
    return flag === undefined || flags[flag];
  });
}

export function routeNamed(name: RouteName): Route {
  return routes[name];
}

/** The address of a route, its brand and parameters filled. */
export function pathOf(
  name: RouteName,
  brand: Brand,
  parameters: Readonly<Record<string, string>> = {},
): string {
  return fillBrandSlug(routes[name].path, brand).replace(/\[(\w+)\]/g, (_pattern, key: string) => {
    const value = parameters[key];
    if (value === undefined) throw new Error(`route ${name} needs the parameter ${key}`);
    return value;
  });
}

/** The route of a path; a path without an entry of its own has the metadata of the home page. */
export function routeForPath(path: string, brand: Brand): RouteName {
  return routeAt(path, brand) ?? 'home';
}

/** The route that has this path, query and fragment aside; null for none. */
export function routeAt(address: string, brand: Brand): RouteName | null {
  const [path = ''] = address.split(/[?#]/);
  const wanted = `${path.replace(/\/+$/, '')}/`;
  return routeNames.find((name) => patternOf(name, brand).test(wanted)) ?? null;
}

function patternOf(name: RouteName, brand: Brand): RegExp {
  const parts = fillBrandSlug(routes[name].path, brand).split(/\[\w+\]/);
  return new RegExp(`^${parts.map(escapeForRegExp).join('[^/]+')}$`);
}

/** From the home page down to the route itself. */
export function trailOf(name: RouteName): RouteName[] {
  const { parent } = routeNamed(name);
  return parent === null ? [name] : [...trailOf(parent as RouteName), name];
}

function lastSegment(path: string): string {
  return path.split('/').findLast((segment) => segment !== '') ?? '';
}

function escapeForRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
