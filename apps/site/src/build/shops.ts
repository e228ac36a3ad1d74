import type { Shop } from '@vitrine/domain/content/shops';
import { distanceKm } from '@vitrine/geo/distance';
import { content } from '#build/content.ts';
import { config } from '#build/config.ts';
import { linkTo } from '#build/links.ts';

const { shops: listed, services, sample } = await content('shops');
const byTown = new Intl.Collator('fr', { numeric: true }).compare;

export { services };
export const shops: readonly Shop[] = listed.toSorted((a, b) => byTown(a.name, b.name));

export const shopsSampleNote = sample
  ? 'Données d’exemple : ces boutiques, leurs adresses et leurs horaires sont inventés.'
  : null;

export function shopNamed(id: string | undefined): Shop {
  const found = shops.find((shop) => shop.id === id);
  if (!found) throw new Error(`content/shops.json has no shop ${id}`);
  return found;
}

export const shopHref = ({ id }: Shop): string => linkTo('boutique', { shop: id });

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
