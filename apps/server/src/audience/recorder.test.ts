import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPageNames } from '@vitrine/domain/audience/page-names';
import { DEFAULT_BRAND } from '@vitrine/domain/brand';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Store } from '../store/store.ts';
import { openTestStore, stores } from '../testing/stores.ts';
import { createForwarder, type Forwarder, pseudonymousAddress } from './forwarder.ts';
import { createRecorder, type Recorder, type RecorderOptions } from './recorder.ts';

const pages = createPageNames(DEFAULT_BRAND);
const clock = () => new Date('2026-11-15T12:00:00Z');
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const person = {
  address: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/143.0',
  optedOut: false,
};
const view = { n: 'pageview', u: 'http://localhost/freebox/' };

function record(options: Partial<RecorderOptions> & { store: Store }): Recorder {
  const recorder = createRecorder({ pages, log: silent, clock, flushMs: 3_600_000, ...options });
  onTestFinished(async () => void (await recorder.stop()));
  return recorder;
}

function expectToAddUp(recorder: Recorder): void {
  const { received, stored, forwarded, queued, dropped } = recorder.ledger();
  const lost = Object.values(dropped).reduce((total, n) => total + n, 0);
  expect(stored + forwarded + queued + lost).toBe(received);
  expect(Math.min(stored, forwarded, queued)).toBeGreaterThanOrEqual(0);
}

