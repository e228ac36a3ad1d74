import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { mailPortsOf } from './e2e/support/mail-ports.ts';
import { STAFF_TOKEN } from './e2e/support/staff-token.ts';
import { BROWSER_ARGUMENTS, installedBrowser } from './tools/support/browser.ts';

const port = Number(process.env['E2E_PORT'] ?? 4390);
const origin = `http://localhost:${port}`;
const mailPorts = mailPortsOf(port);
const executablePath = installedBrowser();

/** No renderer in reserve: beside the page's own, each test would start one that it never uses. */
const ONE_RENDERER = '--renderer-process-limit=1';

/**
 * A test sees a page's script run for a second or two: compiling it better, and on other threads, costs more
 * than the better code saves. With both, the browser tests take a fifth more of two full cores.
 */
const PLAIN_SCRIPT = '--js-flags=--max-opt=1 --single-threaded';

/** Partners have servers of their own: none is reached from a test. */
const NO_OTHER_SITE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

// The runner ends its servers when it is interrupted, not when it is asked to end: it is told both alike.
if (process.env['TEST_WORKER_INDEX'] === undefined)
  process.once('SIGTERM', () => process.kill(process.pid, 'SIGINT'));

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // No more: a typeface that comes late moves words by a hair, which a test of layout shifts sees.
  workers: availableParallelism(),
  forbidOnly: true,
  // A test that passes when tried again is a fault of the test, or of the product.
  retries: 0,
  // A machine whose processor is lent to others may be ten times as slow: slow is not wrong.
  timeout: 300_000,
  expect: { timeout: process.env['CI'] ? 30_000 : 5_000 },
  reporter: [['list']],
  use: {
    baseURL: origin,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // A worker's tests share one window, emptied between two: opening one costs as much as a third of a page.
    reuseContext: true,
    // Recording costs a third of the run: ask with --trace on.
    trace: 'off',
    launchOptions: {
      args: [...BROWSER_ARGUMENTS, ONE_RENDERER, PLAIN_SCRIPT, NO_OTHER_SITE],
      ...(executablePath && { executablePath }),
    },
  },
  webServer: [
    {
      command: 'node e2e/support/mail-server.ts',
      env: { PORT: String(mailPorts.http), SMTP_PORT: String(mailPorts.smtp) },
      url: `http://localhost:${mailPorts.http}/`,
      reuseExistingServer: false,
    },
    {
      // The real thing, on a release and a store of its own.
      command: 'node tools/commands/start.ts --publish',
      env: {
        PORT: String(port),
        SMTP_URL: `smtp://localhost:${mailPorts.smtp}?ignoreTLS=true`,
        STAFF_MAIL: '*=equipe@exemple.fr',
        STAFF_TOKEN,
        VAR_FOLDER: join(import.meta.dirname, 'var', 'test'),
        // Partners may be loaded: what must not load them is the visitor's choice, not the configuration.
        PARTNER_TRACKING_ENABLED: 'true',
        // All tests are one household, whose proofs of work get harder as its forms are opened: sixteen
        // times the usual work takes a busy machine longer than any test waits for an answer.
        CAPTCHA_TRIES: '10',
      },
      url: `${origin}/ready`,
      timeout: 600_000,
      reuseExistingServer: false,
    },
  ],
});
