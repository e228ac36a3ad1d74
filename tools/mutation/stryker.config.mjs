/**
 * `npm run mutation` changes the rules one token at a time and says which changes no test notices.
 * Incremental: what did not change since the last run is not tried again. Name files to try some alone:
 *
 *     npm run mutation -- --mutate packages/domain/src/price.ts
 *
 * @type {import('@stryker-mutator/core').PartialStrykerOptions}
 */
const options = {
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [
    'packages/domain/src/**/*.ts',
    // Data and schemas: what they say is content, held by content's own tests.
    '!packages/domain/src/{routes,picture-manifest,config,storage-keys,companion-apps}.ts',
    '!packages/domain/src/content/**',
    '!packages/domain/src/consent/{vendors,vendor-ids}.ts',
    'apps/server/src/{forms,store}/**/*.ts',
    '!apps/server/src/store/migrations.ts',
    'apps/server/src/routes/consent.ts',
    'apps/server/src/cli/{draw,submissions}.ts',
    '!**/*.{test,fixture}.ts',
  ],
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
  tempDirName: 'var/mutation/sandbox',
  incremental: true,
  incrementalFile: 'var/mutation/incremental.json',
  reporters: ['clear-text', 'progress-append-only', 'html'],
  clearTextReporter: { reportTests: false, allowColor: false },
  htmlReporter: { fileName: 'var/mutation/report.html' },
  thresholds: { high: 90, low: 85, break: 85 },
  disableTypeChecks: false,
  timeoutMS: 5_000,
};
export default options;
