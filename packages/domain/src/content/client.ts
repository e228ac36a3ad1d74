import type { z } from 'zod';
import { type Brand, fillBrandSlug } from '../brand.ts';
import { fillContent, type Tokens, tokensOf, UnknownTokenError } from '../content-tokens.ts';
import { createUpstream, type UpstreamAnswer } from '../upstream.ts';
import { CATALOGUE_CALL, type ContentCall, contentCalls, type ContentOf } from './calls.ts';
import { heldAt, LifeError } from './life.ts';

/**
 * Reads content: from the content service when its address is set, else, or when it fails, from the
 * last good copy, then from the static files. Content can be stale; it cannot be missing or wrong.
 * All I/O comes from outside.
 */
export type ContentClientOptions = {
  readonly brand: Brand;
  /** Null: there is no service, the static files are the content. */
  readonly serviceUrl: string | null;
  readonly fetch: typeof globalThis.fetch;
  /** The JSON of content/<call>.json; rejects when there is none. */
  readonly readStatic: (call: ContentCall) => Promise<unknown>;
  /** Copies of the service's last valid answers, kept across restarts by whoever passes them. */
  readonly lastGood: LastGoodCopies;
  readonly log: (line: ContentLogLine) => void;
  /** The moment at which content must hold. */
  readonly clock?: () => Date;
};

export type LastGoodCopies = {
  get(call: ContentCall): Promise<unknown> | unknown;
  set(call: ContentCall, json: unknown): Promise<void> | void;
};

export type ContentLogLine = { event: string; call?: ContentCall; reason?: string };

/** How long a page may wait for what it cannot do without, and for the rest. */
export const TIMEOUT_MS = { page: 4500, rest: 2000 } as const;

/**
 * Four times our largest file; beyond it the service is not answering with content. Also the budget of
 * the server's only thread: the slowest content of this size takes 0.2 s to check (4 MB took 0.7 s).
 */
export const MAX_ANSWER_BYTES = 1024 * 1024;

/** After this many failures in a row the service is left alone for a while. */
const FAILURES_BEFORE_REST = 2;
const REST_MS = 30_000;

/** The offers' own texts take their figures from the offers themselves. */
export const OWN_TOKENS = 'own';

export class InvalidContentError extends Error {
  constructor(call: ContentCall, detail: string) {
    super(`content/${call}.json: ${detail}`);
    this.name = 'InvalidContentError';
  }
}

type Reading<Call extends ContentCall> = { written: unknown; content: ContentOf<Call> };

export function createContentClient(options: ContentClientOptions) {
  const { brand, serviceUrl, readStatic, lastGood, log, clock = () => new Date() } = options;
  const askService = serviceUrl === null ? null : createService(serviceUrl, options);
  /** Calls whose answer is known to be bad, so that each is reported once. */
  const reported = new Map<ContentCall, string>();

  return {
    read: async <Call extends ContentCall>(
      call: Call,
      { urgency = 'page' }: { urgency?: keyof typeof TIMEOUT_MS } = {},
    ) => (await readWith(call, urgency)).content,
    /** What `read` would read, as it was written: with its past and its future. */
    readWritten: async (call: ContentCall) => (await readWith(call, 'page')).written,
  };

  async function readWith<Call extends ContentCall>(
    call: Call,
    urgency: keyof typeof TIMEOUT_MS,
  ): Promise<Reading<Call>> {
    if (call === CATALOGUE_CALL) return readValid(call, OWN_TOKENS, urgency);
    const { content } = await readValid(CATALOGUE_CALL, OWN_TOKENS, urgency);
    return readValid(call, tokensOf(content), urgency);
  }

  async function readValid<Call extends ContentCall>(
    call: Call,
    tokens: Tokens | typeof OWN_TOKENS,
    urgency: keyof typeof TIMEOUT_MS,
  ): Promise<Reading<Call>> {
    const valid = (written: unknown): Reading<Call> => ({
      written,
      content: validContent(call, written, brand, tokens, clock()),
    });
    if (askService) {
      const fresh = await askService(call, TIMEOUT_MS[urgency]);
      if (fresh !== undefined) {
        try {
          const reading = valid(fresh);
          reported.delete(call);
          await lastGood.set(call, fresh);
          return reading;
        } catch (error) {
          reportOnce(call, error);
        }
      }
      const kept = await lastGood.get(call);
      if (kept !== undefined) {
        try {
          return valid(kept);
        } catch (error) {
          reportOnce(call, error);
        }
      }
    }
    return valid(await readStatic(call));
  }

  function reportOnce(call: ContentCall, error: unknown) {
    const reason = error instanceof Error ? error.message : String(error);
    if (reported.get(call) === reason) return;
    reported.set(call, reason);
    log({ event: 'content refused', call, reason });
  }
}

/**
 * What of a written file holds at a moment, its tokens filled and its schema checked; names the file and
 * the field when something is wrong.
 */
export function validContent<Call extends ContentCall>(
  call: Call,
  written: unknown,
  brand: Brand,
  tokens: Tokens | typeof OWN_TOKENS,
  at: Date = new Date(),
): ContentOf<Call> {
  try {
    const json = heldAt(written, at);
    const figures = tokens === OWN_TOKENS ? tokensOf(checked(CATALOGUE_CALL, json)) : tokens;
    return checked(call, fillContent(json, brand, figures));
  } catch (error) {
    if (error instanceof UnknownTokenError || error instanceof LifeError)
      throw new InvalidContentError(call, error.message);
    throw error;
  }
}

function checked<Call extends ContentCall>(call: Call, json: unknown): ContentOf<Call> {
  const schema: z.ZodType = contentCalls[call];
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data as ContentOf<Call>;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') || '(root)';
  throw new InvalidContentError(call, `${field}: ${issue?.message ?? 'invalid'}`);
}

/** The JSON of the service's answer, or undefined when it gave none. */
function createService(serviceUrl: string, { brand, fetch, log }: ContentClientOptions) {
  const upstream = createUpstream({
    name: 'content service',
    timeoutMs: TIMEOUT_MS.page,
    limitBytes: MAX_ANSWER_BYTES,
    failuresBeforeRest: FAILURES_BEFORE_REST,
    restMs: REST_MS,
    fetch,
    log,
  });
  return async (call: ContentCall, timeoutMs: number): Promise<unknown> => {
    const address = `${serviceUrl}/api/${fillBrandSlug(call, brand)}`;
    const request = { headers: { accept: 'application/json' }, timeoutMs };
    const read = ({ text }: UpstreamAnswer) => JSON.parse(text) as unknown;
    return upstream.ask(address, read, request).catch(() => undefined);
  };
}
