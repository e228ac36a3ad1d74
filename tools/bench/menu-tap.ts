import type { Page } from '@playwright/test';
import { fail } from '../support/fail.ts';
import { median } from './support/machine.ts';
import { record } from './support/record.ts';
import { onSlowPhone, SLOWDOWN, slowDown } from './support/slow-phone.ts';

/**
 * How long the menu takes to answer the first tap on a phone four times slower than this machine,
 * while the page's scripts are still on their way: from the finger down until the frame that shows it.
 */
const ROUNDS = 9;
const BAR_MS = 200;
const PAGE = '/freebox/freebox-ultra/';

await measure().catch(fail);

async function measure(): Promise<void> {
  const delays: number[] = [];
  const busy = await onSlowPhone(async ({ visit }) => {
    for (let round = 0; round < ROUNDS; round += 1) delays.push(await visit(tapOnce));
  });
  record(import.meta.filename, {
    title: 'The first tap on the menu',
    how: `From the finger down until the frame that shows the menu, processor slowed down ${SLOWDOWN} times, no script answered yet, median of ${ROUNDS}.`,
    figures: [{ name: 'first tap', value: median(delays), unit: 'ms', atMost: BAR_MS }],
    busy,
  });
}

async function tapOnce(page: Page): Promise<number> {
  await page.route(/\.js$/, () => {
    // Never answered: the script is still on its way.
  });
  await slowDown(page);
  await page.goto(PAGE, { waitUntil: 'commit' });
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
