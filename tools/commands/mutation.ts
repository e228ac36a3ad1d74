import { run } from '../support/steps.ts';

/** Which changes of a rule would no test notice? See tools/mutation/stryker.config.mjs. */
const HOURS = 60 * 60;
process.exitCode = await run([
  {
    name: 'mutation',
    command: ['stryker', 'run', 'tools/mutation/stryker.config.mjs', ...process.argv.slice(2)],
    limitSeconds: 6 * HOURS,
  },
]);
