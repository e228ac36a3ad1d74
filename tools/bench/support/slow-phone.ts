import { chromium, devices, type BrowserContextOptions, type Page } from '@playwright/test';
import { loadEnvironment } from '../../../apps/site/environment.ts';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../../support/browser.ts';
import { publish, varFolder } from '../../support/release.ts';
import { PORT } from './command.ts';
import { busyShare } from './machine.ts';
import { startOurs } from './servers.ts';

/** How much slower than this machine the phone is. */
export const SLOWDOWN = 4;

type Options = Pick<BrowserContextOptions, 'storageState'>;

export type SlowPhone = {
  readonly origin: string;
  /** Opens a new profile for one measurement; addresses are relative to the site. */
  readonly visit: <T>(measure: (page: Page) => Promise<T>, options?: Options) => Promise<T>;
};

/**
 * Publishes the site as it is, serves it and measures it on a phone. Gives how busy the machine was
 * before each visit.
 */
export async function onSlowPhone(use: (phone: SlowPhone) => Promise<void>): Promise<number[]> {
  loadEnvironment();
  await publish({ say: console.log });
  const server = await startOurs(PORT, varFolder(), { env: { LOG_LEVEL: 'error' } });
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...BROWSER_ARGUMENTS],
  });
  const busy: number[] = [];
  try {
    await use({
      origin: server.origin,
      visit: async (measure, options = {}) => {
        busy.push(await busyShare());
        const context = await browser.newContext({
          ...devices['Pixel 7'],
          baseURL: server.origin,
          ...options,
        });
        try {
          return await measure(await context.newPage());
        } finally {
          await context.close();
        }
      },
    });
  } finally {
    await browser.close();
    await server.stop();
  }
  return busy;
}

/** From here on the page has a phone's processor. */
export const slowDown = (page: Page) => setSlowdown(page, SLOWDOWN);
/** From here on it has this machine's. */
export const atFullSpeed = (page: Page) => setSlowdown(page, 1);

async function setSlowdown(page: Page, rate: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
}
