import { optionsOf } from './options.mjs';

export default optionsOf('server', {
  mutate: [
    'apps/server/src/{forms,store}/**/*.ts',
    // What runs on PostgreSQL alone, or needs both.
    '!apps/server/src/store/{migrations,postgres,shared-releases,copy}.ts',
    'apps/server/src/routes/consent.ts',
    'apps/server/src/cli/{draw,person,submissions}.ts',
  ],
  // Loading the whole server for one of them takes longer than all its other mutants, and there are few.
  ignoreStatic: true,
  // On SQLite, in a tenth of the time, and without kills, child processes and published releases.
  tests: {
    include: ['apps/server/src/{audience,cli,forms,outbox,routes,store}/*.test.ts'],
    exclude: [
      'apps/server/src/store/{crash,postgres}.test.ts',
      'apps/server/src/cli/{backup,doctor,import-coverage,vitrine}.test.ts',
      'apps/server/src/routes/{content,docs,eligibility,event,geo,health,pixels}.test.ts',
    ],
    globalSetup: ['apps/server/src/testing/stores.global.ts'],
    provide: { isSqliteEnough: true },
  },
});
