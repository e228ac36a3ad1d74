import { parseArgs } from 'node:util';
import { run, type Step, type Steps } from '../support/steps.ts';
import { checks } from './check.ts';

/**
 * The whole proof: everything a change must pass before it lands.
 *
 *     npm test
 *     npm test -- tests build        some steps, by name
 *     npm test -- --limit 60 tests   which must be done within a minute
 */
const release = { VAR_FOLDER: 'var/test' };
/** Beside the checks, which need neither. */
const machine: Step = {
  name: 'browser and Java',
  command: ['node', 'tools/commands/machine.ts'],
  isWaiting: true,
};
const NEED_MACHINE: ReadonlySet<string> = new Set(['html', 'browser tests']);
const proof: Steps = [
  // Each needs about one core; what others wait for comes first.
  [
    {
      name: 'build',
      command: ['node', 'tools/commands/build.ts'],
      // As the browser tests' server is configured (playwright.config.ts).
      env: { ...release, PARTNER_TRACKING_ENABLED: 'true' },
    },
    machine,
    ...checks,
    { name: 'stories', command: ['node', 'tools/commands/storybook.ts', 'build', '--test'] },
    judge('html', machine.name),
    judge('budgets'),
    judge('spelling'),
  ],
  { name: 'tests', command: ['vitest', 'run'], names: /^FAIL |^Error: |Unhandled|timed out/ },
  {
    name: 'browser tests',
    command: ['playwright', 'test'],
    names: /^(\[\S+\] › )?\S+\.spec\.ts:\d+:\d+ › .*[^)]$|^\d+ (failed|flaky|did not run)/,
    limitSeconds: 55 * 60,
  },
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { limit: { type: 'string' } },
});
const steps = chosen(positionals, values.limit === undefined ? {} : { limit: values.limit });
process.exitCode = await run(steps);

/** What is said of the built pages without a browser. */
function judge(name: string, ...needed: string[]): Step {
  const command = ['node', `tools/commands/${name}.ts`] as const;
  return { name, command, env: release, after: ['build', ...needed] };
}

function chosen(names: readonly string[], { limit }: { limit?: string }): Steps {
  const known = proof.flatMap((step) => nameOf(step));
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`No step is called ${unknown.join(', ')}. They are: ${known.join(', ')}.`);
  const wanted = names.some((name) => NEED_MACHINE.has(name)) ? [machine.name, ...names] : names;
  return proof.flatMap((step) => {
    const group = ('name' in step ? [step] : step)
      .filter(({ name }) => names.length === 0 || wanted.includes(name))
      .map((one) => (limit === undefined ? one : { ...one, limitSeconds: Number(limit) }));
    return group.length === 0 ? [] : [group];
  });
}

function nameOf(step: Steps[number]): string[] {
  return 'name' in step ? [step.name] : step.map(({ name }) => name);
}
