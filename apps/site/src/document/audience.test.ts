import { EVENTS_PER_REQUEST } from '@vitrine/domain/audience/event-names';
import { NOT_COUNTED_KEY } from '@vitrine/domain/storage-keys';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('./vitals.ts', () => ({ measureVitals: () => undefined }));

const sent = vi.fn<(address: string, body: string) => boolean>(() => true);

beforeEach(() => {
  vi.resetModules();
  sent.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: sent, configurable: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const names = () =>
  sent.mock.calls.flatMap(([, body]) => (JSON.parse(body) as { n: string }[]).map(({ n }) => n));

async function openPage() {
  const { startAudience } = await import('./audience.ts');
  const { countEvent } = await import('./tracking.ts');
  startAudience();
  return {
    use: () => countEvent('menu > ouvrir'),
    leave: () => dispatchEvent(new Event('pagehide')),
  };
}

test('the page seen and what is used on it are sent once it is there, at the latest when one leaves', async () => {
  const page = await openPage();
  await vi.waitFor(() => expect(names()).toEqual(['pageview']));
  page.use();
  page.leave();
  expect(names()).toEqual(['pageview', 'action']);
});

test('what is more than one request may hold leaves in several', async () => {
  const page = await openPage();
  for (let used = 0; used < 2 * EVENTS_PER_REQUEST; used += 1) page.use();
  page.leave();
  expect(names()).toHaveLength(2 * EVENTS_PER_REQUEST + 1);
  for (const [, body] of sent.mock.calls)
    expect((JSON.parse(body) as unknown[]).length).toBeLessThanOrEqual(EVENTS_PER_REQUEST);
});

test('whoever asks not to be counted is not, on the page where they ask neither', async () => {
  const page = await openPage();
  await vi.waitFor(() => expect(names()).toEqual(['pageview']));
  page.use();
  localStorage.setItem(NOT_COUNTED_KEY, 'oui');
  page.use();
  page.leave();
  expect(names()).toEqual(['pageview']);
});

test('whoever could not be remembered to say no is not counted', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const page = await openPage();
  page.use();
  page.leave();
  expect(names()).toEqual([]);
});
