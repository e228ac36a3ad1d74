import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Generous: a busy machine is slow, not wrong. */
const testTimeout = 30_000;
const node = { environment: 'node' as const, restoreMocks: true, testTimeout };

export default defineConfig({
  test: {
    projects: [
      { test: { ...node, name: 'domain', include: ['packages/domain/src/**/*.test.ts'] } },
      {
        test: {
          ...node,
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/postgres.global.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...node,
          name: 'tools',
          include: [
            'scripts/**/*.test.ts',
            'assets/**/*.test.ts',
            'apps/site/integrations/**/*.test.ts',
          ],
        },
      },
      {
        extends: './apps/site/vite.config.ts',
        root: 'apps/site',
        test: {
          name: 'site',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: [join(import.meta.dirname, 'apps/site/src/testing/setup.ts')],
          restoreMocks: true,
          testTimeout,
        },
      },
    ],
  },
});
