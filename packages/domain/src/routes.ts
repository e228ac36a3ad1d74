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
  /** Where search engines should look instead; the page itself unless given. */
  readonly canonical?: string;
  /** The page exists only while this flag is on. */
  readonly flag?: keyof Flags;
};

type Page = {
  tracking?: string;
  parent?: string | null;
  indexable?: boolean;
  flag?: keyof Flags;
};

const group =
  (siteMapGroup: SiteMapGroup) =>
  (path: string, { tracking, parent = 'home', indexable = true, ...page }: Page = {}): Route => ({
    path,
    ...page,
    tracking: tracking ?? lastSegment(path),
    parent,
    group: siteMapGroup,
    indexable,
  });

const offer = group('offres');
const tv = group('tv');
const service = group('services');
const fibre = group('fibre');
const shop = group('boutiques');
const help = group('aide');
const contest = group('jeux');
const information = group('informations');
const app = group('applications');

export const routes = {
  home: offer('/freebox/', { tracking: 'homepage', parent: null }),
  'freebox-ultra': offer('/freebox/freebox-ultra/', { parent: 'nos-offres-freebox' }),
  'freebox-ultra-essentiel': offer('/freebox/freebox-ultra-essentiel/', {
    parent: 'nos-offres-freebox',
  }),
  'freebox-pop': offer('/freebox/freebox-pop/', { parent: 'nos-offres-freebox' }),
  'freebox-pop-s': offer('/freebox/freebox-pop-s/', { parent: 'nos-offres-freebox' }),
  'freebox-revolution-light': offer('/freebox/freebox-revolution-light/', {
    parent: 'nos-offres-freebox',
  }),
  'freebox-ultra-edition-limitee': offer('/freebox/freebox-ultra-edition-limitee/', {
    parent: 'nos-offres-freebox',
  }),
  'freebox-ultra-edition-stranger-things': offer(
    '/freebox/freebox-ultra-edition-stranger-things/',
    { parent: 'nos-offres-freebox', tracking: 'freebox-ultra-edition-limitee' },
  ),
  'freebox-crystal': offer('/freebox/freebox-crystal/', { parent: 'nos-offres-freebox' }),
  'box-5g': offer('/freebox/box-5g/', { parent: 'nos-offres-freebox' }),
  'nos-offres-freebox': offer('/freebox/nos-offres-freebox/'),
  'comparer-nos-offres-freebox': offer('/freebox/comparer-nos-offres-freebox/', {
    parent: 'nos-offres-freebox',
  }),
  'aidez-moi-a-choisir': offer('/freebox/aidez-moi-a-choisir/', { parent: 'nos-offres-freebox' }),
  family: offer('/freebox/{product}-family/', {
    parent: 'nos-offres-freebox',
    tracking: '{product}-family',
  }),
  'tarifs-et-conditions': offer('/freebox/tarifs-et-conditions/', { parent: 'nos-offres-freebox' }),
  'fiche-information': offer('/freebox/fiche-information/[offer]/', {
    parent: 'tarifs-et-conditions',
  }),

  tv: tv('/freebox/{product}-tv/', { tracking: '{product}-tv' }),
  'liste-chaines': tv('/freebox/{product}-tv/liste-chaines/', {
    parent: 'tv',
    tracking: '{product}-tv',
  }),
  'pack-et-options': tv('/freebox/{product}-tv/pack-et-options/', {
    parent: 'tv',
    tracking: '{product}-tv',
  }),
  replays: tv('/freebox/{product}-tv/replays/', { parent: 'tv', tracking: '{product}-tv' }),
  svod: tv('/freebox/{product}-tv/svod/', { parent: 'tv', tracking: '{product}-tv' }),
  'amazon-prime': tv('/freebox/amazon-prime/'),
  'apple-tv-plus': tv('/freebox/apple-tv-plus/', { tracking: 'apple-tv' }),
  'apple-tv-4K': tv('/freebox/apple-tv-4K/', { tracking: 'apple-tv' }),
  'canal-plus': tv('/freebox/canal-plus/'),
  'disney-plus': tv('/freebox/disney-plus/'),
  netflix: tv('/freebox/netflix/'),
  'hbo-max': tv('/freebox/hbo-max/'),
  'tv-by-canal': tv('/freebox/tv-by-canal/'),
  'universal-plus': tv('/freebox/universal-plus/'),
  'ligue-1-plus': tv('/freebox/ligue-1-plus/'),
  cafeyn: tv('/freebox/cafeyn/'),

  'repeteur-wifi': service('/freebox/repeteur-wifi/'),
  'wifi-7': service('/freebox/wifi-7/'),
  'antivirus-mcafee': service('/freebox/antivirus-mcafee/', {
    tracking: 'antivirus',
    flag: 'antivirus',
  }),
  telephone: service('/freebox/telephone/'),
  'relais-telephonique': service('/freebox/relais-telephonique/'),
  'vos-applications': service('/freebox/vos-applications/', { tracking: 'applications-mobiles' }),
  proxi: service('/freebox/service-{product}-proxi/', { tracking: '{product}-proxi' }),

  'fibre-optique': fibre('/freebox/fibre-optique/'),
  'carte-fibre-optique': fibre('/freebox/carte-fibre-optique/', {
    parent: 'fibre-optique',
    tracking: 'carte-fibre',
  }),
  'carte-fibre-departement': fibre('/freebox/carte-fibre-optique/[departement]/', {
    parent: 'carte-fibre-optique',
    tracking: 'carte-fibre',
  }),
  eligibilite: fibre('/freebox/fibre-optique/eligibilite/', {
    parent: 'fibre-optique',
    tracking: 'fibre-optique',
    indexable: false,
  }),
  'fin-adsl-passage-fibre': fibre('/freebox/fin-adsl-passage-fibre/', {
    parent: 'fibre-optique',
    tracking: 'fin-adsl',
  }),
  demenagement: fibre('/freebox/demenagement/'),
  'resiliez-votre-fai': fibre('/freebox/resiliez-votre-fai/'),
  'obtenir-ma-lettre-de-resiliation': fibre(
    '/freebox/resiliez-votre-fai/obtenir-ma-lettre-de-resiliation/',
    { parent: 'resiliez-votre-fai' },
  ),

  boutiques: shop('/boutiques/'),
  boutique: shop('/boutiques/[shop]/', { parent: 'boutiques', tracking: 'boutiques' }),

  'nous-contacter': help('/freebox/informations/nous-contacter/'),
  'abonne-freebox': help('/freebox/informations/nous-contacter/abonne-freebox/', {
    parent: 'nous-contacter',
  }),
  'abonne-mobile': help('/freebox/informations/nous-contacter/abonne-mobile-{product}/', {
    parent: 'nous-contacter',
  }),
  'abonne-freebox-mobile': help(
    '/freebox/informations/nous-contacter/abonne-freebox-mobile-{product}/',
    { parent: 'nous-contacter' },
  ),
  'pas-encore-abonne': help('/freebox/informations/nous-contacter/pas-encore-abonne/', {
    parent: 'nous-contacter',
  }),
  resiliation: help('/resiliation/'),
  'formulaire-rgpd': help('/freebox/formulaire-rgpd/'),
  'signaler-un-abus': help('/freebox/signaler-un-abus/'),
  'form-syndic': help('/freebox/form-syndic/'),
  suivi: help('/suivi/', { indexable: false }),
  'suppression-compte': help('/freebox/gestion-suppression-compte-{product}/'),

  'baskets-freexcorail': contest('/freebox/baskets-freexcorail/', { tracking: 'jeu-concours' }),
  'baskets-corail': contest('/freebox/jeu-concours/baskets-corail/', { tracking: 'jeu-concours' }),
  'netflix-messagedelupsidedown': contest('/freebox/jeu-concours/netflix-messagedelupsidedown/', {
    tracking: 'jeu-concours',
  }),
  'stranger-things-4': contest('/jeu-concours/stranger-things-4/', { tracking: 'jeu-concours' }),
  paques: contest('/freebox/jeu-concours/paques/', { tracking: 'jeu-concours' }),
  'concours-universal-plus': contest('/freebox/jeu-concours/universal-plus/', {
    tracking: 'jeu-concours',
  }),
  'concours-foot': contest('/freebox/jeu-concours/{product}-foot/', { tracking: 'jeu-concours' }),
  'save-the-date': contest('/freebox/event/save-the-date/', { tracking: 'jeu-concours' }),
  'reglement-jeu-tirage-au-sort': contest('/freebox/reglement-jeu-tirage-au-sort/', {
    tracking: 'jeu-concours',
  }),

  cookies: information('/freebox/cookies/'),
  'informations-legales': information('/freebox/informations/informations-legales/'),
  'politique-de-confidentialite': information('/freebox/politique-de-confidentialite/'),
  'politique-de-gestion-des-contenus': information('/freebox/politique-de-gestion-des-contenus/'),
  'informations-covid-19': information('/freebox/informations-covid-19/'),
  'protection-enfance': information('/freebox/informations/protection-enfance/'),
  'avis-freebox': information('/freebox/informations/avis-freebox/', { tracking: 'avis-clients' }),
  's-engage': information('/freebox/{product}-s-engage/'),
  '10ans-freemobile': information('/10ans-freemobile/'),
  accessibilite: information('/freebox/accessibilite/'),
  'plan-du-site': information('/plan-du-site/'),

  'app-home': app('/apps/home/', { parent: 'vos-applications', indexable: false }),
  'app-connect': app('/apps/connect/', { parent: 'vos-applications', indexable: false }),
  'app-files': app('/apps/files/', { parent: 'vos-applications', indexable: false }),
  'app-football': app('/apps/football/', { parent: 'vos-applications', indexable: false }),
  'app-espace-abonne': app('/apps/espace-abonne/', {
    parent: 'vos-applications',
    indexable: false,
  }),
  'app-video': app('/apps/video/', { parent: 'vos-applications', indexable: false }),

  '404': {
    path: '/404/',
    tracking: '404',
    parent: 'home',
    group: null,
    indexable: false,
    canonical: '/freebox/',
  },
  '500': {
    path: '/500/',
    tracking: '500',
    parent: 'home',
    group: null,
    indexable: false,
    canonical: '/freebox/',
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
export const routeNames = Object.keys(routes) as RouteName[];

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
  return fillBrandSlug(routes[name].path, brand).replace(/\[(\w+)\]/g, (pattern, key: string) => {
    const value = parameters[key];
    if (value === undefined) throw new Error(`route ${name} needs the parameter ${key}`);
    return value;
  });
}

/** The route of a path; a path without an entry of its own has the metadata of /freebox. */
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
