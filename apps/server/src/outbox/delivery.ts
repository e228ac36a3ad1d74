import type { FastifyBaseLogger } from 'fastify';
import type { ClaimedMessage, Outbox, OutboxMessage } from '../store/outbox.ts';

export type Send = (message: ClaimedMessage) => Promise<void>;
/** By topic; a topic without a sender waits until one is configured. */
export type Senders = Partial<Record<OutboxMessage['topic'], Send>>;

export type Delivery = {
  /** Delivers what is due now; returns how many messages it took. */
  round: () => Promise<number>;
  /** Ends the timer and waits for the round under way. */
  stop: () => Promise<void>;
};

export type DeliveryOptions = {
  outbox: Outbox;
  senders: Senders;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  clock?: () => Date;
  pollMs?: number;
};

const POLL_MS = 2_000;
const BATCH = 20;
/** Longer than any send may take: a message is not given to another server while it leaves. */
const LEASE_MS = 60_000;
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
}: DeliveryOptions): Delivery {
  let underWay: Promise<number> | null = null;
  let stopped = false;
  let reportedAt = 0;

  async function deliver(message: ClaimedMessage): Promise<void> {
    try {
      const send = senders[message.topic];
      if (!send) throw new Error(`nothing is configured to send ${message.topic}`);
      await send(message);
      await outbox.delivered(message.id);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const delay = retryDelay(message.attempts);
      const dueAt = delay === null ? null : new Date(clock().getTime() + delay);
      await outbox.failed(message.id, reason, dueAt);
      log.warn({ message: message.id, attempts: message.attempts, reason, dueAt }, 'not delivered');
    }
  }

  async function deliverAll(): Promise<number> {
    let count = 0;
    for (;;) {
      const messages = stopped ? [] : await outbox.claim(BATCH, LEASE_MS);
      await Promise.all(messages.map(deliver));
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
    async stop() {
      stopped = true;
      clearInterval(timer);
      await underWay?.catch(() => undefined);
    },
  };
}
