import type { Shop } from '@vitrine/domain/content/shops';
import { sentenceWith } from '@vitrine/domain/sentence';
import { distanceKm } from '@vitrine/geo/distance';
import { departmentOf } from '@vitrine/geo/municipality';
import type { OpeningHours } from '@vitrine/geo/opening-hours';
import { hasOwnHolidays } from '@vitrine/domain/public-holidays';
import { absolute } from '#build/absolute.ts';
import { config } from '#build/config.ts';
import { linkTo } from '#build/links.ts';
import type { Render } from '#build/render.ts';
import type { Spot } from '#features/shops/spots.ts';

const byTown = new Intl.Collator('fr', { numeric: true }).compare;

/** The shops by town, what they may offer, and whether they are invented. */
export async function shopsOf({ content }: Render) {
  const { shops, services, sample } = await content('shops');
  const { sampleNote } = await content('pages/boutiques');
  return {
    shops: shops.toSorted((a, b) => byTown(a.name, b.name)),
    services,
    sampleNote: sample ? sampleNote : null,
  };
}

export function shopNamed(shops: readonly Shop[], id: string | undefined): Shop {
  const found = shops.find((shop) => shop.id === id);
  if (!found) throw new Error(`content/shops.json has no shop ${id}`);
  return found;
}

export const shopHref = ({ id }: Shop): string => linkTo('boutique', { shop: id });

/** A shop's hours, with the department whose holidays it keeps. */
export const hoursOf = ({ hours, exceptions, citycode }: Shop): OpeningHours => ({
  hours,
  ...(exceptions ? { exceptions } : {}),
  department: departmentOf(citycode),
});

/** Every shop by town, then every kiosk, as the finder takes them. */
export async function finderSpots(render: Render): Promise<Spot[]> {
  const { shops } = await shopsOf(render);
  const { simboxes } = await render.content('simboxes');
  const { kiosk } = await render.content('pages/boutiques');
  return [
    ...shops.map((shop) => ({
      id: shop.id,
      name: shop.name,
      address: `${shop.street}, ${shop.postcode} ${shop.city}`,
      href: shopHref(shop),
      hours: weekOf(shop),
      ...shortPoint(shop),
    })),
    ...simboxes.map((simbox) => ({
      id: simbox.id,
      name: sentenceWith(kiosk, { city: simbox.city }),
      address: `${simbox.place}, ${simbox.street}, ${simbox.postcode} ${simbox.city}`,
      href: null,
      hours: null,
      ...shortPoint(simbox),
    })),
  ];
}

/** Most departments keep the national holidays: their shops share a week. */
function weekOf(shop: Shop): OpeningHours {
  const { department, ...rest } = hoursOf(shop);
  return { ...rest, department: hasOwnHolidays(department) ? department : '' };
}

/** To a hundred metres: enough to sort by, and hundreds of them travel together. */
function shortPoint({ latitude, longitude }: { latitude: number; longitude: number }) {
  const short = (degrees: number) => Math.round(degrees * 1000) / 1000;
  return { latitude: short(latitude), longitude: short(longitude) };
}

/** A map of someone else's, asked for by a click and nothing before. */
export const directionsHref = ({ latitude, longitude }: Shop): string =>
  `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;

export function nearestTo(shops: readonly Shop[], shop: Shop, count: number): Shop[] {
  return shops
    .filter(({ id }) => id !== shop.id)
    .toSorted((a, b) => distanceKm(shop, a) - distanceKm(shop, b))
    .slice(0, count);
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** What search engines read of a shop that exists: a sample one would send people to a wall. */
export function localBusiness(shop: Shop): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'MobilePhoneStore',
    '@id': absolute(shopHref(shop)),
    name: shop.name,
    url: absolute(shopHref(shop)),
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.street,
      postalCode: shop.postcode,
      addressLocality: shop.city,
      addressCountry: 'FR',
    },
    geo: { '@type': 'GeoCoordinates', latitude: shop.latitude, longitude: shop.longitude },
    openingHoursSpecification: [
      ...shop.hours.flatMap((spans, day) =>
        spans.map(({ opens, closes }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: `https://schema.org/${DAYS[day]}`,
          opens,
          closes,
        })),
      ),
      ...(shop.exceptions ?? []).flatMap(({ date, hours }) =>
        hours.map(({ opens, closes }) => ({
          '@type': 'OpeningHoursSpecification',
          validFrom: date,
          validThrough: date,
          opens,
          closes,
        })),
      ),
    ],
    parentOrganization: { '@type': 'Organization', name: config.brand.name },
  };
}
