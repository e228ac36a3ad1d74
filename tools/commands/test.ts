import { ensureBrowser } from '../support/browser.ts';
import { checks } from './check.ts';
import { run } from '../support/steps.ts';

/** The whole proof: everything a change must pass before it lands. */
process.env['CHROME_PATH'] = ensureBrowser();
await run([
  ...checks,
  { name: 'unit, component and store tests', command: ['vitest', 'run'] },
  [
    {
      name: 'build',
      command: ['node', 'tools/commands/build.ts'],
      // As the browser tests' server is configured (playwright.config.ts).
      env: { VAR_FOLDER: 'var/test', PARTNER_TRACKING_ENABLED: 'true' },
    },
    { name: 'stories', command: ['node', 'tools/commands/storybook.ts', 'build'] },
  ],
  [
    {
      name: 'budgets',
      command: ['node', 'tools/commands/budgets.ts'],
      env: { VAR_FOLDER: 'var/test' },
    },
    {
      name: 'spelling',
      command: ['node', 'tools/commands/spelling.ts'],
      env: { VAR_FOLDER: 'var/test' },
    },
  ],
  { name: 'browser tests', command: ['playwright', 'test'] },
]);
