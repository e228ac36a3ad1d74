import {
  type AddressCollection,
  ATTRIBUTION,
  LICENCE,
  municipalityCollection,
} from '@vitrine/geo/address-api';
import type { Geocoder, GeocoderQuery } from '../upstream/geocoder.ts';
import type { Geography } from './geography.ts';

/** Addresses as the geocoder knows them, or their municipality when it does not answer. */
export async function searchPlaces(
  { q, autocomplete, ...options }: GeocoderQuery,
  { geocoder, geography }: { geocoder: Geocoder; geography: Geography },
): Promise<AddressCollection> {
  const features = await geocoder.search({ q, autocomplete, ...options });
  if (features === null || features.length === 0) {
    const found = geography.index.searchAddress(q, { ...options, autocomplete });
    return municipalityCollection(found, geography.departments);
  }
  return {
    type: 'FeatureCollection',
    version: 'draft',
    features: features.slice(0, options.limit),
    attribution: ATTRIBUTION,
    licence: LICENCE,
  };
}
