import { daysBefore } from '@vitrine/domain/audience/paris-day';
import { describe, expect, test } from 'vitest';
import { openTestStore, stores } from '../testing/stores.ts';
import {
  COUNT_RETENTION_DAYS,
  type CountedEvent,
  EVENT_RETENTION_DAYS,
  isOfOneDay,
  visitorSaltName,
} from './audience.ts';
import type { Store } from './store.ts';

const DAY = '2026-11-11';

/** A page that was seen at a time of the day. */
function view(time = '12:00:00', changes: Partial<CountedEvent> = {}): CountedEvent {
  const day = changes.day ?? DAY;
  return {
    kind: 'pageview',
    name: 'pageview',
    page: 'homepage',
    section: '',
    action: '',
    subscription: null,
    vital: null,
    amount: null,
    path: '/',
    source: '',
    at: new Date(`${day}T${time}Z`),
    day,
    visitor: 'a',
    step: 1,
    ...changes,
  };
}
const on = (day: string, changes: Partial<CountedEvent> = {}) =>
  view('12:00:00', { day, ...changes });
/** Nobody's visit. */
const nobodys = { kind: 'engagement', name: 'engagement', step: 0 } as const;
const vital = (name: 'LCP' | 'CLS', amount: number | null) =>
  view('12:00:00', {
    kind: 'vital',
    name: 'web-vital',
    action: name,
    vital: name,
    amount,
    step: 0,
  });

const days = (from: string, to = from) => ({ grain: 'day', from, to }) as const;
const months = (from: string, to = from) => ({ grain: 'month', from, to }) as const;

async function totals({ audience }: Store, period = days(DAY)): Promise<Record<string, number>> {
  const rows = await audience.series('total', period);
  return Object.fromEntries(rows.map(({ label, n }) => [label, n]));
}

