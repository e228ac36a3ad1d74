import { install } from '../support/install.ts';
import { run } from '../support/steps.ts';

/** Which changes of a rule would no test notice? See tools/mutation/options.mjs. */
const HOURS = 60 * 60;
const [first = '', ...others] = process.argv.slice(2).map(codeOnly);
install('tools/mutation');
const NAMES = ['rules', 'server', 'postgres'];
const isNamed = NAMES.includes(first);
process.exitCode = await run(
  (isNamed ? [first] : NAMES).map((name) => ({
    name: `mutation (${name})`,
    command: [
      'tools/mutation/node_modules/.bin/stryker',
      'run',
      `tools/mutation/${name}.config.mjs`,
      ...(isNamed || !first ? others : [first, ...others]),
    ] as const,
    limitSeconds: 6 * HOURS,
  })),
);

/** Files that are named by hand (`--mutate …/consent/*.ts`) are code too: a test has no test of its own. */
function codeOnly(value: string, index: number, all: readonly string[]): string {
  return all[index - 1] === '--mutate' ? `${value},!**/*.test.ts,!**/*.fixture.ts` : value;
}
