// How long a keystroke takes in the channel list, on a processor slowed down four times: from the
// input event until the list is filtered and laid out (painting comes on top), with the page's own
// script and rows. The bar: 50 ms at 1,000 channels, and no worse than linear to 5,000.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../support/browser.ts';
import { root } from '../support/root.ts';
import { busyShare } from './support/machine.ts';
import { record } from './support/record.ts';

const SIZES = [1000, 2000, 5000];
const SLOWDOWN = 4;
const BAR_MS = 50;
/** Each keystroke is typed this often and its best time kept: other programs' noise is not ours. */
const ROUNDS = 7;
/** A spell with a typing error, so that the slow path is measured too. */
const TYPED = ['national geografic', 'l equipe', 'canal plus sprot', 'zzzzzzzz'];

type Row = { number: number; name: string; category: string };

const { channels } = JSON.parse(
  readFileSync(join(root, 'content', 'tv', 'channels.json'), 'utf8'),
) as { channels: Row[] };

const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: [...BROWSER_ARGUMENTS],
});
const script = await bundle();
const busy: number[] = [];
const medians: number[] = [];
console.log(`channels  median ms  p95 ms  (${SLOWDOWN}× slower processor)`);
for (const size of SIZES) {
  busy.push(await busyShare());
  const page = await browser.newPage();
  await page.setContent(listOf(size));
  await page.addScriptTag({ content: script });
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times = (await keystrokes(page)).toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  medians.push(at(0.5));
  console.log(
    `${String(size).padStart(8)}  ${at(0.5).toFixed(1).padStart(9)}  ${at(0.95).toFixed(1).padStart(6)}`,
  );
  await page.close();
}
await browser.close();
const [first = 0] = medians;
const growth = (medians.at(-1) ?? 0) / first;
record(import.meta.filename, {
  title: 'A keystroke in the channel list',
  how: `From the input event until the list is filtered and laid out, processor slowed down ${SLOWDOWN} times, best of ${ROUNDS} for each keystroke.`,
  figures: [
    { name: '1,000 channels: median', value: first, unit: 'ms', atMost: BAR_MS },
    { name: '5,000 channels over 1,000', value: growth, unit: '×', atMost: 5 },
  ],
  charts: [
    {
      title: 'Median keystroke',
      unit: 'ms',
      bars: SIZES.map((size, index) => ({
        label: `${size} channels`,
        value: medians[index] ?? Number.NaN,
      })),
    },
  ],
  busy,
});

/** Types letter by letter; each answer is the time until the list is filtered and laid out. */
function keystrokes(page: Page): Promise<number[]> {
  return page.evaluate(
    ({ words, rounds }) => {
      const input = document.querySelector<HTMLInputElement>('input');
      const results = document.querySelector<HTMLElement>('[data-channels-results]');
      const best = new Map<string, number>();
      for (let round = 0; round < rounds; round += 1)
        for (const word of words)
          for (let length = 1; length <= word.length; length += 1) {
            if (!input || !results) continue;
            const typed = word.slice(0, length);
            input.value = typed;
            const started = performance.now();
            input.dispatchEvent(new Event('input', { bubbles: true }));
            results.getBoundingClientRect();
            const time = performance.now() - started;
            best.set(typed, Math.min(best.get(typed) ?? Infinity, time));
          }
      return [...best.values()];
    },
    { words: TYPED, rounds: ROUNDS },
  );
}

/** The page's markup, as many times as it takes. */
function listOf(size: number): string {
  const rows = Array.from({ length: size }, (_, position) => {
    const { name } = channels[position % channels.length] ?? { name: '' };
    const copy = Math.floor(position / channels.length);
    return `<li data-in="pop ultra"><span>${position + 1}</span><b>${name}${copy ? ` ${copy}` : ''}</b><i><span>HD</span></i><p><em>Incluse</em></p></li>`;
  });
  // As ChannelList.module.css has it.
  const style =
    '[data-channels-results] > li { content-visibility: auto; contain-intrinsic-size: auto 3.5rem; }';
  return `<style>${style}</style><div data-channels><form data-channels-form><input type="search" name="q"></form><p data-channels-count></p><div data-channels-empty hidden><p data-channels-advice></p></div><ul data-channels-results hidden></ul><div data-channels-more hidden><button>Plus</button></div><div data-channels-all><section data-category="tout"><h2><span data-count></span></h2><ul>${rows.join('')}</ul></section></div></div>`;
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: join(root, 'apps', 'site'),
    build: {
      write: false,
      lib: {
        entry: join(root, 'apps', 'site', 'src', 'browser', 'channel-list.ts'),
        formats: ['iife'],
        name: 'list',
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('nothing was built');
  return `${output.output[0].code};list.startChannelList();`;
}
