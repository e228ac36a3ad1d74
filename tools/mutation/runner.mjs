import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { relative, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Runs the tests of Vitest for Stryker, all in one process that has them loaded: a mutant costs the tests
 * that reach it and nothing else. Stryker's own runner starts a worker and imports everything again for
 * each mutant, which takes twenty times as long here (docs/mutation.md).
 */
const API = new URL('./vitest-api.mjs', import.meta.url).href;
/** Quick tests first: most mutants are killed by any of them. Kept for the process that comes after a fall. */
const TIMES = 'test-times.json';
/** Which tests reach a mutant once all is loaded: Stryker says it only of those that are not static too. */
const COVERAGE = 'test-coverage.json';
const NAMESPACE = '__stryker__';
const [SUCCESS, FAILED] = [0, 1];
/** Modules stay in memory for ever: a process that loaded them this often ends. */
const MOST_LOADS = 150;
/** So many files of tests judge what acts while modules load; what only a farther one tests survives. */
const NEAREST_FILES = 5;

const urlOf = (file) => pathToFileURL(resolve(file)).href;
const filesOf = (ids) => [...new Set(ids.map((id) => id.slice(0, id.indexOf('#'))))];
const withoutLoad = (url) => url.replace(/\?.*/, '');

/**
 * Loads our modules again, under another address each time, for a mutant that acts while they load;
 * knows which of them import which, so that only the tests that reach a module are loaded with it.
 */
function createLoads() {
  const ours = `${urlOf('.')}/`;
  const isOurs = (url) => url.startsWith(ours) && !url.includes('/node_modules/');
  /** By module, those that import it. */
  const importers = new Map();
  const sources = new Map();
  let load = 0;
  let last = 0;
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'vitest' && context.parentURL !== API)
        return { url: API, shortCircuit: true };
      const found = next(specifier, context);
      if (!isOurs(found.url)) return found;
      const url = withoutLoad(found.url);
      if (!importers.has(url)) importers.set(url, new Set());
      importers.get(url).add(withoutLoad(context.parentURL ?? ''));
      return load === 0 ? found : { ...found, url: `${url}?${load}` };
    },
    load(url, context, next) {
      const file = withoutLoad(url);
      if (file === url || !file.endsWith('.ts')) return next(url, context);
      if (!sources.has(file))
        sources.set(file, stripTypeScriptTypes(readFileSync(fileURLToPath(file), 'utf8')));
      return { format: 'module', source: sources.get(file), shortCircuit: true };
    },
  });
  return {
    count: () => last,
    /** Modules that are imported meanwhile are new ones. */
    async anew(work) {
      load = last += 1;
      try {
        return await work();
      } finally {
        load = 0;
      }
    },
    /** Every module that imports this one, or imports one that does: the nearest first. */
    reaching(file) {
      const reached = new Set([urlOf(file)]);
      for (const url of reached)
        for (const importer of importers.get(url) ?? []) reached.add(importer);
      return [...reached];
    },
  };
}

