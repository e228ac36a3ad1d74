import { AddressCollection } from '@vitrine/geo/address-api';
import { jsonService, type ServiceOptions } from './json-service.ts';

export type Geocoder = ReturnType<typeof createGeocoder>;

export type GeocoderQuery = {
  q: string;
  autocomplete: boolean;
  limit: number;
  postcode?: string | undefined;
  citycode?: string | undefined;
};

/**
 * Where in France an address is, according to the national address API or another like it. Without one,
 * only municipalities are known.
 */
export function createGeocoder(options: ServiceOptions) {
  const ask = jsonService(options, AddressCollection, {
    name: 'geocoder',
    what: 'GeoJSON of addresses',
    // Someone is typing: later than this, the answer is to an older question.
    timeoutMs: 1_500,
    limitBytes: 256 * 1024,
    failuresBeforeRest: 3,
    restMs: 10_000,
  });
  return {
    /** Null when no answer can be had now: the caller answers with less. */
    search: async (query: GeocoderQuery) =>
      (await ask(`/search?${parametersOf(query)}`))?.features ?? null,
  };
}

function parametersOf(query: GeocoderQuery): URLSearchParams {
  const { q, autocomplete, limit, postcode, citycode } = query;
  return new URLSearchParams({
    q,
    autocomplete: autocomplete ? '1' : '0',
    limit: String(limit),
    ...(postcode !== undefined && { postcode }),
    ...(citycode !== undefined && { citycode }),
  });
}
