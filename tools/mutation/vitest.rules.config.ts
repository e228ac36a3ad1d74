import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Pure functions, judged by the tests beside them. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '..', '..'),
    include: ['packages/domain/src/**/*.test.ts'],
    restoreMocks: true,
    testTimeout: 30_000,
  },
});
