import { AddressCollection, type AddressFeature } from '@vitrine/geo/address-api';
import { circuitBreaker, ConsecutiveBreaker, handleAll, isBrokenCircuitError } from 'cockatiel';

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
  fetch?: typeof globalThis.fetch;
  clock?: () => Date;
  /** Never given a query: an address is a visitor's. */
  log: (line: { event: string; reason?: string }) => void;
};

/** Someone is typing: later than this, the answer is to an older question. */
const TIMEOUT_MS = 1_500;
const FAILURES_BEFORE_REST = 3;
const REST_MS = 10_000;
/** When told to wait without being told how long, and the longest we believe. */
const DEFAULT_WAIT_S = 5;
const LONGEST_WAIT_S = 300;
const ANSWER_LIMIT_BYTES = 256 * 1024;

export function createGeocoder({
  url,
  fetch = globalThis.fetch,
  clock = () => new Date(),
  log,
}: GeocoderOptions): Geocoder {
  if (url === null) return { search: async () => null };
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: REST_MS,
    breaker: new ConsecutiveBreaker(FAILURES_BEFORE_REST),
  });
  let waitUntil = 0;
  let failing = false;

  return {
    async search(query) {
      if (clock().getTime() < waitUntil) return null;
      try {
        const features = await breaker.execute(() => ask(query));
        if (failing) log({ event: 'geocoder answers again' });
        failing = false;
        return features;
      } catch (error) {
        if (isBrokenCircuitError(error)) return null;
        const reason = error instanceof Error ? error.message : String(error);
        if (!failing) log({ event: 'geocoder failed', reason });
        failing = true;
        return null;
      }
    },
  };

  async function ask(query: GeocoderQuery): Promise<AddressFeature[] | null> {
    const address = new URL(`${url}/search`);
    address.searchParams.set('q', query.q);
    address.searchParams.set('autocomplete', query.autocomplete ? '1' : '0');
    address.searchParams.set('limit', String(query.limit));
    if (query.postcode !== undefined) address.searchParams.set('postcode', query.postcode);
    if (query.citycode !== undefined) address.searchParams.set('citycode', query.citycode);
    const response = await fetch(address, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { accept: 'application/json' },
      redirect: 'error',
    }).catch((error: unknown) => {
      // A network error may quote the address asked for.
      throw new Error(error instanceof Error ? error.name : 'no answer');
    });
    if (response.status === 429) {
      await response.body?.cancel();
      waitUntil =
        clock().getTime() + waitAsked(response.headers.get('retry-after'), clock()) * 1000;
      log({ event: 'geocoder asks to wait' });
      return null;
    }
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`status ${response.status}`);
    }
    const parsed = AddressCollection.safeParse(parseJson(await limitedText(response)));
    if (!parsed.success) throw new Error('an answer that is not GeoJSON of addresses');
    return parsed.data.features;
  }
}

/** `retry-after` is a number of seconds or a date. */
function waitAsked(header: string | null, now: Date): number {
  if (header === null) return DEFAULT_WAIT_S;
  const seconds = /^\d+$/.test(header.trim())
    ? Number(header)
    : (Date.parse(header) - now.getTime()) / 1000;
  return Number.isFinite(seconds) ? Math.min(LONGEST_WAIT_S, Math.max(1, seconds)) : DEFAULT_WAIT_S;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function limitedText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > ANSWER_LIMIT_BYTES) throw new Error(`answer over ${ANSWER_LIMIT_BYTES} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
