import { optionsOf } from './options.mjs';

export default optionsOf('rules', {
  mutate: [
    'packages/domain/src/**/*.ts',
    // Data and schemas: what they say is content, held by content's own tests.
    '!packages/domain/src/{routes,picture-manifest,config,storage-keys,companion-apps}.ts',
    '!packages/domain/src/content/**',
    '!packages/domain/src/consent/{vendors,vendor-ids}.ts',
  ],
  // Pure functions, judged by the tests beside them.
  tests: { include: ['packages/domain/src/**/*.test.ts'] },
});
