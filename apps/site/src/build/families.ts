import { fillBrandSlug } from '@vitrine/domain/brand';
import { contentCallNames } from '@vitrine/domain/content/calls';
import { config } from '#build/config.ts';
import { coveredDepartments } from '#build/coverage.ts';
import type { Render } from '#build/render.ts';
import { saveTheDateTarget } from '#build/save-the-date.ts';
import { shareImages } from '#build/share-images.ts';

export type Parameters = Readonly<Record<string, string>>;

/** The members of each family of pages or files: a file of src/pages whose name has a parameter. */
const families: Readonly<Record<string, (render: Render) => Parameters[] | Promise<Parameters[]>>> =
  {
    '/boutiques/[shop]': async ({ content }) =>
      (await content('shops')).shops.map(({ id }) => ({ shop: id })),
    '/data-json/[...call].json': () =>
      contentCallNames.map((call) => ({ call: fillBrandSlug(call, config.brand) })),
    '/freebox/[antivirus]': () =>
      config.flags.antivirus ? [{ antivirus: 'antivirus-mcafee' }] : [],
    '/freebox/carte-fibre-optique/[departement]': departments,
    '/freebox/event/[file].ics': () =>
      saveTheDateTarget === null ? [] : [{ file: 'save-the-date' }],
    '/freebox/fiche-information/[offer]': offers,
    '/freebox/fiche-information/[offer]/fiche.json': offers,
    '/[icon].png': () => ['apple-touch-icon', 'icon-192', 'icon-512'].map((icon) => ({ icon })),
    '/geo/[departement].json': departments,
    // The operator's dashboard: rendered when asked for, never a file.
    '/stats': () => [],
    '/share/[name].jpg': () => Object.keys(shareImages).map((name) => ({ name })),
  };

/** The parameters with which a route of src/pages exists; one without parameters exists once. */
export async function membersOf(route: string, render: Render): Promise<Parameters[]> {
  const own = families[route];
  if (own) return own(render);
  if (route.replaceAll('[product]', '').includes('['))
    throw new Error(`${route}: build/families.ts does not say which pages there are`);
  return [{ product: config.brand.slug }];
}

function departments(render: Render): Parameters[] {
  return coveredDepartments(render).map(({ code }) => ({ departement: code.toLowerCase() }));
}

function offers({ boxOffers }: Render): Parameters[] {
  return boxOffers.map(({ key }) => ({ offer: key }));
}
