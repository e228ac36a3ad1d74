import { AddressCollection, type AddressFeature } from '@vitrine/geo/address-api';
import { jsonService, type ServiceOptions } from './json-service.ts';

/** Where in France an address is, according to the national address API or another like it. */
export type Geocoder = {
  /** Null when no answer can be had now: the caller answers with less. */
  search(query: GeocoderQuery): Promise<AddressFeature[] | null>;
};

export type GeocoderQuery = {
  q: string;
  autocomplete: boolean;
  limit: number;
  postcode?: string | undefined;
  citycode?: string | undefined;
};

/** Without one, only municipalities are known. */
export function createGeocoder(options: ServiceOptions): Geocoder {
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
    search: async (query) => (await ask(`/search?${parametersOf(query)}`))?.features ?? null,
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