describe.each(stores)('what the audience store counts on %s', (_name, newStore) => {
  const open = () => openTestStore(newStore);
  /** Each batch as its events come, minutes or days apart. */
  async function record({ audience }: Store, ...batches: CountedEvent[][]): Promise<void> {
    for (const batch of batches) await audience.record(batch.at(-1)?.day ?? DAY, batch, {});
  }

  test('each event counts in its page’s line and in the totals of its kind', async () => {
    const store = await open();
    const action = { kind: 'action', name: 'action', section: 'menu', action: 'pop' } as const;

    await record(store, [
      view(),
      view('12:00:00', action),
      view('12:00:00', { ...action, subscription: 'ultra' }),
      view('12:00:00', { ...nobodys, kind: 'custom', action: 'imprimer' }),
      view('12:00:00', nobodys),
    ]);

    expect(await totals(store)).toEqual({
      visitors: 1,
      visits: 1,
      'step:visit': 1,
      pageviews: 1,
      actions: 2,
      subscriptions: 1,
    });
    const lines = (kind: string) => store.audience.top(kind, days(DAY), 9);
    // Totals are no page's.
    expect(new Set((await lines('total')).map(({ page }) => page))).toEqual(new Set(['']));
    expect(await lines('page')).toEqual([{ page: 'homepage', label: '', n: 1 }]);
    expect(await lines('action')).toEqual([{ page: 'homepage', label: 'menu > pop', n: 2 }]);
    expect(await lines('custom')).toEqual([{ page: 'homepage', label: 'imprimer', n: 1 }]);
    expect(await lines('subscription')).toEqual([{ page: 'homepage', label: 'ultra', n: 1 }]);
  });

  test('a vital counts in its bucket, unless no browser could have measured it', async () => {
    const store = await open();

    await record(store, [
      vital('LCP', 150),
      vital('LCP', 350),
      vital('LCP', 1e9),
      vital('CLS', null),
    ]);

    expect(await store.audience.top('LCP', days(DAY), 9)).toEqual([
      { page: 'homepage', label: '0', n: 1 },
      { page: 'homepage', label: '1', n: 1 },
    ]);
    expect(await store.audience.top('CLS', days(DAY), 9)).toEqual([]);
    // What nobody did on a page is no visit, and its amount alone is no vital.
    await record(store, [view('12:00:00', { ...nobodys, amount: 150 })]);
    expect(await totals(store)).toEqual({});
    expect(await store.audience.countEvents()).toBe(5);
  });

  test('whoever gives no sign for more than half an hour is back for another visit', async () => {
    const store = await open();
    const visits = async () => (await totals(store))['visits'];

    await record(store, [view('12:00:00')], [view('12:30:00')]);
    expect(await visits()).toBe(1);
    await record(store, [view('13:00:00.001')]);
    expect(await visits()).toBe(2);
    // A sign that arrives late does not make the last one older.
    await record(store, [view('13:20:00')], [view('13:01:00')], [view('13:50:00')]);
    expect(await visits()).toBe(2);
    expect((await totals(store))['visitors']).toBe(1);
  });

  test('several signs in a batch are one visit, or as many as they are far apart', async () => {
    const store = await open();

    await record(store, [
      view('12:00:00'),
      view('12:20:00'),
      view('12:40:00', { visitor: 'b' }),
      view('12:51:00'),
    ]);

    expect(await totals(store)).toMatchObject({ visitors: 2, visits: 3, pageviews: 4 });
  });

  test('a visitor counts in each step up to the furthest, once, whichever server saw it', async () => {
    const options = await newStore();
    const [one, other] = [
      await openTestStore(async () => options),
      await openTestStore(async () => options),
    ];

    await record(one, [view('12:00:00', { step: 3 }), view('12:00:00')]);
    expect(await totals(one)).toMatchObject({ 'step:visit': 1, 'step:offer': 1, 'step:intent': 1 });
    await record(other, [view('12:05:00', { step: 2 })], [view('12:10:00', { step: 4 })]);
    await record(one, [view('12:15:00', { step: 4 })]);

    expect(await totals(one)).toMatchObject({
      visitors: 1,
      visits: 1,
      'step:visit': 1,
      'step:offer': 1,
      'step:intent': 1,
      'step:subscription': 1,
    });
  });

  test('whoever was counted within the minute is not looked up again, unless they come further', async () => {
    const store = await open();
    await record(store, [view('12:00:00', { step: 2 }), view('12:00:00')]);
    /** What is known of visitors goes: whoever is looked up is new. */
    await store.audience.forgetVisitors(daysBefore(DAY, -1));

    await record(store, [view('12:00:20')], [view('12:00:59.999', { step: 2 })]);
    expect((await totals(store))['visitors']).toBe(1);
    await record(store, [view('12:00:59', { step: 3 })]);
    expect(await totals(store)).toMatchObject({ visitors: 2, 'step:intent': 1 });
    await store.audience.forgetVisitors(daysBefore(DAY, -1));
    await record(store, [view('12:01:00')]);
    expect((await totals(store))['visitors']).toBe(3);
  });

  test('a batch across midnight counts each visitor on each day', async () => {
    const store = await open();

    await record(store, [on('2026-11-11'), on('2026-11-12'), on('2026-11-12', { visitor: 'b' })]);

    expect(await totals(store)).toMatchObject({ visitors: 1, visits: 1, pageviews: 1 });
    expect(await totals(store, days('2026-11-12'))).toMatchObject({
      visitors: 2,
      visits: 2,
      pageviews: 2,
    });
  });

  test('lines come the most frequent first, then by page and label, as many as asked for', async () => {
    const store = await open();
    const clicked = (page: string, action: string) =>
      view('12:00:00', { kind: 'action', name: 'action', page, section: 's', action });

    await record(store, [
      clicked('b', 'y'),
      clicked('b', 'x'),
      clicked('a', 'z'),
      clicked('c', 'w'),
      clicked('c', 'w'),
      view(),
    ]);

    const lines = await store.audience.top('action', days(DAY), 9);
    expect(lines.map(({ page, label, n }) => `${n} ${page} ${label}`)).toEqual([
      '2 c s > w',
      '1 a s > z',
      '1 b s > x',
      '1 b s > y',
    ]);
    expect(await store.audience.top('action', days(DAY), 2)).toEqual(lines.slice(0, 2));
  });

  test('days, whole weeks and whole months add up alike, for each page', async () => {
    const store = await open();
    // 9 November 2026 is a Monday.
    const views = [
      ['2026-10-31', 'homepage'],
      ['2026-11-08', 'homepage'],
      ['2026-11-09', 'homepage'],
      ['2026-11-09', 'shops'],
      ['2026-11-15', 'homepage'],
      ['2026-11-15', 'homepage'],
      ['2026-11-16', 'homepage'],
      ['2026-11-30', 'homepage'],
      ['2026-12-01', 'homepage'],
    ] as const;
    for (const [day, page] of views) await record(store, [on(day, { page })]);
    const homepage = async (period: Parameters<typeof store.audience.top>[1]) =>
      (await store.audience.top('page', period, 9)).find(({ page }) => page === 'homepage')?.n;

    expect(await homepage(days('2026-11-09'))).toBe(1);
    expect(await homepage(days('2026-11-09', '2026-11-15'))).toBe(3);
    expect(await homepage(days('2026-11-08', '2026-11-16'))).toBe(5);
    expect(await homepage(days('2026-10-31', '2026-12-01'))).toBe(8);
    expect(await homepage(months('2026-11'))).toBe(6);
    expect(await homepage(months('2026-10', '2026-12'))).toBe(8);
    expect(await store.audience.top('page', days('2026-11-09', '2026-11-15'), 9)).toContainEqual({
      page: 'shops',
      label: '',
      n: 1,
    });
  });

  test('a series goes from its first day or month to its last, both in it, in order', async () => {
    const store = await open();
    for (const day of ['2026-12-01', '2026-11-12', '2026-11-10', '2026-11-11', '2026-10-31'])
      await record(store, [on(day), on(day, { page: 'shops' })]);
    const seen = async (period: Parameters<typeof store.audience.series>[1]) =>
      (await store.audience.series('page', period)).map(({ period: at, n }) => [at, n]);

    expect(await seen(days('2026-11-10', '2026-11-11'))).toEqual([
      ['2026-11-10', 2],
      ['2026-11-11', 2],
    ]);
    expect(await seen(months('2026-10', '2026-11'))).toEqual([
      ['2026-10', 2],
      ['2026-11', 6],
    ]);
  });

  test('the ledger says what became of each event: kept, sent on, refused and why', async () => {
    const store = await open();
    expect(await store.audience.ledger()).toEqual({
      received: 0,
      stored: 0,
      forwarded: 0,
      dropped: {},
      unsent: {},
    });

    await store.audience.record(DAY, [view(), view(), view()], { bot: 2, rate: 0, malformed: 1 });
    await store.audience.record('2027-01-01', [], { bot: 1 });
    await store.audience.forwarded(DAY, 2);
    await store.audience.unsent(DAY, 'failing', 1);

    expect(await store.audience.ledger()).toEqual({
      received: 7,
      stored: 1,
      forwarded: 2,
      dropped: { bot: 3, malformed: 1 },
      unsent: { failing: 1 },
    });
    // A reason that refused nothing has no line, and none is a page's.
    const lines = await store.audience.top('ledger', days(DAY), 9);
    expect(lines.map(({ page, label, n }) => `${page}${label} ${n}`)).toEqual([
      'received 6',
      'dropped:bot 2',
      'forwarded 2',
      'dropped:malformed 1',
      'stored 1',
      'unsent:failing 1',
    ]);
  });

  test('single events are kept as they came, and the latest are shown first', async () => {
    const store = await open();
    const clicked = {
      kind: 'action',
      name: 'action',
      page: 'shops',
      section: 's',
      action: 'a',
    } as const;

    await record(store, [view('12:00:00.250'), vital('CLS', 0.125), view('12:00:01', clicked)]);

    const kept = await store.audience.sample(2);
    expect(kept.map(({ id: _id, ...event }) => event)).toEqual([
      { at: `${DAY}T12:00:01.000Z`, ...clicked, amount: null },
      {
        at: `${DAY}T12:00:00.000Z`,
        kind: 'vital',
        name: 'web-vital',
        page: 'homepage',
        section: '',
        action: 'CLS',
        amount: 0.125,
      },
    ]);
    expect(kept.map(({ id }) => id)).toEqual([3, 2]);
    expect((await store.audience.sample(9)).at(-1)?.at).toBe(`${DAY}T12:00:00.250Z`);
    expect(await store.audience.countEvents()).toBe(3);
  });

  test('who came on former days is forgotten, with what named them, and nothing else', async () => {
    const store = await open();
    const names = ['forms', 'zone', visitorSaltName('2026-11-10'), visitorSaltName(DAY)];
    const secrets = () => Promise.all(names.map((name) => store.secrets.get(name)));
    const before = await secrets();
    await record(store, [on('2026-11-10')], [view('12:00:00')]);

    await store.audience.forgetVisitors(DAY);

    const [forms, zone, former, ofToday] = await secrets();
    expect([forms, zone, ofToday]).toEqual([before[0], before[1], before[3]]);
    expect(former).not.toBe(before[2]);
    // Today's visitor is still known, the former one would be new.
    await record(store, [view('12:01:00')], [on('2026-11-10')]);
    expect((await totals(store))['visitors']).toBe(1);
    expect((await totals(store, days('2026-11-10')))['visitors']).toBe(2);
  });

  test('single events are deleted when their days are over, however many they are', async () => {
    const store = await open();
    const first = daysBefore(DAY, EVENT_RETENTION_DAYS);
    const many = Array.from({ length: 5_001 }, () => on(daysBefore(first, 1), nobodys));
    await record(store, many, [view('00:00:00', { day: first })]);

    expect(await store.audience.purge(daysBefore(DAY, 1))).toBe(0);
    expect(await store.audience.purge(DAY)).toBe(5_001);
    expect((await store.audience.sample(9)).map(({ at }) => at)).toEqual([
      `${first}T00:00:00.000Z`,
    ]);
  });

  test.each([
    ['the first day of a month', '2026-11-01'],
    ['a Monday', '2026-11-09'],
  ])(
    'counts from %s on are kept while earlier ones go, and the ledger stays',
    async (_what, first) => {
      const store = await open();
      const last = daysBefore(first, 1);
      await record(store, [on(last)], [on(first)]);
      const shown = async () => ({
        days: (await store.audience.series('page', days(last, first))).map(({ period }) => period),
        /** The weeks that begin a week before the first day kept, and with it. */
        weeks: [
          await store.audience.top('page', days(daysBefore(first, 7), last), 9),
          await store.audience.top('page', days(first, daysBefore(first, -6)), 9),
        ].map(([line]) => line?.n ?? 0),
      });
      expect(await shown()).toEqual({ days: [last, first], weeks: [1, 1] });

      const today = daysBefore(first, -COUNT_RETENTION_DAYS);
      await store.audience.purge(daysBefore(today, 1));
      expect(await shown()).toMatchObject({ days: [last, first] });
      await store.audience.purge(today);

      expect(await shown()).toEqual({ days: [first], weeks: [0, 1] });
      expect(await store.audience.ledger()).toMatchObject({ received: 2 });
    },
  );

  test('a month goes with its first day: nothing that it counts is older than the days kept', async () => {
    const store = await open();
    await record(store, [on('2026-10-31')], [on('2026-11-01')], [on('2026-11-30')]);
    const shown = async () =>
      (await store.audience.series('page', months('2026-10', '2026-11'))).map(({ period, n }) => [
        period,
        n,
      ]);
    const lastDay = daysBefore('2026-11-01', -COUNT_RETENTION_DAYS);

    await store.audience.purge(daysBefore('2026-10-01', -COUNT_RETENTION_DAYS));
    expect(await shown()).toEqual([
      ['2026-10', 1],
      ['2026-11', 2],
    ]);
    await store.audience.purge(lastDay);
    expect(await shown()).toEqual([['2026-11', 2]]);
    await store.audience.purge(daysBefore(lastDay, -1));
    expect(await shown()).toEqual([]);
  });
});

test.each(['2025-02-01', '2026-11-20', '2027-01-31', '2028-02-01'])(
  'what was counted on %s is deleted within 25 months, and kept for 24',
  (day) => {
    const [year = 0, month = 0, date] = day.split('-').map(Number);
    const after = (count: number) =>
      new Date(Date.UTC(year, month - 1 + count, date)).toISOString().slice(0, 10);
    const deleted = daysBefore(day, -(COUNT_RETENTION_DAYS + 1));
    expect(deleted <= after(25)).toBe(true);
    expect(deleted > after(24)).toBe(true);
  },
);

test('what tells the visitors of a day apart belongs to it: their names, and what made them', () => {
  const secret = (name: string) => isOfOneDay({ table: 'secrets', row: { name } });
  expect(isOfOneDay({ table: 'audience_visitors', row: {} })).toBe(true);
  expect(secret(visitorSaltName(DAY))).toBe(true);
  expect(secret('forms')).toBe(false);
  expect(isOfOneDay({ table: 'audit', row: { name: visitorSaltName(DAY) } })).toBe(false);
});
