import { format } from 'node:util';
import { configureGlobal } from 'fast-check';

/**
 * What tests import as `vitest` where they all run in one process (see runner.mjs): our own collecting
 * of tests, and Vitest's own `expect` and `vi`, which want a worker around them.
 */
globalThis.__vitest_worker__ ??= {
  config: { expect: {}, fakeTimers: {}, chaiConfig: {} },
  providedContext: {},
  environment: { name: 'node' },
  metaEnv: process.env,
};
// That a property fails is enough here: looking for its smallest example takes longer than all the rest.
configureGlobal({ endOnFailure: true });
const { expect, vi } = await import('vitest');
export { expect, vi };

/**
 * @typedef {{ name: string, parent: Suite | null, before: Function[], after: Function[] }} Suite
 * @typedef {{ file: string, name: string, suite: Suite, body: Function, id: string }} Test
 */

const newSuite = (name = '', parent = null) => ({ name, parent, before: [], after: [] });

/** @type {Suite} */
let suite = newSuite();
let file = '';
/** @type {Map<string, Test>} By id: its file, and its name with those of its suites. */
export const tests = new Map();
let collected = tests;
/** @type {Record<string, unknown>} */
export const provided = {};
/** What the running test left to do at its end. */
let finishers = [];

export const inject = (key) => provided[key];
export const onTestFinished = (work) => void finishers.push(work);
export const beforeEach = (work) => void suite.before.push(work);
export const afterEach = (work) => void suite.after.push(work);

export function describe(name, collect) {
  const outer = suite;
  suite = newSuite(String(name), outer);
  collect();
  suite = outer;
}

export function test(name, ...rest) {
  const body = rest.find((part) => typeof part === 'function');
  const names = [name];
  for (let one = suite; one.parent; one = one.parent) names.unshift(one.name);
  const base = `${file}#${names.join(' > ')}`;
  // Two cases of a table may read the same.
  let id = base;
  for (let twin = 2; collected.has(id); twin += 1) id = `${base} (${twin})`;
  collected.set(id, { id, file, name: names.join(' > '), suite, body });
}

const each = (declare) => (cases) => (name, body) => {
  for (const one of cases) {
    const values = Array.isArray(one) ? one : [one];
    const places = name.match(/%[a-z]/g)?.length ?? 0;
    declare(format(name, ...values.slice(0, places)), () => body(...values));
  }
};
test.each = each(test);
describe.each = each(describe);

/**
 * @param {string} path
 * @param {string} url
 */
export async function collect(path, url, into = tests) {
  [suite, file, collected] = [newSuite(), path, into];
  await import(url);
}

const realTimeout = setTimeout;
const LONGEST_TEST_MS = 60_000;

/**
 * Runs one test with what surrounds it.
 * @param {Test} test
 * @returns {Promise<string | null>} why it failed
 */
export async function run({ suite: own, body }) {
  finishers = [];
  const suites = [];
  for (let one = own; one; one = one.parent) suites.unshift(one);
  let failure = null;
  const stray = (error) => (failure ??= reasonOf(error));
  process.on('unhandledRejection', stray).on('uncaughtException', stray);
  const attempt = async (work) => {
    try {
      await work();
    } catch (error) {
      failure ??= reasonOf(error);
    }
  };
  await attempt(() =>
    withinTime(async () => {
      for (const work of suites.flatMap(({ before }) => before)) await work();
      await body({});
    }),
  );
  for (const work of suites.reverse().flatMap(({ after }) => after)) await attempt(work);
  for (const work of finishers.reverse()) await attempt(() => withinTime(work));
  vi.restoreAllMocks();
  process.off('unhandledRejection', stray).off('uncaughtException', stray);
  return failure;
}

async function withinTime(work) {
  let timer;
  const late = new Promise((_resolve, reject) => {
    timer = realTimeout(() => reject(new Error('takes too long')), LONGEST_TEST_MS);
  });
  try {
    await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

const reasonOf = (error) =>
  (error instanceof Error ? error.message : String(error)) || 'failed without a message';
