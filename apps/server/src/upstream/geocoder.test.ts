import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startFakeGeocoder } from '../testing/fake-geocoder.ts';
import type { FakeMode } from '../testing/fake-service.ts';
import { createGeocoder } from './geocoder.ts';

const query = { q: '4 rue Victor Hugo Saint-Étienne', autocomplete: true, limit: 5 };

async function start(mode: FakeMode) {
  const fake = await startFakeGeocoder();
  onTestFinished(fake.close);
  fake.mode = mode;
  const lines: string[] = [];
  const geocoder = createGeocoder({
    url: fake.url,
    log: (line) => lines.push(JSON.stringify(line)),
  });
  return { fake, lines, geocoder };
}

describe('the geocoder', () => {
  test('answers with the addresses found upstream', async () => {
    const { geocoder } = await start('answers');
    const [first] = (await geocoder.search(query)) ?? [];
    expect(first?.properties).toMatchObject({ citycode: '42218', type: 'housenumber' });
  });

  test.each<FakeMode>(['refuses', 'slow', 'busy', 'garbage', 'html', 'fails'])(
    'gives no answer, and logs no address, when upstream %s',
    async (mode) => {
      const { geocoder, lines } = await start(mode);
      expect(await geocoder.search(query)).toBeNull();
      expect(lines).toHaveLength(1);
      expect(lines.join()).not.toMatch(/victor|hugo/i);
    },
  );

  test('told to wait, it waits as long as asked and then asks again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { geocoder, fake } = await start('busy');
    await geocoder.search(query);
    await geocoder.search(query);
    expect(fake.queries).toHaveLength(1);

    fake.mode = 'answers';
    vi.setSystemTime(Date.now() + 29_000);
    expect(await geocoder.search(query)).toBeNull();
    vi.setSystemTime(Date.now() + 2_000);
    expect(await geocoder.search(query)).toHaveLength(1);
  });

  test('after three failures in a row upstream is left alone', async () => {
    const { geocoder, fake, lines } = await start('fails');
    for (let count = 0; count < 10; count += 1) await geocoder.search(query);
    expect(fake.queries).toHaveLength(3);
    expect(lines).toHaveLength(1);
  });
});
