import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The tests that judge what the server keeps; without kills. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '..', '..'),
    include: ['apps/server/src/**/*.test.ts'],
    exclude: ['apps/server/src/store/crash.test.ts', 'apps/server/src/server.test.ts'],
    globalSetup: ['apps/server/src/testing/postgres.global.ts'],
    restoreMocks: true,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
