import { chromium, devices, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../support/browser.ts';
import { loadEnvironment } from '../../apps/site/environment.ts';
import { fail } from '../support/fail.ts';
import { publish, varFolder } from '../support/release.ts';
import { busyShare, median } from './support/machine.ts';
import { record } from './support/record.ts';
import { startOurs } from './support/servers.ts';

/**
 * How long the menu takes to answer the first tap on a phone four times slower than this machine,
 * while the page's scripts are still on their way: from the finger down until the frame that shows it.
 */
const ROUNDS = 9;
const SLOWDOWN = 4;
const BAR_MS = 200;
const PORT = Number(process.env['BENCH_PORT'] ?? 4390);
const PAGE = '/freebox/freebox-ultra/';

loadEnvironment();
await measure().catch(fail);

async function measure(): Promise<void> {
  await publish({ say: console.log });
  const server = await startOurs(PORT, varFolder(), { env: { LOG_LEVEL: 'error' } });
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...BROWSER_ARGUMENTS],
  });
  const delays: number[] = [];
  const busy: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      busy.push(await busyShare());
      const context = await browser.newContext({ ...devices['Pixel 7'] });
      delays.push(await tapOnce(await context.newPage(), `${server.origin}${PAGE}`));
      await context.close();
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  record(import.meta.filename, {
    title: 'The first tap on the menu',
    how: `From the finger down until the frame that shows the menu, processor slowed down ${SLOWDOWN} times, no script answered yet, median of ${ROUNDS}.`,
    figures: [{ name: 'first tap', value: median(delays), unit: 'ms', atMost: BAR_MS }],
    busy,
  });
}

async function tapOnce(page: Page, url: string): Promise<number> {
  await page.route(/\.js$/, () => {
    // Never answered: the script is still on its way.
  });
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url, { waitUntil: 'commit' });
  const burger = page.getByRole('button', { name: 'Menu', exact: true });
  await burger.waitFor();
  const delay = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let tapped = 0;
        addEventListener('pointerdown', () => (tapped ||= performance.now()), true);
        document
          .querySelector('[data-menu]')
          ?.addEventListener('toggle', () =>
            requestAnimationFrame(() => resolve(performance.now() - tapped)),
          );
      }),
  );
  await burger.tap();
  return delay;
}
