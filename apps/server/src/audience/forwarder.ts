import { setTimeout as delay } from 'node:timers/promises';
import { TRACKING_SEPARATOR } from '@vitrine/domain/tracking-event';
import { createUpstream } from '@vitrine/domain/upstream';
import type { FastifyBaseLogger } from 'fastify';
import { outagesTo } from '../logger.ts';
import type { CountedEvent } from '../store/audience.ts';
import { withoutMailboxes } from '../without-mailboxes.ts';

/** Why an event that is stored here never reached the upstream. */
type UnsentReason =
  /** It said no. */
  | 'refused'
  /** It takes others and not this one (a poison message). */
  | 'failing'
  /** It was away for longer than memory holds. */
  | 'overflow'
  /** The process stopped first. */
  | 'stopped';

type ForwardedEvent = { event: CountedEvent; userAgent: string };

export type Forwarder = ReturnType<typeof createForwarder>;

type ForwarderOptions = {
  /** Where events are posted, `https://plausible.example/api/event`. */
  url: string;
  /** What the upstream calls the site. */
  domain: string;
  /** Which of the operator's sites it is, sent with every event. */
  websiteId: string;
  siteUrl: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** So many events taken by the upstream. */
  onForwarded: (count: number) => Promise<void>;
  /** So many that it will never get. */
  onUnsent?: (reason: UnsentReason, count: number) => Promise<void>;
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
/** An event that failed so many times, while others were taken, is set aside. */
const FAILURES_ALONE = 3;

/** `takenBefore`: how many the upstream had taken when this one last failed. */
type Queued = ForwardedEvent & { failures: number; takenBefore: number };

/** Tells a Plausible-compatible service what was counted here, after it is stored here. */
export function createForwarder({
  url,
  domain,
  websiteId,
  siteUrl,
  log,
  onForwarded,
  onUnsent = async () => undefined,
  fetch,
  capacity = CAPACITY,
  restMs = REST_MS,
}: ForwarderOptions) {
  let queue: Queued[] = [];
  let sending = 0;
  let forwarded = 0;
  const abandoned: Record<UnsentReason, number> = {
    refused: 0,
    failing: 0,
    overflow: 0,
    stopped: 0,
  };
  let stopped = false;
  let underWay: Promise<void> | null = null;
  let rest: NodeJS.Timeout | undefined;
  const upstream = createUpstream({
    name: 'audience upstream',
    timeoutMs: TIMEOUT_MS,
    limitBytes: 0,
    accepts: (status) => status < 500 && status !== 429,
    // More than are sent at once: what those few have in common must not rest it for the others.
    failuresBeforeRest: 2 * SENT_AT_ONCE,
    restMs,
    log: outagesTo(log),
    ...(fetch ? { fetch } : {}),
  });

  /** Throws when the upstream did not answer, or could not; `refused`: it does not want this one. */
  const send = ({ event, userAgent }: ForwardedEvent): Promise<'taken' | 'refused'> =>
    upstream.ask(url, ({ status }) => (status < 300 ? 'taken' : 'refused'), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': userAgent,
        'x-forwarded-for': pseudonymousAddress(event.visitor),
      },
      body: JSON.stringify(plausibleEvent(event)),
    });

  function plausibleEvent({ name, page, section, action, path, source, kind }: CountedEvent) {
    const value = [page, section, action].join(TRACKING_SEPARATOR);
    const address = new URL(siteUrl);
    // Set, not resolved: `//[` is a path like another. A visitor may have typed an e-mail address in it.
    address.pathname = withoutMailboxes(path);
    return {
      name,
      domain,
      url: address.href,
      ...(source ? { referrer: `https://${source}/` } : {}),
      props: {
        website: websiteId,
        ...(kind === 'action' ? { page, section, action, value } : { page }),
      },
    };
  }

  function abandon(reason: UnsentReason, count: number): void {
    if (count === 0) return;
    abandoned[reason] += count;
    onUnsent(reason, count).catch(() => undefined);
  }

  async function sendAll(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.slice(0, SENT_AT_ONCE);
      queue = queue.slice(SENT_AT_ONCE);
      sending = batch.length;
      const results = await Promise.allSettled(batch.map(async (event) => send(event)));
      const failed = batch.filter((_event, index) => results[index]?.status === 'rejected');
      const taken = results.filter(
        (result) => result.status === 'fulfilled' && result.value === 'taken',
      ).length;
      sending = 0;
      forwarded += taken;
      abandon('refused', batch.length - failed.length - taken);
      // To the end of the line: what fails by its own fault does not stand before the others.
      const again = failed.map(afterFailure).filter(({ failures }) => failures < FAILURES_ALONE);
      abandon('failing', failed.length - again.length);
      queue = [...queue, ...again];
      if (taken > 0) await onForwarded(taken).catch(() => undefined);
      if (again.length === 0 || taken > 0) continue;
      if (!stopped) rest = setTimeout(run, restMs).unref();
      return;
    }
  }

  /** A failure is the event's own when others were taken since the one before. */
  function afterFailure(event: Queued): Queued {
    const isItsOwn = forwarded > event.takenBefore;
    return { ...event, failures: event.failures + (isItsOwn ? 1 : 0), takenBefore: forwarded };
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
    add(events: readonly ForwardedEvent[]) {
      for (const { event, userAgent } of events)
        if (event.kind !== 'vital')
          queue.push({ event, userAgent, failures: 0, takenBefore: forwarded });
      const excess = queue.length + sending - capacity;
      if (excess > 0) {
        queue = queue.slice(excess);
        abandon('overflow', excess);
      }
      if (!stopped && rest === undefined) run();
    },

    /** What waits, what was taken by the upstream, and what it will never get; since the start. */
    state: () => ({ queued: queue.length + sending, forwarded, abandoned: { ...abandoned } }),

    /** Sends for a moment more what can be sent. */
    async stop() {
      if (queue.length > 0) run();
      stopped = true;
      await Promise.race([underWay, delay(STOP_MS, undefined, { ref: false })]);
      clearTimeout(rest);
      if (queue.length > 0) log.warn({ events: queue.length }, 'audience not forwarded');
      abandon('stopped', queue.length);
      queue = [];
    },
  };
}

/**
 * What an upstream tells visitors apart by, in place of their address: one for each visitor and
 * day, in the range that is nobody's (RFC 4193), made of the day's name alone.
 */
export function pseudonymousAddress(visitor: string): string {
  const bytes = Buffer.from(visitor, 'base64url').toString('hex').padEnd(28, '0').slice(0, 28);
  return `fd00:${(bytes.match(/.{4}/g) ?? []).join(':')}`;
}
