import { run, type Step } from '../support/steps.ts';

/** Format, lint, types and dead code: what a machine can say without running anything. */
export const checks: readonly Step[] = [
  {
    name: 'types (site)',
    command: ['astro', 'check', '--root', 'apps/site', '--minimumSeverity', 'hint'],
    names: /\b(error|warning|hint)\b.*ts\(\d+\)|^- \d+ errors?/,
    // Both write the types of the site's content.
    after: ['build'],
  },
  { name: 'format', command: ['prettier', '--check', '.', '--log-level', 'warn'] },
  { name: 'types (tools)', command: ['tsc', '-p', '.'] },
  { name: 'types (server)', command: ['tsc', '-p', 'apps/server'] },
  { name: 'types (domain)', command: ['tsc', '-p', 'packages/domain'] },
  { name: 'types (geo)', command: ['tsc', '-p', 'packages/geo'] },
  { name: 'dead code', command: ['knip', '--no-config-hints'] },
  // What only stories and tests use is no part of the product.
  {
    name: 'product files without a page',
    command: ['knip', '--production', '--include', 'files', '--no-config-hints'],
  },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
];

if (import.meta.main) process.exitCode = await run([checks]);
