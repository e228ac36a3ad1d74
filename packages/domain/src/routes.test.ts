import { describe, expect, test } from 'vitest';
import contestJson from '../../../content/contest.json' with { type: 'json' };
import { DEFAULT_BRAND, fillBrandSlug } from './brand.ts';
import {
  contestPlace,
  pathOf,
  routeForPath,
  routeNamed,
  routeNames,
  routes,
  trailOf,
} from './routes.ts';

/** Section 2 of the specification, path by path. */
const SPECIFIED = `
/freebox/ freebox-ultra freebox-ultra-essentiel freebox-pop freebox-pop-s freebox-revolution-light
freebox-ultra-edition-limitee freebox-ultra-edition-stranger-things freebox-crystal box-5g
{product}-family comparer-nos-offres-freebox nos-offres-freebox tarifs-et-conditions
{product}-tv {product}-tv/liste-chaines {product}-tv/pack-et-options {product}-tv/replays {product}-tv/svod
amazon-prime apple-tv-plus apple-tv-4K canal-plus disney-plus netflix hbo-max tv-by-canal universal-plus
ligue-1-plus cafeyn repeteur-wifi wifi-7 antivirus-mcafee telephone relais-telephonique vos-applications
service-{product}-proxi fibre-optique carte-fibre-optique fin-adsl-passage-fibre demenagement
resiliez-votre-fai resiliez-votre-fai/obtenir-ma-lettre-de-resiliation
baskets-freexcorail jeu-concours/baskets-corail jeu-concours/netflix-messagedelupsidedown
event/save-the-date /jeu-concours/stranger-things-4 reglement-jeu-tirage-au-sort
jeu-concours/paques jeu-concours/universal-plus jeu-concours/{product}-foot
cookies informations/informations-legales politique-de-confidentialite politique-de-gestion-des-contenus
informations-covid-19 informations/protection-enfance informations/avis-freebox {product}-s-engage
formulaire-rgpd signaler-un-abus gestion-suppression-compte-{product} form-syndic
informations/nous-contacter informations/nous-contacter/abonne-freebox
informations/nous-contacter/abonne-mobile-{product} informations/nous-contacter/abonne-freebox-mobile-{product}
informations/nous-contacter/pas-encore-abonne
/10ans-freemobile /plan-du-site /resiliation /boutiques /404 /500
`
  .trim()
  .split(/\s+/)
  .map((path) => (path.startsWith('/') ? path : `/freebox/${path}`).replace(/\/?$/, '/'))
  .map((path) => fillBrandSlug(path, DEFAULT_BRAND));

const paths = routeNames.map((name) => fillBrandSlug(routes[name].path, DEFAULT_BRAND));

/** Contests are content: their records have the addresses. */
const contestPaths = contestJson.contests.flatMap(({ pages }) =>
  pages.map(({ path }) => fillBrandSlug(path, DEFAULT_BRAND)),
);

describe('the route registry', () => {
  test.each(SPECIFIED)('has the specified path %s', (path) => {
    expect([...paths, ...contestPaths]).toContain(path);
  });

  test('has six pages for the companion applications', () => {
    expect(paths.filter((path) => path.startsWith('/apps/'))).toHaveLength(6);
  });

  test('has no path twice', () => {
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  test.each(paths)('%s begins and ends with a slash', (path) => {
    expect(path).toMatch(/^\/([^\s]+\/)?$/);
  });

  test.each(routeNames)('%s has parents that lead to the home page', (name) => {
    expect(trailOf(name)[0]).toBe('home');
  });

  test('the error pages send search engines home', () => {
    for (const name of ['404', '500'] as const) {
      expect(routeNamed(name)).toMatchObject({ canonical: 'home', indexable: false });
    }
  });
});

describe('routeForPath', () => {
  test.each(routeNames)('finds %s again from its address', (name) => {
    const path = pathOf(name, DEFAULT_BRAND, {
      offer: 'pop',
      shop: 'lyon',
      departement: '69',
      contest: 'noel',
      reponse: 'fibre',
    });
    expect(routeForPath(path, DEFAULT_BRAND)).toBe(name);
    expect(routeForPath(path.slice(0, -1), DEFAULT_BRAND)).toBe(name);
  });

  test.each(['/inconnu/', '/freebox/inconnu', '/freebox/freebox-popx/', '/boutiques/a/b/'])(
    '%s falls back to the /freebox entry',
    (path) => {
      expect(routeForPath(path, DEFAULT_BRAND)).toBe('home');
    },
  );
});

describe('the place of a contest’s page', () => {
  test.each(contestPaths)('%s is one of the two there are', (path) => {
    const place = contestPlace(path, DEFAULT_BRAND);
    expect(place && pathOf(place.route, DEFAULT_BRAND, { contest: place.contest })).toBe(path);
  });

  test.each(['/freebox/noel/', '/jeu-concours/', '/box/jeu-concours/noel/'])(
    'none is at %s',
    (path) => expect(contestPlace(path, DEFAULT_BRAND)).toBeNull(),
  );
});
