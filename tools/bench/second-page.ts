import { setTimeout as delay } from 'node:timers/promises';
import { loadEnvironment } from '../../apps/site/environment.ts';
import { openPlainBrowser, type PlainBrowser } from '../../e2e/support/plain-browser.ts';
import { fail } from '../support/fail.ts';
import { publish, varFolder } from '../support/release.ts';
import { asked, PORT } from './support/command.ts';
import { busyShare, median } from './support/machine.ts';
import { record } from './support/record.ts';
import { startOurs } from './support/servers.ts';
import { startSlowLine } from './support/slow-line.ts';
import { SLOWDOWN } from './support/slow-phone.ts';

/**
 * How long the second page of a visit takes beside the same page as the first one: from the click to
 * its largest paint, on a slow line and a slow machine, for visitors who rest on the link before they click.
 *
 *     node tools/bench/second-page.ts [--rounds 5]
 */
const ROUNDS = Number(asked.rounds ?? 5);
const FIRST = '/plan-du-site/';
const POP = '/freebox/freebox-pop/';
const LINK = `main a[href="${POP}"]`;
/** By how long one rests on the link; what is asked of it, as a share of a cold load. */
const INTENTS = [
  { rest: 0, atMost: undefined },
  { rest: 300, atMost: 0.3 },
  { rest: 1_000, atMost: 0.15 },
] as const;

loadEnvironment();
await measure().catch(fail);

async function measure(): Promise<void> {
  await publish({ say: console.log });
  const ours = await startOurs(PORT, varFolder(), { env: { LOG_LEVEL: 'error' } });
  const line = await startSlowLine(PORT + 1, ours);
  const busy: number[] = [];
  const cold: number[] = [];
  const second = new Map<number, number[]>(INTENTS.map(({ rest }) => [rest, []]));
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      busy.push(await busyShare());
      cold.push(await inNewBrowser((browser) => first(browser, line.origin)));
      for (const { rest } of INTENTS)
        second.get(rest)?.push(await inNewBrowser((browser) => next(browser, line.origin, rest)));
      console.log(
        `  ${round + 1}/${ROUNDS}: cold ${cold.at(-1)?.toFixed(0)} ms, ${INTENTS.map(({ rest }) => `after ${rest} ms ${second.get(rest)?.at(-1)?.toFixed(0)} ms`).join(', ')}`,
      );
    }
  } finally {
    await line.stop();
  }
  const share = (rest: number) => median(second.get(rest) ?? []) / median(cold);
  record(import.meta.filename, {
    title: 'The second page',
    how: `The site map, then Freebox Pop: from the click to its largest paint over the same page opened cold, 150 ms there and back and 1.6 Mbit/s for all pages of the browser, processor slowed down ${SLOWDOWN} times, HTTP/1.1 (a browser prerenders nothing behind a certificate that it cannot check), a new profile each time, median of ${ROUNDS}.`,
    figures: INTENTS.map(({ rest, atMost }) => ({
      name: `after ${rest / 1000} s on the link, over cold`,
      value: share(rest),
      unit: '×',
      ...(atMost !== undefined && { atMost }),
    })),
    charts: [
      {
        title: 'Largest paint',
        unit: 'ms',
        bars: [
          { label: 'cold', value: median(cold) },
          ...INTENTS.map(({ rest }) => ({
            label: `after ${rest / 1000} s on the link`,
            value: median(second.get(rest) ?? []),
          })),
        ],
      },
    ],
    busy,
  });
}

async function inNewBrowser(act: (browser: PlainBrowser) => Promise<number>): Promise<number> {
  const browser = await openPlainBrowser({ slowdown: SLOWDOWN });
  try {
    return await act(browser);
  } finally {
    await browser.close();
  }
}

async function first(browser: PlainBrowser, origin: string): Promise<number> {
  await browser.open(origin + POP);
  return largestPaint(browser, POP);
}

async function next(browser: PlainBrowser, origin: string, rest: number): Promise<number> {
  await browser.open(origin + FIRST);
  await largestPaint(browser, FIRST);
  await browser.ask(`document.querySelector(${JSON.stringify(LINK)})?.scrollIntoView()`);
  // The pictures that the scrolling brought: a visitor who looks for the link has seen them.
  await delay(2_000);
  if (rest > 0) {
    await browser.hover(LINK);
    await delay(rest);
  }
  await browser.click(LINK);
  return largestPaint(browser, POP);
}

/** Since the page was asked for, or shown when it was there before; once nothing larger comes. */
async function largestPaint(browser: PlainBrowser, path: string): Promise<number> {
  const deadline = performance.now() + 30_000;
  const isThere = () =>
    browser
      .ask<boolean>(
        `location.pathname === '${path}' && document.readyState === 'complete' && !document.prerendering`,
      )
      .catch(() => false);
  while (!(await isThere())) {
    if (performance.now() > deadline) throw new Error(`${path} is not shown`);
    await delay(50);
  }
  await delay(1_500);
  return browser.ask<number>(`new Promise((resolve) => {
    const [{ activationStart = 0 }] = performance.getEntriesByType('navigation');
    new PerformanceObserver((list) => {
      const largest = list.getEntries().at(-1);
      resolve(Math.max(0, largest.startTime - activationStart));
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  })`);
}