function readKept(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

function createRunner({ tests: options }) {
  const state = (globalThis[NAMESPACE] ??= {});
  let api;
  let loads;
  let teardowns = [];
  let isSpoilt = false;
  let times = {};
  let coverage;

  async function load(testFiles) {
    for (const file of testFiles) await api.collect(file, urlOf(file));
    times = readKept(TIMES);
  }

  const timeOf = ({ id }) => times[id] ?? 0;
  const allFiles = () => globSync(options.include, { exclude: options.exclude }).sort();

  async function runtimeRun({ activeMutant, hitLimit }, ids) {
    if (api.tests.size === 0) await load(filesOf(ids));
    state.activeMutant = activeMutant.id;
    [state.hitCount, state.hitLimit] = [0, hitLimit];
    const order = ids.toSorted((a, b) => (times[a] ?? 0) - (times[b] ?? 0));
    let tried = 0;
    for (const id of order) {
      // A process begun after a fall loaded the files of its first mutant only.
      if (!api.tests.has(id)) {
        state.activeMutant = undefined;
        await load(filesOf([id]));
        state.activeMutant = activeMutant.id;
      }
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
  }

  /** A mutant that acts while modules load, judged by the tests nearest to its module. */
  async function staticRun({ activeMutant, sandboxFileName, hitLimit }, files) {
    // A process begun after a fall has loaded nothing yet, or the files of other mutants.
    const loaded = new Set([...api.tests.values()].map(({ file }) => file));
    await load(files.filter((file) => !loaded.has(file)));
    const known = [...api.tests.values()];
    const firstOf = new Map(known.toReversed().map((test) => [urlOf(test.file), test]));
    const wanted = loads
      .reaching(sandboxFileName)
      .flatMap((url) => firstOf.get(url) ?? [])
      .slice(0, NEAREST_FILES);
    let tried = 0;
    const killed = async (test, failureMessage) => {
      state.activeMutant = undefined;
      isSpoilt = (await api.run(test)) !== null;
      return { status: 'killed', nrOfTests: tried, killedBy: [test.id], failureMessage };
    };
    state.activeMutant = activeMutant.id;
    [state.hitCount, state.hitLimit] = [0, hitLimit];
    return loads.anew(async () => {
      for (const first of wanted) {
        const { file } = first;
        const collected = new Map();
        try {
          await api.collect(file, urlOf(file), collected);
        } catch (error) {
          return killed(first, `cannot be loaded: ${error}`);
        }
        for (const test of [...collected.values()].sort((a, b) => timeOf(a) - timeOf(b))) {
          tried += 1;
          const failure = await api.run(test);
          if (state.hitCount > hitLimit) return { status: 'timeout', reason: 'runs without end' };
          if (failure !== null) return killed(api.tests.get(test.id) ?? first, failure);
        }
      }
      state.activeMutant = undefined;
      return { status: 'survived', nrOfTests: tried };
    });
  }

  return {
    // What a static mutant loads is loaded for it alone.
    capabilities: () => ({ reloadEnvironment: true }),

    async init() {
      Object.assign(process.env, { NODE_ENV: 'test', VITEST: 'true' });
      loads = createLoads();
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
      await load(
        allFiles().filter((file) => !testFiles?.length || testFiles.includes(resolve(file))),
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
      const coveredBy = {};
      for (const [id, mutants] of Object.entries(state.mutantCoverage?.perTest ?? {}))
        for (const mutant of Object.keys(mutants)) (coveredBy[mutant] ??= []).push(id);
      writeFileSync(COVERAGE, JSON.stringify(coveredBy));
      return { status: 'complete', tests: results, mutantCoverage: state.mutantCoverage };
    },

    async mutantRun(run) {
      const { activeMutant, testFilter } = run;
      // Stryker then starts another process and comes back.
      if (isSpoilt || loads.count() >= MOST_LOADS)
        throw new Error('an earlier mutant left something behind');
      // Stryker names no tests for a static mutant, or those files that it was asked to run.
      if (!testFilter?.[0]?.includes('#')) {
        coverage ??= readKept(COVERAGE);
        const result = await runtimeRun(run, coverage[activeMutant.id] ?? []);
        if (result.status !== 'survived') return result;
        return staticRun(run, testFilter?.map((file) => relative('', file)) ?? allFiles());
      }
      const result = await runtimeRun(run, testFilter);
      if (result.status !== 'survived' || !options.isEachSurvivorLoadedAnew) return result;
      // A module that remembers (a memo of dates) may have answered from before the mutant acted.
      return staticRun(run, filesOf(testFilter));
    },

    async dispose() {
      for (const teardown of teardowns) await teardown();
    },
  };
}
createRunner.inject = ['options'];

export const strykerPlugins = [{ kind: 'TestRunner', name: 'one-process', factory: createRunner }];
