import type { Shop } from '@vitrine/domain/content/shops';
import { sentenceWith } from '@vitrine/domain/sentence';
import { distanceKm } from '@vitrine/geo/distance';
import { departmentOf } from '@vitrine/geo/municipality';
import type { OpeningHours } from '@vitrine/geo/opening-hours';
import { hasOwnHolidays } from '@vitrine/geo/public-holidays';
import { content } from '#build/content.ts';
import { config } from '#build/config.ts';
import { linkTo } from '#build/links.ts';
import type { Spot } from '#features/shops/spots.ts';

const { shops: listed, services, sample } = await content('shops');
const byTown = new Intl.Collator('fr', { numeric: true }).compare;

export { services };
export const shops: readonly Shop[] = listed.toSorted((a, b) => byTown(a.name, b.name));

const { sampleNote, kiosk } = await content('pages/boutiques');
export const shopsSampleNote = sample ? sampleNote : null;

export function shopNamed(id: string | undefined): Shop {
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

/** Every shop by town, then every kiosk, as the finder takes them: each week of hours once. */
export async function finderSpots(): Promise<{ spots: Spot[]; weeks: OpeningHours[] }> {
  const { simboxes } = await content('simboxes');
  const weeks = new Map<string, OpeningHours>();
  const weekOf = (shop: Shop): number => {
    const { department, ...rest } = hoursOf(shop);
    // Most departments keep the national holidays: their shops share a week.
    const week = { ...rest, department: hasOwnHolidays(department) ? department : '' };
    const key = JSON.stringify(week);
    weeks.set(key, week);
    return [...weeks.keys()].indexOf(key);
  };
  const spots = [
    ...shops.map((shop) => ({
      id: shop.id,
      name: shop.name,
      address: `${shop.street}, ${shop.postcode} ${shop.city}`,
      href: shopHref(shop),
      week: weekOf(shop),
      ...shortPoint(shop),
    })),
    ...simboxes.map((simbox) => ({
      id: simbox.id,
      name: sentenceWith(kiosk, { city: simbox.city }),
      address: `${simbox.place}, ${simbox.street}, ${simbox.postcode} ${simbox.city}`,
      href: null,
      week: null,
      ...shortPoint(simbox),
    })),
  ];
  return { spots, weeks: [...weeks.values()] };
}

/** To a hundred metres: enough to sort by, and hundreds of them are in the page. */
function shortPoint({ latitude, longitude }: { latitude: number; longitude: number }) {
  const short = (degrees: number) => Math.round(degrees * 1000) / 1000;
  return { latitude: short(latitude), longitude: short(longitude) };
}

/** A map of someone else's, asked for by a click and nothing before. */
export const directionsHref = ({ latitude, longitude }: Shop): string =>
  `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;

export function nearestTo(shop: Shop, count: number): Shop[] {
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
    '@id': new URL(shopHref(shop), config.siteUrl).href,
    name: shop.name,
    url: new URL(shopHref(shop), config.siteUrl).href,
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
