import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where Chrome or Chromium usually lives. */
const USUAL_PLACES = [
  process.env['CHROME_PATH'] ?? '',
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

/** An installed browser, else Playwright's own, else Debian's package when we may install it. */
export function ensureBrowser(): string {
  const installed = installedBrowser();
  if (installed) return installed;
  console.log('No browser found: trying Playwright’s…');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 120_000 });
  if (!installedBrowser() && process.getuid?.() === 0) {
    console.log('Installing Debian’s chromium…');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' });
  }
  const found = installedBrowser();
  if (!found) throw new Error('No browser: install Chrome or Chromium, or set CHROME_PATH');
  return found;
}
