import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Generous: a busy machine is slow, not wrong. */
const timeouts = { testTimeout: 120_000, hookTimeout: 240_000 };
/** One more than there are cores: a third of the time, tests wait for a database or a process. */
const maxWorkers = availableParallelism() + 1;
const node = { environment: 'node' as const, restoreMocks: true, ...timeouts, maxWorkers };

const MEMORY = '/dev/shm';
const ROOM_BYTES = 2 ** 31;

/** Stores wait for the disk at every commit, which is not what tests are about: a folder in memory. */
function hasRoomInMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  const mounted = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((line) => line.split(' ')[1] === MEMORY);
  // Some tests run a program that they wrote there.
  return bavail * bsize > ROOM_BYTES && mounted !== undefined && !mounted.includes('noexec');
}

const HYDRATION_PROOF = 'src/testing/every-story-hydrates.test.tsx';

const site = (test: NonNullable<TestProjectInlineConfiguration['test']>) => ({
  extends: './apps/site/vite.config.ts',
  root: 'apps/site',
  test: {
    environment: 'jsdom' as const,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: [join(import.meta.dirname, 'apps/site/src/testing/setup.ts')],
    restoreMocks: true,
    ...timeouts,
    maxWorkers,
    ...test,
  },
});

/** These take from a quarter of a minute to one: begun last, they would leave a core idle. */
const SLOW =
  /\/(rendering|another-brand|gate|server|crash|forms|content-rules|sixth-contest|dev|content\/photos|assets\/pictures|app)\.test\.ts$/;

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => SLOW.test(moduleId);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

/** For workers and all that they start. */
if (process.env['TMPDIR'] === undefined && hasRoomInMemory()) process.env['TMPDIR'] = MEMORY;
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/node-compile');

export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        test: {
          ...node,
          name: 'domain',
          include: ['packages/*/{src,prepare}/**/*.test.ts'],
          // Pure functions: there is nothing to keep apart.
          isolate: false,
          pool: 'threads',
        },
      },
      {
        test: {
          ...node,
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: [
            'apps/server/src/testing/postgres.global.ts',
            'apps/server/src/testing/stores.global.ts',
          ],
          // Each test makes the server, the store and the folders that it needs: modules keep nothing of it.
          isolate: false,
        },
      },
      {
        test: {
          ...node,
          name: 'tools',
          include: [
            'tools/**/*.test.ts',
            'assets/**/*.test.ts',
            'brands/**/*.test.ts',
            'apps/site/integrations/**/*.test.ts',
          ],
        },
      },
      site({
        name: 'site',
        exclude: [HYDRATION_PROOF],
        // A browser's globals are made once a worker instead of once a file: 32 s instead of 150.
        pool: 'vmThreads',
      }),
      // Takes the browser's globals away and gives them back, which those of vmThreads do not allow.
      site({ name: 'hydration', include: [HYDRATION_PROOF] }),
    ],
  },
});
