import type { Receipt } from '@vitrine/domain/forms/form-state';
import * as z from 'zod/mini';

export type Sent =
  | { readonly ok: true; readonly receipt: Receipt }
  | {
      readonly ok: false;
      readonly status: number;
      /** Null when there was no answer, or not ours. */
      readonly sentence: string | null;
      readonly errors: Readonly<Record<string, string>>;
    };

/** Waits between tries of the same request, which the server stores once whatever happens. */
const RETRY_MS = [500, 1_500, 4_000];
const SEND_TIMEOUT_MS = 15_000;

const Accepted = z.object({
  reference: z.string(),
  receivedAt: z.string(),
  address: z.string(),
  pdf: z.string(),
  isMailed: z.boolean(),
  // While servers are replaced, one that does not say it yet may answer.
  canBeFollowed: z._default(z.boolean(), true),
  declared: z.array(z.object({ label: z.string(), value: z.string() })),
});
const Refused = z.object({
  title: z.string(),
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
});

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export async function post(address: string, body: object): Promise<Sent> {
  for (const pause of RETRY_MS) {
    const answer = await attempt(address, body);
    if (answer.ok || answer.status < 500) return answer;
    await wait(pause);
  }
  return attempt(address, body);
}

async function attempt(address: string, body: object): Promise<Sent> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
    const json: unknown = await response.json();
    if (response.ok) return { ok: true, receipt: Accepted.parse(json) };
    const { title, errors = [] } = Refused.parse(json);
    return {
      ok: false,
      status: response.status,
      sentence: title,
      errors: Object.fromEntries(errors.map(({ field, message }) => [field, message])),
    };
  } catch {
    // No answer, or not ours.
    return { ok: false, status: 599, sentence: null, errors: {} };
  }
}
