import { hash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type AudienceEvent, readEvents } from '@vitrine/domain/audience/audience-event';
import { DROP_REASONS, type DropReason } from '@vitrine/domain/audience/figures';
import { stepOf } from '@vitrine/domain/audience/funnel';
import type { PageNames } from '@vitrine/domain/audience/page-names';
import { parisDay } from '@vitrine/domain/audience/paris-day';
import type { FastifyBaseLogger } from 'fastify';
import { clientNetwork } from '../client-network.ts';
import { type CountedEvent, visitorSaltName } from '../store/audience.ts';
import type { Store } from '../store/store.ts';
import { isProgram } from './bots.ts';
import type { Forwarder } from './forwarder.ts';
import { createNetworkLimit } from './network-limit.ts';

type Sender = {
  /** Only ever in memory, until the day's name is made of it. */
  address: string;
  userAgent: string;
  optedOut: boolean;
};

/** received = stored + forwarded + queued + every reason of dropped, at any instant. */
export type Ledger = {
  received: number;
  stored: number;
  forwarded: number;
  queued: number;
  /** Of those queued, how many are in memory only; the others wait for the upstream. */
  unwritten: number;
  dropped: Record<DropReason, number>;
};

export type Recorder = ReturnType<typeof createRecorder>;

export type RecorderOptions = {
  store: Store;
  pages: PageNames;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  forwarder?: Forwarder | null;
  clock?: () => Date;
  /** How many events may wait for the store. */
  capacity?: number;
  flushMs?: number;
};

/** What a crash may lose, and how stale the dashboard is. */
const FLUSH_MS = 500;
/** A batch holds the only thread for about ten milliseconds. */
const BATCH = 1_000;
/** About 10 MB; at 1,000 events a second, 20 s without a store. */
const CAPACITY = 20_000;
/** A store that has not taken them by then will not while we wait. */
const STOP_MS = 4_000;
/** A batch of the day before may be on its way in another server. */
const FORGET_AFTER_MIDNIGHT_MS = 10 * 60_000;
/** Labels of a day are a few hundred; beyond this, someone is inventing them. */
const LABELS_PER_DAY = 3_000;
export const OTHER_LABEL = '(autres)';
/** For one network: a large office reads many pages, with a view, clicks and vitals for each. */
const EVENTS_PER_MINUTE = 6_000;

type Waiting = AudienceEvent & { at: Date; sender: Sender };

/**
 * Counts what visitors do. An event is in memory for half a second, then in the store, then (when
 * there is one) sent upstream. An answer never waits for any of it.
 */
