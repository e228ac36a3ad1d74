import { SHARE_IMAGES } from '@vitrine/domain/share-images';
import { fillBrandSlug } from '@vitrine/domain/brand';
import { COMPANION_APPS } from '@vitrine/domain/companion-apps';
import { contentCallNames } from '@vitrine/domain/content/calls';
import { CONTACT_AUDIENCES } from '@vitrine/domain/forms/contact';
import type { ContestRoute } from '@vitrine/domain/routes';
import { config } from '#build/config.ts';
import { contestsOf } from '#build/contests.ts';
import { coveredDepartments } from '#build/coverage.ts';
import { linkTo } from '#build/links.ts';
import type { Render } from '#build/render.ts';
import { saveTheDateTarget } from '#build/save-the-date.ts';

export type Parameters = Readonly<Record<string, string>>;

/** The members of each family of pages or files: a file of src/pages whose name has a parameter. */
const families: Readonly<Record<string, (render: Render) => Parameters[] | Promise<Parameters[]>>> =
  {
    '/apps/[app]': () => COMPANION_APPS.map((route) => ({ app: route.replace('app-', '') })),
    '/boutiques/[shop]': async ({ content }) =>
      (await content('shops')).shops.map(({ id }) => ({ shop: id })),
    '/data-json/[...call].json': () =>
      contentCallNames.map((call) => ({ call: fillBrandSlug(call, config.brand) })),
    '/[base]/[antivirus]': () =>
      config.flags.antivirus ? [{ antivirus: 'antivirus-mcafee' }] : [],
    '/[base]/carte-fibre-optique/[departement]': departments,
    '/[base]/jeu-concours/[contest]': (render) => contests(render, 'concours'),
    '/jeu-concours/[contest]': (render) => contests(render, 'concours-court'),
    '/[base]/event/[file].ics': () =>
      saveTheDateTarget === null ? [] : [{ file: 'save-the-date' }],
    '/[base]/fiche-information/[offer]': offers,
    '/[base]/fiche-information/[offer]/fiche.json': offers,
    '/[icon].png': () => ['apple-touch-icon', 'icon-192', 'icon-512'].map((icon) => ({ icon })),
    '/[base]/informations/nous-contacter/[audience]': () =>
      CONTACT_AUDIENCES.map((route) => ({ audience: linkTo(route).split('/').at(-2) ?? '' })),
    '/geo/[departement].json': departments,
    // The operator's own pages: rendered when asked for, never files.
    '/demandes': () => [],
    '/stats': () => [],
    '/share/[name].jpg': () => SHARE_IMAGES.map((name) => ({ name })),
  };

/** What every address may have of the brand. */
const BRAND_PARAMETERS = /\[(?:base|product|line)\]/g;

/** The parameters with which a route of src/pages exists; one without parameters exists once. */
export async function membersOf(route: string, render: Render): Promise<Parameters[]> {
  const own = families[route];
  const { base, slug, line } = config.brand;
  const brand = { base, product: slug, line: line.slug };
  if (own) return (await own(render)).map((member) => ({ ...brand, ...member }));
  if (route.replaceAll(BRAND_PARAMETERS, '').includes('['))
    throw new Error(`${route}: build/families.ts does not say which pages there are`);
  return [brand];
}

async function contests(render: Render, route: ContestRoute): Promise<Parameters[]> {
  return (await contestsOf(render, route)).map(({ parameters }) => parameters);
}

function departments(render: Render): Parameters[] {
  return coveredDepartments(render).map(({ code }) => ({ departement: code.toLowerCase() }));
}

function offers({ boxOffers }: Render): Parameters[] {
  return boxOffers.map(({ key }) => ({ offer: key }));
}
