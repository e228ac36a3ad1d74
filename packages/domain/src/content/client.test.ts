import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_BRAND } from '../brand.ts';
import type { ContentCall } from './calls.ts';
import {
  type ContentLogLine,
  createContentClient,
  InvalidContentError,
  MAX_ANSWER_BYTES,
  TIMEOUT_MS,
  validContent,
} from './client.ts';
import { sampleCatalogue } from './sample-catalogue.fixture.ts';

const faq = (answer: string) => ({
  title: 'Vos questions',
  items: [{ id: 'a', question: 'Et ?', answer }],
});
const files: Partial<Record<ContentCall, unknown>> = {
  'box-comparator': sampleCatalogue,
  'home/faq': faq('Du fichier, dès {boxes.smallestPrice} chez {product}.'),
};

let log: ContentLogLine[];
let copies: Map<ContentCall, unknown>;

beforeEach(() => {
  log = [];
  copies = new Map();
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

function clientOf(
  answer: (address: string, init: RequestInit) => Promise<Response>,
  serviceUrl: string | null = 'https://contenus.exemple.fr',
) {
  const fetch = vi.fn<(input: string | URL | Request, init?: RequestInit) => Promise<Response>>(
    (input, init) => answer(String(input), init ?? {}),
  );
  const client = createContentClient({
    brand: DEFAULT_BRAND,
    serviceUrl,
    fetch,
    readStatic: async (call) => files[call] ?? Promise.reject(new Error(`no file ${call}`)),
    lastGood: { get: (call) => copies.get(call), set: (call, json) => void copies.set(call, json) },
    log: (line) => log.push(line),
  });
  return { client, fetch };
}

const answerOf = async ({ items }: { items: { answer: string }[] }) => items[0]?.answer;
const serving = (home: unknown) => async (address: string) =>
  Response.json(address.endsWith('/api/home/faq') ? home : sampleCatalogue);

describe('content without a service', () => {
  test('comes from the files, with brand and figures filled', async () => {
    const { client, fetch } = clientOf(() => Promise.reject(new Error('not called')), null);
    expect(await answerOf(await client.read('home/faq'))).toBe(
      'Du fichier, dès 19,99\u00a0€ chez Free.',
    );
    expect(fetch).not.toHaveBeenCalled();
  });

  test('names the file and the field that is wrong', async () => {
    const { client } = clientOf(() => Promise.reject(new Error('not called')), null);
    files['boxes/pop/faq'] = { title: 'Q', items: [{ id: 'a', question: 'Et ?' }] };
    await expect(client.read('boxes/pop/faq')).rejects.toThrow(
      /content\/boxes\/pop\/faq\.json: items\.0\.answer: Invalid input: expected string/,
    );
    files['boxes/pop/faq'] = faq('{pop.prix}');
    await expect(client.read('boxes/pop/faq')).rejects.toThrow(InvalidContentError);
    await expect(client.read('boxes/pop/faq')).rejects.toThrow('unknown token {pop.prix}');
    files['boxes/pop/faq'] = 'Vos questions';
    await expect(client.read('boxes/pop/faq')).rejects.toThrow(
      /content\/boxes\/pop\/faq\.json: \(root\): ./,
    );
  });

  test('names what a life says that cannot be read, and lets other faults through', async () => {
    const { client } = clientOf(() => Promise.reject(new Error('not called')), null);
    files['boxes/pop/faq'] = { ...faq('a'), items: [{ ...faq('a').items[0], from: 'demain' }] };
    const wrong = client.read('boxes/pop/faq');
    await expect(wrong).rejects.toThrow(InvalidContentError);
    await expect(wrong).rejects.toMatchObject({ name: 'InvalidContentError' });
    const tokens = new Map();
    vi.spyOn(tokens, 'get').mockImplementation(() => {
      throw new TypeError('ours');
    });
    expect(() => validContent('home/faq', faq('{a.b}'), DEFAULT_BRAND, tokens)).toThrow(TypeError);
  });

  test('is also read as it was written', async () => {
    const { client } = clientOf(() => Promise.reject(new Error('not called')), null);
    expect(await client.readWritten('home/faq')).toBe(files['home/faq']);
  });
});

describe('content from a service', () => {
  test('is asked at /api/<call> and kept as the last good copy', async () => {
    const { client, fetch } = clientOf(serving(faq('Du service, dès {pop.price}.')));
    expect(await answerOf(await client.read('home/faq'))).toBe('Du service, dès 29,99\u00a0€.');
    expect(fetch).toHaveBeenCalledWith(
      'https://contenus.exemple.fr/api/home/faq',
      expect.objectContaining({ headers: { accept: 'application/json' } }),
    );
    expect(copies.has('home/faq')).toBe(true);
    expect(log).toEqual([]);
  });

  const faults: [string, () => Promise<Response>][] = [
    ['refuses', () => Promise.reject(new Error('ECONNREFUSED'))],
    ['answers 500', async () => new Response('non', { status: 500 })],
    ['answers HTML', async () => new Response('<html></html>')],
    ['is cut short', async () => new Response('{"title": "Vos')],
    ['answers with garbage bytes', async () => new Response(new Uint8Array([0xff, 0xfe, 0x00]))],
    ['answers too much', async () => new Response(tooLong())],
    ['redirects', () => Promise.reject(new TypeError('unexpected redirect'))],
  ];

  test.each(faults)(
    'that %s gives way to the last good copy, then to the file',
    async (_, fault) => {
      const { client } = clientOf(fault);
      expect(await answerOf(await client.read('home/faq'))).toContain('Du fichier');
      copies.set('home/faq', faq('De la copie.'));
      expect(await answerOf(await client.read('home/faq'))).toBe('De la copie.');
      expect(log).toHaveLength(1);
      expect(log[0]?.event).toBe('content service failed');
    },
  );

  test('whose answer breaks the schema is refused once, the copy stays', async () => {
    copies.set('home/faq', faq('De la copie.'));
    const { client } = clientOf(serving({ title: 'Q', items: [] }));
    await client.read('home/faq');
    expect(await answerOf(await client.read('home/faq'))).toBe('De la copie.');
    expect(copies.get('home/faq')).toEqual(faq('De la copie.'));
    expect(log).toEqual([expect.objectContaining({ event: 'content refused', call: 'home/faq' })]);
  });

  test('whose answer was refused is told of again after a good one', async () => {
    let home: unknown = { title: 'Q', items: [] };
    const { client } = clientOf((address) => serving(home)(address));
    await client.read('home/faq');
    home = faq('Mieux.');
    await client.read('home/faq');
    home = { title: 'Q', items: [] };
    await client.read('home/faq');
    expect(log.map(({ event }) => event)).toEqual(['content refused', 'content refused']);
  });

  test('whose copy is refused gives way to the file, and that is told', async () => {
    copies.set('home/faq', { title: 'Q', items: [] });
    const { client } = clientOf(() => Promise.reject(new Error('down')));
    expect(await answerOf(await client.read('home/faq'))).toContain('Du fichier');
    expect(log).toContainEqual(
      expect.objectContaining({ event: 'content refused', call: 'home/faq' }),
    );
  });

  test('is asked once for the offers, which need no others', async () => {
    const { client, fetch } = clientOf(serving(faq('ok')));
    await client.read('box-comparator');
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('is left alone for a while after failures, then asked again', async () => {
    let down = true;
    const { client, fetch } = clientOf(async (address) =>
      down ? Promise.reject(new Error('down')) : serving(faq('De retour.'))(address),
    );
    for (let i = 0; i < 10; i += 1) await client.read('home/faq');
    const callsWhileDown = fetch.mock.calls.length;
    expect(callsWhileDown).toBe(2);

    down = false;
    vi.setSystemTime(Date.now() + 31_000);
    expect(await answerOf(await client.read('home/faq'))).toBe('De retour.');
    expect(log.map(({ event }) => event)).toEqual([
      'content service failed',
      'content service answers again',
    ]);
  });

  test('is given 4.5 s for what a page needs and 2 s for the rest', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const { client } = clientOf(serving(faq('ok')));
    await client.read('home/faq');
    await client.read('home/faq', { urgency: 'rest' });
    await client.readWritten('box-comparator');
    expect(TIMEOUT_MS).toEqual({ page: 4500, rest: 2000 });
    expect(timeout.mock.calls.map(([ms]) => ms)).toEqual([4500, 4500, 2000, 2000, 4500]);
  });
});

function tooLong(): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536).fill(0x20));
      if (sent > 2 * MAX_ANSWER_BYTES) controller.close();
    },
  });
}
