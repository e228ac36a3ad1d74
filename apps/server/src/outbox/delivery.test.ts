import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTcpServer } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openTestStore, stores } from '../testing/stores.ts';
import { MAX_ATTEMPTS, retryDelay, startDelivery } from './delivery.ts';
import type { DeliveryOptions } from './delivery.ts';
import { createSenders } from './senders.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() } as unknown as DeliveryOptions['log'];
const mail = (id: string) => ({
  id,
  topic: 'mail' as const,
  payload: { to: 'zoe@exemple.fr', subject: 'Reçu', text: 'Référence : 7K3M' },
});

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
  });

  await send?.({ ...mail('7K3M-Q9XD:confirmation'), attempts: 1, createdAt: '' });

  const text = conversation.join('');
  expect(text.match(/RCPT TO:<zoe@exemple.fr>/g)).toHaveLength(1);
  expect(text).toContain('Message-ID: <7K3M-Q9XD.confirmation@free.fr>');
  expect(text).toContain('Auto-Submitted: auto-replied');
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
    partnerUrl: `http://127.0.0.1:${port}`,
  });
  const payload = {
    event: 'contest-entry',
    contest: 'corail',
    reference: '7K3M-Q9XD',
    receivedAt: '2026-03-01T09:00:00Z',
  };
  const message = { id: '7K3M-Q9XD:partner', topic: 'partner' as const, payload };

  await partner?.({ ...message, attempts: 1, createdAt: '' });
  status = 503;
  await expect(partner?.({ ...message, attempts: 2, createdAt: '' })).rejects.toThrow('503');

  expect(heard[0]).toEqual(['/contest-entries', '7K3M-Q9XD:partner', payload]);
});
