import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { newSqlite, openTestStore, stores } from '../testing/stores.ts';
import { type DeliveryOptions, MAX_ATTEMPTS, retryDelay, startDelivery } from './delivery.ts';
import { createSenders } from './senders.ts';

/** Nothing listens there. */
const UNREACHABLE = 'smtp://127.0.0.1:9';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() } as unknown as DeliveryOptions['log'];
const mail = (id: string) => ({
  id,
  topic: 'mail' as const,
  payload: {
    to: 'zoe@exemple.fr',
    mail: { kind: 'deletion-link', reference: '7K3M-Q9XD', receivedAt: '2026-03-01T09:00:00Z' },
  },
});
/** What the site makes of it is tested with its templates. */
const write = async () => ({ subject: 'Confirmez', text: 'En texte.', html: '<p>En HTML.</p>' });

test('a failure is tried again later and later, for about a day, then never', () => {
  const delays = Array.from({ length: MAX_ATTEMPTS }, (_, index) => retryDelay(index + 1));
  expect(delays.slice(0, 3)).toEqual([10_000, 20_000, 40_000]);
  expect(Math.max(...delays.map((delay) => delay ?? 0))).toBe(3_600_000);
  expect(delays.at(-1)).toBeNull();
  const total = delays.reduce<number>((sum, delay) => sum + (delay ?? 0), 0);
  expect(total / 3_600_000).toBeGreaterThan(18);
});

describe.each(stores)('delivery from %s', (_name, newStore) => {
  test('each message leaves once; a failing one waits its turn and then leaves', async () => {
    let now = new Date('2026-03-01T09:00:00Z');
    const clock = () => now;
    const { outbox } = await openTestStore(newStore, { clock });
    await outbox.add([mail('a'), mail('b')]);
    const sent: string[] = [];
    let broken = true;
    const delivery = startDelivery({
      outbox,
      log,
      clock,
      pollMs: 1_000_000,
      senders: {
        mail: async ({ id }) => {
          if (id === 'b' && broken) throw new Error('mailbox busy');
          sent.push(id);
        },
      },
    });

    await delivery.round();
    expect(sent).toEqual(['a']);
    expect(await outbox.backlog()).toMatchObject({ waiting: 1, abandoned: 0 });

    broken = false;
    await delivery.round();
    expect(sent).toEqual(['a']);
    now = new Date('2026-03-01T09:00:10Z');
    await delivery.round();
    expect(sent).toEqual(['a', 'b']);
    expect(await outbox.backlog()).toMatchObject({ waiting: 0, abandoned: 0 });
    await delivery.stop();
  });

  test('what was queued by a clock that was years ahead leaves once it is right', async () => {
    let now = new Date('2032-03-01T09:00:00Z');
    const { outbox } = await openTestStore(newStore, { clock: () => now });
    await outbox.add([mail('a')]);
    now = new Date('2026-03-01T09:00:00Z');
    const claimed = await outbox.claim(10, 1_000);
    expect(claimed.map(({ id }) => id)).toEqual(['a']);
    const longest = retryDelay(MAX_ATTEMPTS - 1) ?? 0;
    await outbox.failed('a', 'mailbox busy', new Date(now.getTime() + longest));
    expect(await outbox.claim(10, 1_000)).toEqual([]);
  });

  test('a message that cannot leave does not hold up the others, and its address is not kept', async () => {
    const { outbox } = await openTestStore(newStore);
    const lines: unknown[] = [];
    await outbox.add([mail('a'), { ...mail('b'), payload: {} }, mail('c'), mail('d')]);
    const { mail: real } = createSenders({
      smtpUrl: UNREACHABLE,
      mailFrom: '',
      partnerUrl: null,
      write,
    });
    const sent: string[] = [];
    const delivery = startDelivery({
      outbox,
      log: { ...log, warn: (line: unknown) => void lines.push(line) } as typeof log,
      pollMs: 1_000_000,
      senders: {
        mail: async (message) => {
          if (message.id === 'b') return real?.(message);
          // What a mail server may answer, byte for byte.
          if (message.id === 'c') throw new Error('550 \0 \ud800 <zoe@exemple.fr>: unknown');
          sent.push(message.id);
        },
      },
    });

    await delivery.round();

    expect(sent.toSorted()).toEqual(['a', 'd']);
    expect(await outbox.backlog()).toMatchObject({ waiting: 1, abandoned: 1 });
    await delivery.stop();
  });

  test('of a long answer of a mail server no part of an address is kept', async () => {
    let now = new Date('2026-03-01T09:00:00Z');
    const { outbox } = await openTestStore(newStore, { clock: () => now });
    await outbox.add([mail('a')]);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await outbox.claim(1, 1_000);
      await outbox.failed('a', `550 ${'x'.repeat(488)} zoe.le.gall@exemple.fr`, now);
      now = new Date(now.getTime() + 10_000);
    }
    const [failing] = await outbox.failing(1);
    expect(failing?.reason).toBe(`550 ${'x'.repeat(488)} …@…`);
  });

  test('two servers send each message once, however slowly it leaves', async () => {
    const options = await newStore();
    const sent: string[] = [];
    const mayLeave = Promise.withResolvers<void>();
    const store = { questions: 0 };
    const counted =
      <Args extends unknown[], Answer>(ask: (...args: Args) => Promise<Answer>) =>
      async (...args: Args) => {
        store.questions += 1;
        return ask(...args).finally(() => (store.questions -= 1));
      };
    /** Time passes only while the store has no question to answer, however slow it is. */
    const pass = async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 10) {
        vi.advanceTimersByTime(10);
        do await turn();
        while (store.questions > 0);
      }
    };
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const servers = await Promise.all(
      [1, 2].map(async () => {
        const { outbox } = await openTestStore(async () => options);
        return startDelivery({
          outbox: { ...outbox, claim: counted(outbox.claim), renew: counted(outbox.renew) },
          log,
          pollMs: 20,
          leaseMs: 150,
          senders: {
            mail: async ({ id }) => {
              sent.push(id);
              await mayLeave.promise;
            },
          },
        });
      }),
    );
    const { outbox } = await openTestStore(async () => options);
    const ids = Array.from({ length: 6 }, (_, index) => `m${index}`);
    await outbox.add(ids.map(mail));

    await pass(600);
    mayLeave.resolve();
    await vi.waitFor(async () => {
      await pass(20);
      expect(await outbox.backlog()).toMatchObject({ waiting: 0, abandoned: 0 });
    }, 20_000);
    await Promise.all(servers.map((server) => server.stop()));

    expect(sent.toSorted()).toEqual(ids);
  });

  test('stopping gives back at once what was taken and not tried', async () => {
    const { outbox } = await openTestStore(newStore);
    await outbox.add(['a', 'b', 'c', 'd'].map(mail));
    const sending = Promise.withResolvers<void>();
    const send = vi.fn(() => sending.promise);
    const delivery = startDelivery({ outbox, log, pollMs: 1_000_000, senders: { mail: send } });
    const round = delivery.round();
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2), 10_000);

    const stopped = delivery.stop();
    sending.resolve();
    await Promise.all([stopped, round]);

    expect((await outbox.claim(9, 1)).map(({ attempts }) => attempts)).toEqual([1, 1]);
  });
});