export function createRecorder({
  store,
  pages,
  log,
  forwarder = null,
  clock = () => new Date(),
  capacity = CAPACITY,
  flushMs = FLUSH_MS,
}: RecorderOptions) {
  let waiting: Waiting[] = [];
  let writing = 0;
  let batchSize = BATCH;
  /** Failed alone once. */
  let suspect: Waiting | null = null;
  let stored = 0;
  let received = 0;
  const dropped = noDrops();
  let unsaidDrops = noDrops();
  let underWay: Promise<void> | null = null;
  let failing = false;
  let forgottenBefore = '';
  const labels = { day: '', known: new Set<string>() };
  const limit = createNetworkLimit(EVENTS_PER_MINUTE, clock);

  function drop(reason: DropReason, count: number): void {
    dropped[reason] += count;
    unsaidDrops[reason] += count;
  }

  /** The refusal that applies to all that a sender sends. */
  function refusal(sender: Sender, count: number): DropReason | null {
    if (isProgram(sender.userAgent)) return 'bot';
    if (sender.optedOut) return 'opted-out';
    return limit.take(clientNetwork(sender.address), count) ? null : 'rate';
  }

  async function writeBatch(): Promise<void> {
    const batch = waiting.slice(0, batchSize);
    const drops = unsaidDrops;
    waiting = waiting.slice(batchSize);
    unsaidDrops = noDrops();
    writing = batch.length;
    try {
      const events = await nameVisitors(batch);
      await store.audience.record(parisDay(clock()), events, drops);
      writing = 0;
      stored += batch.length;
      batchSize = Math.min(BATCH, batchSize * 2);
      if (failing) log.info({}, 'audience stored again');
      failing = false;
      const agents = batch.map(({ sender }) => sender.userAgent);
      forwarder?.add(events.map((event, index) => ({ event, userAgent: agents[index] ?? '' })));
    } catch (error) {
      // Back to the head of the line: nothing was written.
      writing = 0;
      waiting = [...batch, ...waiting];
      for (const reason of DROP_REASONS) unsaidDrops[reason] += drops[reason];
      throw error;
    }
  }

  /**
   * One event may be what the store refuses (a poison message). Fewer are tried, down to one, and
   * that one once more; when the store then takes the note of its loss and not the event itself, it
   * is set aside. False when the store takes nothing at all: that is no event's fault.
   */
  async function narrowDown(): Promise<boolean> {
    const [first] = waiting;
    if (!first) return false;
    if ((waiting.length > 1 && batchSize > 1) || first !== suspect) {
      batchSize = Math.ceil(Math.min(batchSize, waiting.length) / 2);
      suspect = batchSize === 1 ? first : null;
      return store.ping().then(
        () => true,
        () => false,
      );
    }
    try {
      await store.audience.record(parisDay(clock()), [], { ...noDrops(), unstorable: 1 });
    } catch {
      return false;
    }
    waiting = waiting.slice(1);
    dropped.unstorable += 1;
    return true;
  }

  /** Gives each event its visitor's name of the day, after which the address is gone. */
  async function nameVisitors(batch: readonly Waiting[]): Promise<CountedEvent[]> {
    const salts = new Map<string, string>();
    for (const day of new Set(batch.map(({ at }) => parisDay(at))))
      salts.set(day, await store.secrets.get(visitorSaltName(day)));
    return batch.map(({ sender, ...event }) => {
      const day = parisDay(event.at);
      const identity = `${salts.get(day)}\n${sender.address}\n${sender.userAgent}`;
      return {
        ...event,
        day,
        visitor: hash('sha256', identity, 'base64url').slice(0, VISITOR_LENGTH),
        step: stepOf(event, pages),
      };
    });
  }

  async function writeAll(): Promise<void> {
    while (waiting.length > 0 || DROP_REASONS.some((reason) => unsaidDrops[reason] > 0)) {
      try {
        await writeBatch();
      } catch (error) {
        if (!failing) log.error({ err: error }, 'audience not stored');
        failing = true;
        if (!(await narrowDown())) return;
      }
    }
    await forgetYesterday().catch((error: unknown) =>
      log.error({ err: error }, 'audience: former visitors not forgotten'),
    );
  }

  async function forgetYesterday(): Promise<void> {
    const day = parisDay(new Date(clock().getTime() - FORGET_AFTER_MIDNIGHT_MS));
    if (day === forgottenBefore) return;
    await store.audience.forgetVisitors(day);
    forgottenBefore = day;
  }

  /**
   * Writes what waits; resolves when all of it is stored, or when the store failed. What came before is
   * stored when it ends: one that is under way may have gone past it.
   */
  function flush(): Promise<void> {
    if (underWay) return underWay.then(flush);
    underWay = writeAll().finally(() => {
      underWay = null;
    });
    return underWay;
  }

  function flushUnlessUnderWay(): void {
    if (!underWay) void flush();
  }

  /** Labels are ours, a few hundred: someone who invents more shares one line of the dashboard. */
  function withinLabels(event: AudienceEvent, at: Date): AudienceEvent {
    if (event.kind !== 'action' && event.kind !== 'custom') return event;
    const day = parisDay(at);
    if (labels.day !== day) {
      labels.day = day;
      labels.known.clear();
    }
    const label = `${event.page}\n${event.section}\n${event.action}`;
    if (labels.known.has(label)) return event;
    if (labels.known.size >= LABELS_PER_DAY)
      return { ...event, section: event.section && OTHER_LABEL, action: OTHER_LABEL };
    labels.known.add(label);
    return event;
  }

  const timer = setInterval(flushUnlessUnderWay, flushMs).unref();

  return {
    /** Takes what was sent, without waiting for anything; returns how many events were accepted. */
    receive(body: unknown, sender: Sender) {
      const events = readEvents(body, pages);
      received += events.length;
      const refused = refusal(sender, events.length);
      if (refused) {
        drop(refused, events.length);
        return 0;
      }
      const at = clock();
      let accepted = 0;
      for (const event of events) {
        if (!event) drop('malformed', 1);
        else if (waiting.length + writing >= capacity) drop('overload', 1);
        else {
          waiting.push({ ...withinLabels(event, at), at, sender });
          accepted += 1;
        }
      }
      // A store that failed is asked again by the timer alone.
      if (waiting.length >= BATCH && !failing) flushUnlessUnderWay();
      return accepted;
    },

    /** Since this process started. */
    ledger(): Ledger {
      const { queued: upstream, forwarded } = forwarder?.state() ?? { queued: 0, forwarded: 0 };
      return {
        received,
        stored: stored - upstream - forwarded,
        forwarded,
        queued: waiting.length + writing + upstream,
        unwritten: waiting.length + writing,
        dropped: { ...dropped },
      };
    },

    flush,

    /**
     * Writes everything, and gives the upstream a moment for what waits for it. Returns how many events
     * the store did not take: they are lost, for an address may wait in memory and never on a disk.
     */
    async stop() {
      clearInterval(timer);
      const late = delay(STOP_MS, undefined, { ref: false });
      await Promise.race([flush(), late]);
      const lost = waiting.length + writing;
      drop('lost', lost);
      waiting = [];
      writing = 0;
      await forwarder?.stop();
      return lost;
    },
  };
}

const VISITOR_LENGTH = 16;

function noDrops(): Record<DropReason, number> {
  return Object.fromEntries(DROP_REASONS.map((reason) => [reason, 0])) as Record<
    DropReason,
    number
  >;
}
