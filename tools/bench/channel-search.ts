import type { Page } from '@playwright/test';
import { fail } from '../support/fail.ts';
import { record } from './support/record.ts';
import { onSlowPhone, SLOWDOWN, slowDown } from './support/slow-phone.ts';

/**
 * How long a letter typed in the channel list keeps a visitor waiting, on a phone four times slower than
 * this machine: from the key to the next frame, and to the frame that shows what it finds. The real page;
 * what it fetches has as many channels as asked.
 */
const SIZES = [1000, 2000, 5000];
const BAR_MS = 100;
/** With a typing error, so that the slow path is measured too. */
const TYPED = ['national geografic', 'l equipe', 'canal plus sprot', 'zzzzzzzz'];
const PAGE = '/freebox/free-tv/liste-chaines/';

type Guide = { channels: { number: number; name: string }[] };
type Times = { frame: number[]; answer: number[] };

await measure().catch(fail);

async function measure(): Promise<void> {
  const found: { size: number; frame: number; worst: number; answer: number }[] = [];
  const busy = await onSlowPhone(async ({ visit }) => {
    for (const size of SIZES) {
      const { frame, answer } = await visit((page) => typeIn(page, size));
      found.push({
        size,
        frame: at(frame, 0.5),
        worst: at(frame, 0.98),
        answer: at(answer, 0.5),
      });
      console.log(found.at(-1));
    }
  });
  const [first] = found;
  const last = found.at(-1);
  if (!first || !last) throw new Error('nothing was measured');
  record(import.meta.filename, {
    title: 'A letter typed in the channel list',
    how: `From the key to the next frame, and to the frame that shows what it finds, processor slowed down ${SLOWDOWN} times.`,
    figures: [
      {
        name: '1,000 channels: next frame, median',
        value: first.frame,
        unit: 'ms',
        atMost: BAR_MS,
      },
      { name: '1,000 channels: next frame, worst', value: first.worst, unit: 'ms', atMost: BAR_MS },
      { name: '1,000 channels: answer, median', value: first.answer, unit: 'ms' },
      { name: '5,000 over 1,000: answer', value: last.answer / first.answer, unit: '×', atMost: 5 },
    ],
    charts: [
      {
        title: 'Median answer to a letter',
        unit: 'ms',
        bars: found.map(({ size, answer }) => ({ label: `${size} channels`, value: answer })),
      },
    ],
    busy,
  });
}

async function typeIn(page: Page, size: number): Promise<Times> {
  await page.route('**/chaines.json', async (route) => {
    const guide = (await (await route.fetch()).json()) as Guide;
    await route.fulfill({ json: { ...guide, channels: enough(guide.channels, size) } });
  });
  await page.goto(PAGE);
  const search = page.getByRole('searchbox', { name: 'Chercher une chaîne' });
  await search.fill('tf1');
  await page.getByRole('list', { name: 'Chaînes trouvées' }).waitFor();
  await slowDown(page);
  await page.evaluate(watchLetters);
  for (const word of TYPED) {
    await search.fill('');
    for (const letter of word) {
      await search.press(letter === ' ' ? 'Space' : letter);
      // The next letter comes when this one is answered: what is timed is one letter.
      await page.waitForFunction(() => document.documentElement.dataset['answered'] === '');
    }
  }
  return page.evaluate(() => (window as unknown as { letters: Times }).letters);
}

/** Runs in the page: times each letter to the next frame, and to the frame after the list changed. */
function watchLetters(): void {
  const letters: Times = { frame: [], answer: [] };
  (window as unknown as { letters: Times }).letters = letters;
  const page = document.documentElement;
  /** After the frame is drawn. */
  const drawn = (act: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', act, { once: true });
      port1.start();
      port2.postMessage(null);
    });
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      delete page.dataset['answered'];
      drawn(() => {
        letters.frame.push(performance.now() - timeStamp);
        // React answers in its own time, right after: once it has nothing more to do.
        requestIdleCallback(() => {
          letters.answer.push(performance.now() - timeStamp);
          page.dataset['answered'] = '';
        });
      });
    },
    true,
  );
}

/** The real channels, as many times as it takes. */
function enough(channels: Guide['channels'], size: number): Guide['channels'] {
  return Array.from({ length: size }, (_, position) => {
    const channel = channels[position % channels.length];
    const copy = Math.floor(position / channels.length);
    if (!channel) throw new Error('no channel');
    return copy === 0
      ? channel
      : { ...channel, number: channel.number + copy * 10_000, name: `${channel.name} ${copy}` };
  });
}

function at(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
}
