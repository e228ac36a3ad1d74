import { optionsOf } from './options.mjs';
import server from './server.config.mjs';

/** What differs by the kind of store is judged on both: each test takes five to ten times as long there. */
export default optionsOf('postgres', {
  mutate: ['apps/server/src/store/{audience,counts}.ts'],
  ignoreStatic: true,
  tests: {
    include: ['apps/server/src/{audience,store}/*.test.ts'],
    exclude: server.tests.exclude,
    globalSetup: ['apps/server/src/testing/postgres.global.ts', ...server.tests.globalSetup],
    provide: {},
  },
});