/** A service like Plausible's, and what it got. */
async function startUpstream(answer: (body: Record<string, unknown>) => number) {
  const got: { body: Record<string, unknown>; headers: Record<string, unknown> }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
      const status = answer(body);
      if (status === 202) got.push({ body, headers: request.headers });
      response.writeHead(status).end('ok');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/event`, got };
}

function forwardTo(url: string, store: Store, capacity = 10_000): Forwarder {
  return createForwarder({
    url,
    domain: 'vitrine.example',
    websiteId: 'site-7',
    siteUrl: 'https://vitrine.example',
    log: silent,
    onForwarded: (count) => store.audience.forwarded('2026-11-15', count),
    capacity,
    restMs: 20,
  });
}

describe.each(stores)('the recorder on %s', (_name, newStore) => {
  test('what came while former visitors were forgotten is stored when a flush ends', async () => {
    const store = await openTestStore(newStore);
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    const forgetVisitors = vi.fn<() => Promise<void>>(() => held);
    const recorder = record({
      store: { ...store, audience: { ...store.audience, forgetVisitors } },
    });

    const first = recorder.flush();
    await vi.waitFor(() => expect(forgetVisitors).toHaveBeenCalledOnce(), 10_000);
    recorder.receive(view, person);
    const second = recorder.flush();
    go();
    await Promise.all([first, second]);

    expect(await store.audience.ledger()).toMatchObject({ received: 1, stored: 1 });
  });

  test('whatever happens, in whatever order, its counts add up', async () => {
    const store = await openTestStore(newStore);
    const step = fc.constantFrom(
      'view',
      'two',
      'bot',
      'opted-out',
      'malformed',
      'flush',
      'store fails',
      'upstream fails',
      'upstream refuses',
      'upstream answers',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        let status = 202;
        const forwarder = createForwarder({
          url: 'http://upstream.invalid/api/event',
          domain: 'a',
          websiteId: 'a',
          siteUrl: 'https://a.example',
          log: silent,
          onForwarded: (count) => store.audience.forwarded('2026-11-15', count),
          fetch: async () => new Response('ok', { status }),
          capacity: 5,
          restMs: 1,
        });
        const before = await store.audience.ledger();
        const recorder = createRecorder({
          store,
          pages,
          log: silent,
          clock,
          forwarder,
          capacity: 8,
          flushMs: 3_600_000,
        });
        for (const what of steps) {
          if (what === 'view') recorder.receive(view, person);
          if (what === 'two') recorder.receive([view, view], person);
          if (what === 'bot') recorder.receive(view, { ...person, userAgent: 'curl/8' });
          if (what === 'opted-out') recorder.receive([view, view], { ...person, optedOut: true });
          if (what === 'malformed') recorder.receive([view, 'nonsense'], person);
          if (what === 'flush') await recorder.flush();
          if (what === 'upstream fails') status = 503;
          if (what === 'upstream refuses') status = 400;
          if (what === 'upstream answers') status = 202;
          if (what === 'store fails') {
            const failing = vi.spyOn(store.audience, 'record').mockRejectedValue(new Error('away'));
            await recorder.flush();
            failing.mockRestore();
          }
          expectToAddUp(recorder);
        }
        await recorder.stop();
        expectToAddUp(recorder);
        const { received, dropped, queued } = recorder.ledger();
        expect(queued).toBe(0);
        const after = await store.audience.ledger();
        const lost = Object.values(after.dropped).reduce((total, n) => total + n, 0);
        expect(after.received - before.received).toBe(received);
        expect(after.received).toBe(after.stored + after.forwarded + lost);
        expect(after.dropped['bot'] ?? 0).toBe((before.dropped['bot'] ?? 0) + dropped.bot);
        expect(await store.audience.countEvents()).toBe(after.stored + after.forwarded);
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  test('events reach the upstream after the store, with a name of the day in place of an address', async () => {
    const store = await openTestStore(newStore);
    const { url, got } = await startUpstream(() => 202);
    const recorder = record({ store, forwarder: forwardTo(url, store) });

    recorder.receive({ page: 'homepage', section: 'menu', action: 'freebox-pop' }, person);
    recorder.receive({ ...view, r: 'https://moteur.example/?q=1' }, person);
    // How fast a page felt is ours: no such service knows what to make of it.
    recorder.receive({ ...view, n: 'web-vital', p: { metric: 'LCP', value: 1_200 } }, person);
    await recorder.flush();
    await vi.waitFor(
      () => expect(recorder.ledger()).toMatchObject({ forwarded: 2, queued: 0 }),
      10_000,
    );
    await recorder.stop();

    expect(got).toHaveLength(2);
    expect(got.map(({ body }) => body)).toEqual(
      expect.arrayContaining([
        {
          name: 'action',
          domain: 'vitrine.example',
          url: 'https://vitrine.example/',
          props: {
            website: 'site-7',
            page: 'homepage',
            section: 'menu',
            action: 'freebox-pop',
            value: 'homepage > menu > freebox-pop',
          },
        },
        {
          name: 'pageview',
          domain: 'vitrine.example',
          url: 'https://vitrine.example/freebox/',
          referrer: 'https://moteur.example/',
          props: { website: 'site-7', page: 'homepage' },
        },
      ]),
    );
    const [first, second] = got;
    expect(first?.headers['x-forwarded-for']).toMatch(/^fd00:/);
    expect(second?.headers['x-forwarded-for']).toBe(first?.headers['x-forwarded-for']);
    expect(first?.headers['user-agent']).toBe(person.userAgent);
    expect(await store.audience.ledger()).toMatchObject({ received: 3, stored: 1, forwarded: 2 });
  });

  test('an e-mail address in an address of ours does not reach the upstream', async () => {
    const store = await openTestStore(newStore);
    const { url, got } = await startUpstream(() => 202);
    const recorder = record({ store, forwarder: forwardTo(url, store) });
    const paths = ['/freebox/zoe@exemple.fr/', '/freebox/zoe%40exemple.fr/'];
    recorder.receive(
      paths.map((path) => ({ ...view, u: `https://vitrine.example${path}` })),
      person,
    );
    await recorder.flush();
    await vi.waitFor(() => expect(got).toHaveLength(2), 10_000);
    await recorder.stop();
    expect(JSON.stringify(got.map(({ body }) => body))).not.toMatch(/zoe|exemple\.fr/);
  });

  test('an upstream that was away gets what waited for it', async () => {
    const store = await openTestStore(newStore);
    let status = 503;
    const { url, got } = await startUpstream(() => status);
    const recorder = record({ store, forwarder: forwardTo(url, store) });

    recorder.receive([view, view, view], person);
    await recorder.flush();
    expect(recorder.ledger()).toMatchObject({ stored: 0, queued: 3 });
    status = 202;

    await vi.waitFor(() => expect(got).toHaveLength(3), 10_000);
    await vi.waitFor(
      () => expect(recorder.ledger()).toMatchObject({ forwarded: 3, queued: 0 }),
      10_000,
    );
  });

  test('an upstream that stays away costs a bounded queue, and no event', async () => {
    const store = await openTestStore(newStore);
    const { url } = await startUpstream(() => 503);
    const recorder = record({ store, forwarder: forwardTo(url, store, 10) });

    for (let count = 0; count < 40; count += 1) recorder.receive([view, view], person);
    await recorder.flush();

    expect(recorder.ledger()).toMatchObject({ received: 80, queued: 10, stored: 70 });
    await recorder.stop();
    expect(recorder.ledger()).toMatchObject({ received: 80, queued: 0, stored: 80 });
    expect(await store.audience.countEvents()).toBe(80);
  });

  test('a store that is away costs bounded memory, and what waited is stored when it is back', async () => {
    const store = await openTestStore(newStore);
    const recorder = record({ store, capacity: 50 });
    const away = vi.spyOn(store.audience, 'record').mockRejectedValue(new Error('away'));

    for (let count = 0; count < 40; count += 1) recorder.receive([view, view], person);
    await recorder.flush();
    expect(recorder.ledger()).toMatchObject({ queued: 50, stored: 0, dropped: { overload: 30 } });

    away.mockRestore();
    await recorder.flush();
    expect(recorder.ledger()).toMatchObject({ queued: 0, stored: 50 });
    expect(await store.audience.ledger()).toMatchObject({ received: 80, stored: 50 });
  });

  test('half a character, or an address that is none, stops neither the store nor the upstream', async () => {
    const store = await openTestStore(newStore);
    const { url, got } = await startUpstream(() => 202);
    const recorder = record({ store, forwarder: forwardTo(url, store) });
    const hostile = ['\ud83d', 'a\ud83d\0b', '\ude00'].map((action) => ({ section: 'a', action }));
    const addresses = ['//[', 'https://a.fr//[', 'https://[', '/\\['].flatMap((u) => [
      { n: 'pageview', u },
      { n: 'pageview', u },
    ]);

    recorder.receive([...hostile, ...addresses, view], person);
    await recorder.flush();

    const read = hostile.length + 2 + 1; // https://a.fr//[ is an address, the others are not
    expect(recorder.ledger().dropped).toMatchObject({ malformed: 6, unstorable: 0 });
    await vi.waitFor(
      () => expect(recorder.ledger()).toMatchObject({ forwarded: read, queued: 0 }),
      10_000,
    );
    expect(got).toHaveLength(read);
  });

  test('an event that the store refuses alone is set aside and counted, and the others are stored', async () => {
    const store = await openTestStore(newStore);
    const recorder = record({ store });
    const write = store.audience.record.bind(store.audience);
    vi.spyOn(store.audience, 'record').mockImplementation(async (day, events, drops) => {
      if (events.some(({ action }) => action === 'poison')) throw new Error('invalid input');
      return write(day, events, drops);
    });

    for (let count = 0; count < 100; count += 1) {
      recorder.receive(view, person);
      if (count % 40 === 7) recorder.receive({ section: 'a', action: 'poison' }, person);
    }
    await recorder.flush();

    expect(recorder.ledger()).toMatchObject({ stored: 100, queued: 0, dropped: { unstorable: 3 } });
    expect(await store.audience.ledger()).toMatchObject({
      received: 103,
      stored: 100,
      dropped: { unstorable: 3 },
    });
  });

  test('who was in a batch that the store refused is counted with the next one', async () => {
    const store = await openTestStore(newStore);
    const { record: write } = store.audience;
    vi.spyOn(store.audience, 'record').mockImplementationOnce(async (day, events, drops) =>
      // Refused once the visitors are counted: the row that follows is no event's.
      write(day, [...events, { ...events[0], kind: null } as never], drops),
    );
    const recorder = record({ store });

    recorder.receive(view, person);
    await recorder.flush();
    expect(recorder.ledger()).toMatchObject({ stored: 1, queued: 0 });

    const period = { grain: 'day', from: '2026-11-15', to: '2026-11-15' } as const;
    expect(await store.audience.series('total', period)).toEqual(
      expect.arrayContaining([{ period: '2026-11-15', label: 'visitors', n: 1 }]),
    );
  });

  test('a step reached within the minute counts, once', async () => {
    const store = await openTestStore(newStore);
    const recorder = record({ store });
    const offer = { ...view, u: 'http://localhost/freebox/freebox-pop/' };

    for (const seen of [view, offer, view, offer]) {
      recorder.receive(seen, person);
      await recorder.flush();
    }

    const period = { grain: 'day', from: '2026-11-15', to: '2026-11-15' } as const;
    const totals = await store.audience.series('total', period);
    expect(Object.fromEntries(totals.map(({ label, n }) => [label, n]))).toEqual({
      visitors: 1,
      visits: 1,
      pageviews: 4,
      'step:visit': 1,
      'step:offer': 1,
    });
  });

  test('what a store that stays away did not take is said when the process stops', async () => {
    const store = await openTestStore(newStore);
    const recorder = record({ store });
    vi.spyOn(store.audience, 'record').mockRejectedValue(new Error('away'));
    vi.spyOn(store, 'ping').mockRejectedValue(new Error('away'));

    recorder.receive([view, view], person);

    expect(await recorder.stop()).toBe(2);
    expect(recorder.ledger()).toMatchObject({ queued: 0, dropped: { lost: 2 } });
    expectToAddUp(recorder);
  });

  test('events that the upstream never takes do not stand before the others', async () => {
    const store = await openTestStore(newStore);
    const { url, got } = await startUpstream(({ props }) =>
      (props as Record<string, string>)['action'] === 'poison' ? 500 : 202,
    );
    const unsent: string[] = [];
    const recorder = record({
      store,
      forwarder: createForwarder({
        url,
        domain: 'vitrine.example',
        websiteId: 'site-7',
        siteUrl: 'https://vitrine.example',
        log: silent,
        onForwarded: (count) => store.audience.forwarded('2026-11-15', count),
        onUnsent: async (reason, count) => {
          unsent.push(...Array<string>(count).fill(reason));
          await store.audience.unsent('2026-11-15', reason, count);
        },
        restMs: 5,
      }),
    });
    const poison = { section: 'a', action: 'poison' };

    recorder.receive(
      Array.from({ length: 10 }, () => poison),
      person,
    );
    recorder.receive([view, view, view], person);
    await recorder.flush();
    await vi.waitFor(() => expect(got).toHaveLength(3), 10_000);
    for (let count = 0; count < 10; count += 1) {
      recorder.receive(view, person);
      await recorder.flush();
      await vi.waitFor(() => expect(got).toHaveLength(4 + count), 10_000);
    }

    await vi.waitFor(() => expect(unsent).toEqual(Array(10).fill('failing')), 10_000);
    await vi.waitFor(
      async () => expect(await store.audience.ledger()).toMatchObject({ unsent: { failing: 10 } }),
      10_000,
    );
  });

  test('two servers that count the same visitor at once count one', async () => {
    const options = await newStore();
    const two = [
      await openTestStore(async () => options),
      await openTestStore(async () => options),
    ];
    const recorders = two.map((store) => record({ store }));

    for (let round = 0; round < 5; round += 1) {
      const sender = { ...person, address: `203.0.113.${round}` };
      for (const recorder of recorders) recorder.receive([view, view], sender);
      await Promise.all(recorders.map((recorder) => recorder.flush()));
    }

    const period = { grain: 'day', from: '2026-11-15', to: '2026-11-15' } as const;
    const totals = (await two[0]?.audience.series('total', period)) ?? [];
    expect(Object.fromEntries(totals.map(({ label, n }) => [label, n]))).toMatchObject({
      visitors: 5,
      visits: 5,
      pageviews: 20,
    });
  });
});

test('the address given to an upstream is nobody’s, and the same for one visitor', () => {
  expect(pseudonymousAddress('AAECAwQFBgcICQoL')).toBe('fd00:0001:0203:0405:0607:0809:0a0b:0000');
});
