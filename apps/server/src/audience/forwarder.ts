import { TRACKING_SEPARATOR } from '@vitrine/domain/tracking-event';
import type { FastifyBaseLogger } from 'fastify';
import type { CountedEvent } from '../store/audience.ts';

export type ForwardedEvent = { event: CountedEvent; userAgent: string };

/** Tells a Plausible-compatible service what was counted here, after it is stored here. */
export type Forwarder = {
  add: (events: readonly ForwardedEvent[]) => void;
  /** What waits, what was taken by the upstream, and what it will never get; since the start. */
  state: () => { queued: number; forwarded: number; abandoned: number };
  /** Sends for a moment more what can be sent. */
  stop: () => Promise<void>;
};

export type ForwarderOptions = {
  /** Where events are posted, `https://plausible.example/api/event`. */
  url: string;
  /** What the upstream calls the site. */
  domain: string;
  siteUrl: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** So many events taken by the upstream. */
  onForwarded: (count: number) => Promise<void>;
  fetch?: typeof globalThis.fetch;
  capacity?: number;
  restMs?: number;
};

/** About 6 MB. An upstream away for longer misses the oldest: they are in our store. */
const CAPACITY = 10_000;
const SENT_AT_ONCE = 8;
const TIMEOUT_MS = 5_000;
/** How long an upstream that failed is left alone. */
const REST_MS = 5_000;
const STOP_MS = 3_000;

export function createForwarder({
  url,
  domain,
  siteUrl,
  log,
  onForwarded,
  fetch = globalThis.fetch,
  capacity = CAPACITY,
  restMs = REST_MS,
}: ForwarderOptions): Forwarder {
  let queue: ForwardedEvent[] = [];
  let sending = 0;
  let forwarded = 0;
  let abandoned = 0;
  let failing = false;
  let stopped = false;
  let underWay: Promise<void> | null = null;
  let rest: NodeJS.Timeout | undefined;

  /** True when the upstream answered, whether or not it wanted the event. */
  async function send({ event, userAgent }: ForwardedEvent): Promise<'taken' | 'refused'> {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        'content-type': 'application/json',
        'user-agent': userAgent,
        'x-forwarded-for': pseudonymousAddress(event.visitor),
      },
      body: JSON.stringify(plausibleEvent(event)),
    });
    await response.body?.cancel();
    if (response.ok) return 'taken';
    if (response.status >= 500 || response.status === 429)
      throw new Error(`status ${response.status}`);
    return 'refused';
  }

  function plausibleEvent({ name, page, section, action, path, source, kind }: CountedEvent) {
    const value = [page, section, action].join(TRACKING_SEPARATOR);
    return {
      name,
      domain,
      url: new URL(path || '/', siteUrl).href,
      ...(source ? { referrer: `https://${source}/` } : {}),
      props: kind === 'action' ? { page, section, action, value } : { page },
    };
  }

  async function sendAll(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.slice(0, SENT_AT_ONCE);
      queue = queue.slice(SENT_AT_ONCE);
      sending = batch.length;
      const results = await Promise.allSettled(batch.map(send));
      const failed = batch.filter((_event, index) => results[index]?.status === 'rejected');
      const taken = results.filter((result) => isTaken(result)).length;
      sending = 0;
      forwarded += taken;
      abandoned += batch.length - failed.length - taken;
      queue = [...failed, ...queue];
      if (taken > 0) await onForwarded(taken).catch(() => undefined);
      if (failed.length > 0) return tryLater(results);
      if (failing) log.info({}, 'audience upstream answers again');
      failing = false;
    }
  }

  function tryLater(results: readonly PromiseSettledResult<unknown>[]): void {
    const failure = results.find((result) => result.status === 'rejected');
    const reason = failure?.reason instanceof Error ? failure.reason.message : 'no answer';
    if (!failing) log.warn({ reason }, 'audience upstream failed');
    failing = true;
    if (!stopped) rest = setTimeout(run, restMs).unref();
  }

  function run(): void {
    clearTimeout(rest);
    rest = undefined;
    underWay ??= sendAll().finally(() => {
      underWay = null;
      if (queue.length > 0 && rest === undefined && !stopped) run();
    });
  }

  return {
    add(events) {
      queue.push(...events.filter(({ event }) => event.kind !== 'vital'));
      const excess = queue.length + sending - capacity;
      if (excess > 0) {
        queue = queue.slice(excess);
        abandoned += excess;
      }
      if (!stopped && rest === undefined) run();
    },

    state: () => ({ queued: queue.length + sending, forwarded, abandoned }),

    async stop() {
      if (queue.length > 0) run();
      stopped = true;
      const late = new Promise<void>((resolve) => {
        setTimeout(resolve, STOP_MS).unref();
      });
      await Promise.race([underWay, late]);
      clearTimeout(rest);
      abandoned += queue.length;
      queue = [];
    },
  };
}

function isTaken(result: PromiseSettledResult<string>): boolean {
  return result.status === 'fulfilled' && result.value === 'taken';
}

/**
 * What an upstream tells visitors apart by, in place of their address: one for each visitor and
 * day, in the range that is nobody's (RFC 4193), made of the day's name alone.
 */
export function pseudonymousAddress(visitor: string): string {
  const bytes = Buffer.from(visitor, 'base64url').toString('hex').padEnd(28, '0').slice(0, 28);
  return `fd00:${(bytes.match(/.{4}/g) ?? []).join(':')}`;
}