test('a mail server that accepts the connection and says nothing does not hold up a stop', async () => {
  const { outbox } = await openTestStore(newSqlite);
  const connected = Promise.withResolvers<void>();
  const server = createTcpServer(() => connected.resolve());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const senders = createSenders({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailFrom: 'a@exemple.fr',
    partnerUrl: null,
    write,
  });
  await outbox.add([mail('a')]);
  const delivery = startDelivery({ outbox, log, pollMs: 1_000_000, senders });
  const round = delivery.round();
  await connected.promise;

  const first = await Promise.race([
    delivery.stop().then(() => 'stopped'),
    round.then(() => 'given up'),
  ]);
  expect(first).toBe('stopped');

  await round; // the greeting never came: tried again later
  expect(await outbox.backlog()).toMatchObject({ waiting: 1 });
});

test('an e-mail reaches the mail server with one recipient and a stable identifier', async () => {
  const conversation: string[] = [];
  const server = createTcpServer((socket) => {
    let inData = false;
    socket.write('220 test\r\n');
    socket.setEncoding('utf8').on('data', (text: string) => {
      conversation.push(text);
      if (inData) {
        if (!text.endsWith('\r\n.\r\n')) return;
        inData = false;
        socket.write('250 kept\r\n');
      } else if (text.startsWith('DATA')) {
        inData = true;
        socket.write('354 go on\r\n');
      } else socket.write('250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const { mail: send } = createSenders({
    smtpUrl: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    mailFrom: 'Free <ne-pas-repondre@free.fr>',
    partnerUrl: null,
    write,
  });

  await send?.({ ...mail('7K3M-Q9XD:confirmation'), attempts: 1 });

  const text = conversation.join('');
  expect(text.match(/RCPT TO:<zoe@exemple.fr>/g)).toHaveLength(1);
  expect(text).toContain('Message-ID: <7K3M-Q9XD.confirmation@free.fr>');
  expect(text).toContain('Auto-Submitted: auto-replied');
  expect(text).toContain('Subject: Confirmez');
  expect(text).toMatch(/text\/plain[\s\S]*En texte\.[\s\S]*text\/html[\s\S]*<p>En HTML\.<\/p>/);
});

test('an e-mail that the version before had written leaves as it is', async () => {
  const { mail: send } = createSenders({
    smtpUrl: UNREACHABLE,
    mailFrom: '',
    partnerUrl: null,
    write: () => Promise.reject(new Error('not to be written again')),
  });
  const payload = { to: 'zoe@exemple.fr', subject: 'Reçu', text: 'Référence : 7K3M' };
  await expect(send?.({ ...mail('a'), payload, attempts: 1 })).rejects.toThrow('ECONNREFUSED');
});

test('a partner is told with a key it can recognise, and its refusal is an error', async () => {
  const heard: unknown[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      heard.push([request.url, request.headers['idempotency-key'], JSON.parse(body)]);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const { partner } = createSenders({
    smtpUrl: null,
    mailFrom: '',
    write,
    partnerUrl: `http://127.0.0.1:${port}`,
  });
  const payload = {
    event: 'contest-entry',
    contest: 'corail',
    reference: '7K3M-Q9XD',
    receivedAt: '2026-03-01T09:00:00Z',
  };
  const message = { id: '7K3M-Q9XD:partner', topic: 'partner' as const, payload };

  await partner?.({ ...message, attempts: 1 });
  // It has it already: an earlier answer was lost on the way.
  status = 409;
  await partner?.({ ...message, attempts: 1 });
  status = 503;
  await expect(partner?.({ ...message, attempts: 2 })).rejects.toThrow('503');

  expect(heard[0]).toEqual(['/contest-entries', '7K3M-Q9XD:partner', payload]);
});
