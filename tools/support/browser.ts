import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installFromDebian } from './debian.ts';

/** Chromium without its windows: the same engine, and a test's browser opens in a third of the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Where Chrome or Chromium usually lives. */
const USUAL_PLACES = [
  process.env['CHROME_PATH'] ?? '',
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** No outside connection, no GPU, no first-run page; root (CI) cannot have Chromium's sandbox. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function installedBrowser(): string | null {
  return (
    [...USUAL_PLACES, chromium.executablePath()].find((path) => path && existsSync(path)) ?? null
  );
}

/**
 * An installed browser, else Playwright's own, else Debian's package when we may install it. A CI
 * machine gets Debian's headless shell if it can: minutes less for the browser tests.
 */
export function ensureBrowser(): string {
  if (process.env['CI'] && !existsSync(HEADLESS_SHELL))
    installFromDebian('chromium-headless-shell');
  const installed = installedBrowser();
  if (installed) return installed;
  console.log('No browser found: trying Playwright’s…');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 120_000 });
  if (!installedBrowser()) installFromDebian('chromium');
  const found = installedBrowser();
  if (!found) throw new Error('No browser: install Chrome or Chromium, or set CHROME_PATH');
  return found;
}

/** One that does all that a visitor's does: the headless shell prerenders nothing. */
export function ensureWholeBrowser(): string {
  const found = () =>
    [...USUAL_PLACES, chromium.executablePath()].find(
      (path) => path && !path.includes('headless-shell') && existsSync(path),
    );
  if (!found()) installFromDebian('chromium');
  const browser = found();
  if (!browser) throw new Error('No whole browser: install Chrome or Chromium');
  return browser;
}
