import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS, installedBrowser } from './scripts/browser.ts';

const port = Number(process.env['E2E_PORT'] ?? 4390);
const executablePath = installedBrowser();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    trace: 'retain-on-failure',
    launchOptions: { args: BROWSER_ARGUMENTS, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: 'node scripts/serve-for-tests.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/ready`,
    timeout: 60_000,
    reuseExistingServer: false,
  },
});
