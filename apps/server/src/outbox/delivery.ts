import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { forEachOf } from '../for-each-of.ts';
import type { ClaimedMessage, Outbox, OutboxMessage } from '../store/outbox.ts';

/** Thrown for a message that no later attempt can deliver: it is abandoned at once. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
}

/** By topic; a message of a topic without a sender is tried again like one that failed. */
export type Senders = Partial<
  Record<OutboxMessage['topic'], (message: ClaimedMessage) => Promise<void>>
>;

export type DeliveryOptions = {
  outbox: Outbox;
  senders: Senders;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  clock?: () => Date;
  pollMs?: number;
  leaseMs?: number;
};

const POLL_MS = 2_000;
const BATCH = 20;
/** As many as there are connections to the mail server: the others wait here, and can be given back. */
const SENT_AT_ONCE = 2;
/**
 * A message belongs to one server for so long. Renewed when its turn comes and while it leaves, so
 * that only the messages of a server that died pass to another.
 */
const LEASE_MS = 60_000;
/** A message that left must be known as sent: the store may be away for a moment. */
const NOTED_DELAYS_MS = [100, 500, 2_000];
/** What is being sent when the process stops may finish within this. */
const STOP_MS = 3_000;
/** 10 s, 20 s, 40 s… at most an hour apart: about a day in all, then an operator decides. */
const FIRST_RETRY_MS = 10_000;
const LONGEST_RETRY_MS = 3_600_000;
export const MAX_ATTEMPTS = 30;
/** How often a backlog is said, while there is one. */
const REPORT_MS = 60_000;

/** When to try again after `attempts` failures, or null for never. */
export function retryDelay(attempts: number): number | null {
  if (attempts >= MAX_ATTEMPTS) return null;
  return Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
}

/** Delivers the outbox in the background. Any number of servers may do so on one store. */
export function startDelivery({
  outbox,
  senders,
  log,
  clock = () => new Date(),
  pollMs = POLL_MS,
  leaseMs = LEASE_MS,
}: DeliveryOptions) {
  let underWay: Promise<number> | null = null;
  let stopped = false;
  let reportedAt = 0;

  async function deliver(message: ClaimedMessage): Promise<void> {
    if (stopped) return outbox.release(message);
    if (!(await outbox.renew(message, leaseMs))) return;
    const heartbeat = setInterval(() => {
      // Should the store be away, the lease is still long enough for any send that ends.
      outbox.renew(message, leaseMs).catch(() => undefined);
    }, leaseMs / 3).unref();
    try {
      await trySending(message);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const wait = error instanceof Undeliverable ? null : retryDelay(message.attempts);
      const dueAt = wait === null ? null : new Date(clock().getTime() + wait);
      await outbox.failed(message.id, reason, dueAt);
      log.warn({ message: message.id, attempts: message.attempts, reason, dueAt }, 'not delivered');
      return;
    } finally {
      clearInterval(heartbeat);
    }
    await note(message.id);
  }

  async function trySending(message: ClaimedMessage): Promise<void> {
    const send = senders[message.topic];
    if (!send) throw new Error(`nothing is configured to send ${message.topic}`);
    // Taken again and again without an end: whoever tried did not live to say why.
    if (message.attempts > MAX_ATTEMPTS) throw new Undeliverable('too many attempts');
    await send(message);
  }

  /** It has left: not noting it would send it again. */
  async function note(id: string): Promise<void> {
    for (const wait of NOTED_DELAYS_MS) {
      try {
        return await outbox.delivered(id);
      } catch {
        await delay(wait);
      }
    }
    await outbox.delivered(id);
  }

  async function deliverAll(): Promise<number> {
    let count = 0;
    for (;;) {
      const messages = stopped ? [] : await outbox.claim(BATCH, leaseMs);
      await forEachOf(messages, SENT_AT_ONCE, (message) =>
        deliver(message).catch((error: unknown) =>
          log.error({ err: error, message: message.id }, 'outbox: message not settled'),
        ),
      );
      count += messages.length;
      if (messages.length < BATCH) break;
    }
    await report();
    return count;
  }

  /** A backlog is visible in the logs for as long as it lasts. */
  async function report(): Promise<void> {
    if (clock().getTime() - reportedAt < REPORT_MS) return;
    reportedAt = clock().getTime();
    const backlog = await outbox.backlog();
    if (backlog.waiting + backlog.abandoned > 0) log.info(backlog, 'outbox backlog');
  }

  /** Delivers what is due now; returns how many messages it took. */
  function round(): Promise<number> {
    underWay ??= deliverAll().finally(() => {
      underWay = null;
    });
    return underWay;
  }

  const timer = setInterval(() => {
    round().catch((error: unknown) => log.error({ err: error }, 'outbox not delivered'));
  }, pollMs).unref();

  return {
    round,
    /** Ends the timer, waits a moment for what is being sent, and gives back what was not. */
    async stop() {
      stopped = true;
      clearInterval(timer);
      const late = delay(STOP_MS, undefined, { ref: false });
      await Promise.race([underWay?.catch(() => undefined), late]);
    },
  };
}
