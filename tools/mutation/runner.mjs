import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';

/**
 * Runs the tests of Vitest for Stryker, all in one process that has them loaded: a mutant costs the tests
 * that reach it and nothing else. Stryker's own runner starts a worker and imports everything again for
 * each mutant, which takes twenty times as long here (docs/mutation.md).
 */
const API = new URL('./vitest-api.mjs', import.meta.url).href;
/** Quick tests first: most mutants are killed by any of them. Kept for the process that comes after a fall. */
const TIMES = 'test-times.json';
const NAMESPACE = '__stryker__';
const [SUCCESS, FAILED] = [0, 1];

function createRunner({ tests: options }) {
  const state = (globalThis[NAMESPACE] ??= {});
  let api;
  let teardowns = [];
  let isSpoilt = false;
  let times = {};

  async function load(testFiles) {
    for (const file of testFiles) await api.collect(file, pathToFileURL(resolve(file)).href);
    try {
      times = JSON.parse(readFileSync(TIMES, 'utf8'));
    } catch {
      times = {};
    }
  }

  return {
    // A static mutant needs a new process, which Stryker then starts.
    capabilities: () => ({ reloadEnvironment: false }),

    async init() {
      Object.assign(process.env, { NODE_ENV: 'test', VITEST: 'true' });
      registerHooks({
        resolve: (specifier, context, next) =>
          specifier === 'vitest' && context.parentURL !== API
            ? { url: API, shortCircuit: true }
            : next(specifier, context),
      });
      api = await import(API);
      Object.assign(api.provided, options.provide);
      const project = {
        provide: (key, value) => void (api.provided[key] = value),
        getProvidedContext: () => api.provided,
      };
      for (const file of options.globalSetup ?? []) {
        const { setup } = await import(pathToFileURL(resolve(file)).href);
        teardowns.push(await setup(project));
      }
    },

    async dryRun({ testFiles }) {
      state.activeMutant = undefined;
      const all = globSync(options.include, { exclude: options.exclude });
      await load(
        all.filter((file) => !testFiles?.length || testFiles.includes(resolve(file))).sort(),
      );
      const results = [];
      for (const test of api.tests.values()) {
        state.currentTestId = test.id;
        const start = performance.now();
        const failure = await api.run(test);
        const timeSpentMs = performance.now() - start;
        state.currentTestId = undefined;
        times[test.id] = timeSpentMs;
        const { id, name, file } = test;
        results.push({
          id,
          name,
          fileName: resolve(file),
          timeSpentMs,
          ...(failure === null ? { status: SUCCESS } : { status: FAILED, failureMessage: failure }),
        });
      }
      writeFileSync(TIMES, JSON.stringify(times));
      return { status: 'complete', tests: results, mutantCoverage: state.mutantCoverage };
    },

    async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation }) {
      // Stryker then starts another process and comes back.
      if (isSpoilt) throw new Error('an earlier mutant left something behind');
      if (mutantActivation === 'static') state.activeMutant = activeMutant.id;
      if (api.tests.size === 0) {
        const files = testFilter?.map((id) => id.slice(0, id.indexOf('#')));
        await load([...new Set(files ?? globSync(options.include, { exclude: options.exclude }))]);
      }
      state.activeMutant = activeMutant.id;
      [state.hitCount, state.hitLimit] = [0, hitLimit];
      const wanted = testFilter ?? [...api.tests.keys()];
      const order = wanted.toSorted((a, b) => (times[a] ?? 0) - (times[b] ?? 0));
      let tried = 0;
      for (const id of order) {
        // A process begun after a fall loaded the files of its first mutant only.
        if (!api.tests.has(id)) await load([id.slice(0, id.indexOf('#'))]);
        const test = api.tests.get(id);
        if (!test) throw new Error(`no test ${id}`);
        tried += 1;
        const failure = await api.run(test);
        if (state.hitCount > hitLimit) return { status: 'timeout', reason: 'runs without end' };
        if (failure === null) continue;
        state.activeMutant = undefined;
        // What a mutant broke must not kill the next one.
        isSpoilt = (await api.run(test)) !== null;
        return { status: 'killed', nrOfTests: tried, killedBy: [id], failureMessage: failure };
      }
      state.activeMutant = undefined;
      return { status: 'survived', nrOfTests: tried };
    },

    async dispose() {
      for (const teardown of teardowns) await teardown();
    },
  };
}
createRunner.inject = ['options'];

export const strykerPlugins = [{ kind: 'TestRunner', name: 'one-process', factory: createRunner }];
