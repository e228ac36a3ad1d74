import { REFUSALS } from '@vitrine/domain/forms/submission';

export type Sent =
  | { ok: true; reference: string; receivedAt: string }
  | { ok: false; status: number; sentence: string; errors: Record<string, string> };

/** Waits between tries of the same request, which the server stores once whatever happens. */
const RETRY_MS = [500, 1_500, 4_000];
const SEND_TIMEOUT_MS = 15_000;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export async function send(address: string, body: object): Promise<Sent> {
  for (const pause of [...RETRY_MS, null]) {
    const answer = await attempt(address, body);
    if (answer.ok || answer.status < 500 || pause === null) return answer;
    await wait(pause);
  }
  return unreachable();
}

async function attempt(address: string, body: object): Promise<Sent> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
    const json = (await response.json()) as {
      reference?: string;
      receivedAt?: string;
      title?: string;
      errors?: { field: string; message: string }[];
    };
    if (response.ok && json.reference && json.receivedAt)
      return { ok: true, reference: json.reference, receivedAt: json.receivedAt };
    return {
      ok: false,
      status: response.ok ? 502 : response.status,
      sentence: json.title ?? REFUSALS.down,
      errors: Object.fromEntries((json.errors ?? []).map((e) => [e.field, e.message])),
    };
  } catch {
    return unreachable();
  }
}

function unreachable(): Sent {
  return { ok: false, status: 599, sentence: REFUSALS.down, errors: {} };
}
