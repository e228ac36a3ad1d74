import { run } from '../support/steps.ts';

/** Which changes of a rule would no test notice? See tools/mutation/options.mjs. */
const HOURS = 60 * 60;
const [first = '', ...others] = process.argv.slice(2);
const isNamed = ['rules', 'server'].includes(first);
process.exitCode = await run(
  (isNamed ? [first] : ['rules', 'server']).map((name) => ({
    name: `mutation (${name})`,
    command: [
      'stryker',
      'run',
      `tools/mutation/${name}.config.mjs`,
      ...(isNamed ? others : process.argv.slice(2)),
    ] as const,
    limitSeconds: 6 * HOURS,
  })),
);
