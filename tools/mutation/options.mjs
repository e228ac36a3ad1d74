import { fileURLToPath } from 'node:url';

/**
 * `npm run mutation` changes the rules one token at a time and says which changes no test notices:
 * first those of the domain, by its own tests alone, then what the server keeps and decides, then what
 * stores do on PostgreSQL. Incremental: what did not change since the last run is not tried again. One of
 * these, some files alone:
 *
 *     npm run mutation -- rules --mutate packages/domain/src/price.ts
 *
 * @param {'rules' | 'server' | 'postgres'} name
 * @param {{ mutate: readonly string[], tests: object, ignoreStatic?: boolean }} what
 */
export const optionsOf = (name, { mutate, tests, ignoreStatic = false }) => ({
  testRunner: 'one-process',
  plugins: [fileURLToPath(new URL('./runner.mjs', import.meta.url))],
  tests,
  warnings: { unknownOptions: false },
  mutate: [...mutate, '!**/*.{test,fixture}.ts'],
  // What no test of these reads.
  ignorePatterns: ['apps/site', 'assets', 'deploy', 'dist', 'docs', 'e2e', 'tools', 'var'],
  tempDirName: `var/mutation/${name}`,
  incremental: true,
  incrementalFile: `var/mutation/${name}.json`,
  reporters: ['clear-text', 'progress-append-only', 'html'],
  clearTextReporter: { reportTests: false, allowColor: false },
  htmlReporter: { fileName: `var/mutation/${name}.html` },
  thresholds: { high: 90, low: 85, break: 85 },
  disableTypeChecks: false,
  ignoreStatic,
  concurrency: 1,
  timeoutMS: 60_000,
  // A busy machine is slow, not wrong.
  dryRunTimeoutMinutes: 30,
});
