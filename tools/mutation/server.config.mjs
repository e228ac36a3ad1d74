import { optionsOf } from './options.mjs';

export default optionsOf('server', [
  'apps/server/src/{forms,store}/**/*.ts',
  '!apps/server/src/store/migrations.ts',
  'apps/server/src/routes/consent.ts',
  'apps/server/src/cli/{draw,submissions}.ts',
]);
