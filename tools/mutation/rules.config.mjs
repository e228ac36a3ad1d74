import { optionsOf } from './options.mjs';

export default optionsOf('rules', {
  mutate: [
    'packages/domain/src/**/*.ts',
    // Data and schemas: what they say is content, held by content's own tests.
    '!packages/domain/src/{routes,page-sections,picture-manifest,storage-keys}.ts',
    '!packages/domain/src/content/**',
    'packages/domain/src/content/{client,issues,life,photos,problems}.ts',
    'packages/domain/src/content/rules/*.ts',
    '!packages/domain/src/consent/vendors.ts',
  ],
  // Pure functions, judged by the tests beside them.
  tests: { include: ['packages/domain/src/**/*.test.ts'], isEachSurvivorLoadedAnew: true },
});
