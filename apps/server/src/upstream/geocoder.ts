import { AddressCollection, type AddressFeature } from '@vitrine/geo/address-api';
import { createUpstream, type UpstreamOptions } from '@vitrine/domain/upstream';
import { readJson } from './read-json.ts';

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

export type GeocoderOptions = {
  /** Null: there is none, only municipalities are known. */
  url: string | null;
  /** Never given a query: an address is a visitor's. */
  log: UpstreamOptions['log'];
};

/** Someone is typing: later than this, the answer is to an older question. */
const TIMEOUT_MS = 1_500;
const FAILURES_BEFORE_REST = 3;
const REST_MS = 10_000;
const ANSWER_LIMIT_BYTES = 256 * 1024;

export function createGeocoder({ url, log }: GeocoderOptions): Geocoder {
  if (url === null) return { search: async () => null };
  const upstream = createUpstream({
    name: 'geocoder',
    timeoutMs: TIMEOUT_MS,
    limitBytes: ANSWER_LIMIT_BYTES,
    failuresBeforeRest: FAILURES_BEFORE_REST,
    restMs: REST_MS,
    log,
  });
  return {
    search: (query) =>
      upstream
        .ask(addressOf(url, query), readJson(AddressCollection, 'GeoJSON of addresses'), {
          headers: { accept: 'application/json' },
        })
        .then(({ features }) => features)
        .catch(() => null),
  };
}

function addressOf(url: string, query: GeocoderQuery): URL {
  const address = new URL(`${url}/search`);
  address.searchParams.set('q', query.q);
  address.searchParams.set('autocomplete', query.autocomplete ? '1' : '0');
  address.searchParams.set('limit', String(query.limit));
  if (query.postcode !== undefined) address.searchParams.set('postcode', query.postcode);
  if (query.citycode !== undefined) address.searchParams.set('citycode', query.citycode);
  return address;
}
