/**
 * `npm run mutation` changes the rules one token at a time and says which changes no test notices:
 * first those of the domain, by its own tests alone, then what the server keeps and decides.
 * Incremental: what did not change since the last run is not tried again. One of both, some files alone:
 *
 *     npm run mutation -- rules --mutate packages/domain/src/price.ts
 *
 * @param {'rules' | 'server'} name
 * @param {readonly string[]} mutate
 * @returns {import('@stryker-mutator/core').PartialStrykerOptions}
 */
export const optionsOf = (name, mutate) => ({
  testRunner: 'vitest',
  vitest: { configFile: `tools/mutation/vitest.${name}.config.ts` },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [...mutate, '!**/*.{test,fixture}.ts'],
  // The whole tree but what no test of these reads.
  ignorePatterns: [
    'var',
    'dist',
    'storybook-static',
    'test-results',
    'screenshots',
    'apps/site/public',
    'assets/masters',
    'docs',
    'tools/bench',
  ],
  tempDirName: `var/mutation/${name}`,
  incremental: true,
  incrementalFile: `var/mutation/${name}.json`,
  reporters: ['clear-text', 'progress-append-only', 'html'],
  clearTextReporter: { reportTests: false, allowColor: false },
  htmlReporter: { fileName: `var/mutation/${name}.html` },
  thresholds: { high: 90, low: 85, break: 85 },
  disableTypeChecks: false,
  timeoutMS: 5_000,
  // A busy machine is slow, not wrong.
  dryRunTimeoutMinutes: 30,
});
