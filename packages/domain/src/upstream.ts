import { circuitBreaker, ConsecutiveBreaker, handleAll, isBrokenCircuitError } from 'cockatiel';

export type UpstreamRequest = {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Instead of the upstream's own. */
  readonly timeoutMs?: number;
};

export type UpstreamAnswer = {
  readonly status: number;
  readonly text: string;
};

export type UpstreamOptions = {
  /** What the log calls it. */
  readonly name: string;
  readonly timeoutMs: number;
  /** More is not an answer of this service. 0: the answer's body is of no interest, and not read. */
  readonly limitBytes: number;
  /** After so many failures in a row it is left alone for `restMs`. */
  readonly failuresBeforeRest: number;
  readonly restMs: number;
  /** Never given an address asked for: it may be a visitor's. */
  readonly log: (line: { event: string; reason?: string }) => void;
  readonly accepts?: (status: number) => boolean;
  readonly fetch?: typeof globalThis.fetch;
};

/** `isResting`: it was not asked, because it failed or asked for a pause a moment ago. */
export class UpstreamError extends Error {
  readonly isResting: boolean;

  constructor(reason: string, isResting = false) {
    super(reason);
    this.name = 'UpstreamError';
    this.isResting = isResting;
  }
}

/** When told to wait without being told how long, and the longest we believe. */
const DEFAULT_WAIT_S = 5;
const LONGEST_WAIT_S = 300;

/**
 * The one way to call a service that is not ours: a time-out for the whole answer, a size held while
 * it is read, no redirection, a circuit breaker after failures, the wait that the service asks for,
 * and one log line for an outage and one for its end. What a caller does without an answer is its own.
 */
export function createUpstream(options: UpstreamOptions) {
  const { name, limitBytes, failuresBeforeRest, restMs, log } = options;
  const { accepts = isSuccess } = options;
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failuresBeforeRest),
  });
  let waitUntil = 0;
  let isFailing = false;

  return {
    /**
     * What `read` makes of an answer whose status is accepted. What it cannot read is a failure of the
     * service like another. Throws an `UpstreamError` when there is nothing.
     */
    async ask<Read>(
      address: string | URL,
      read: (answer: UpstreamAnswer) => Read,
      request: UpstreamRequest = {},
    ): Promise<Read> {
      if (Date.now() < waitUntil) throw new UpstreamError('asked to wait', true);
      try {
        const answer = await breaker.execute(async () => read(await send(address, request)));
        if (isFailing) log({ event: `${name} answers again` });
        isFailing = false;
        return answer;
      } catch (error) {
        if (isBrokenCircuitError(error)) throw new UpstreamError('left alone for a while', true);
        const reason = reasonOf(error);
        if (!isFailing) log({ event: `${name} failed`, reason });
        isFailing = true;
        throw new UpstreamError(reason);
      }
    },
  };

  async function send(
    address: string | URL,
    { method = 'GET', headers = {}, body, timeoutMs = options.timeoutMs }: UpstreamRequest,
  ): Promise<UpstreamAnswer> {
    const { fetch = globalThis.fetch } = options;
    const response = await fetch(address, {
      method,
      headers: { ...headers },
      ...(body === undefined ? {} : { body }),
      // To the end of the body, not only of the headers.
      signal: AbortSignal.timeout(timeoutMs),
      // A service that sends us elsewhere could send us inside.
      redirect: 'error',
    });
    const { status } = response;
    if (status === 429)
      waitUntil = Date.now() + secondsAsked(response.headers.get('retry-after')) * 1_000;
    if (!accepts(status)) {
      await response.body?.cancel();
      throw new UpstreamError(`status ${status}`);
    }
    return { status, text: await limitedText(response, limitBytes) };
  }
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** A network error may quote the address asked for: only its kind is told. */
function reasonOf(error: unknown): string {
  if (error instanceof UpstreamError) return error.message;
  if (!(error instanceof Error)) return 'no answer';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return code || error.name;
}

/** `retry-after` is a number of seconds or a date. */
function secondsAsked(header: string | null): number {
  if (header === null) return DEFAULT_WAIT_S;
  const seconds = /^\d+$/.test(header.trim())
    ? Number(header)
    : (Date.parse(header) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.min(LONGEST_WAIT_S, Math.max(1, seconds)) : DEFAULT_WAIT_S;
}

async function limitedText(response: Response, limitBytes: number): Promise<string> {
  if (!response.body) return '';
  if (limitBytes === 0) {
    await response.body.cancel();
    return '';
  }
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  let text = '';
  // Leaving the loop closes the connection: what is over the limit is never received.
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > limitBytes) throw new UpstreamError(`answer over ${limitBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
