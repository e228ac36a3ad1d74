import { run, type Step } from '../support/steps.ts';

/** TypeScript 7, the native one: a seventh of the processor time of 6, which Astro's checker still needs. */
const types = (name: string, folder: string, after: readonly string[] = []): Step => ({
  name: `types (${name})`,
  // One thread: beside other checks, more only get in each other's way.
  command: ['node', 'node_modules/typescript-7/bin/tsc', '-p', folder, '--singleThreaded'],
  after,
});

/** Format, lint, types and dead code: what a machine can say without running anything. */
export const checks: readonly Step[] = [
  {
    name: 'types (pages)',
    command: [
      'astro',
      'check',
      '--root',
      'apps/site',
      '--tsconfig',
      'tsconfig.pages.json',
      '--minimumSeverity',
      'hint',
    ],
    names: /\b(error|warning|hint)\b.*ts\(\d+\)|^- \d+ errors?/,
    // Both write the types of the site's content.
    after: ['build'],
  },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  // Astro's checker writes types that it reads.
  types('site', 'apps/site', ['types (pages)']),
  types('tools', '.'),
  types('server', 'apps/server'),
  types('domain', 'packages/domain'),
  types('geo', 'packages/geo'),
  { name: 'dead code', command: ['knip', '--no-config-hints'] },
  // What only stories and tests use is no part of the product.
  {
    name: 'product files without a page',
    command: ['knip', '--production', '--include', 'files', '--no-config-hints'],
  },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
];

if (import.meta.main) process.exitCode = await run([checks]);
