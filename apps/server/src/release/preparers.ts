import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { FileJob, PreparedFile } from './prepare-file.ts';

/** Sent ahead, so that a thread need not wait until a page is rendered to be given its next file. */
const JOBS_AHEAD = 3;

/** The tree of a page is forgotten as soon as it is read: less often collected, it costs less. */
const YOUNG_MB = 64;

type Pending = PromiseWithResolvers<PreparedFile> & { readonly job: FileJob };
type Answer = { prepared?: PreparedFile; error?: unknown };
/** It answers in the order in which it was given them. */
type Thread = { readonly worker: Worker; readonly given: Pending[] };

export type Preparers = ReturnType<typeof openPreparers>;

/** Threads that prepare files while pages are rendered, which takes one processor. */
export function openPreparers(processors = availableParallelism()) {
  const waiting: Pending[] = [];
  const threads: Thread[] = [];
  let atOnce = Math.max(1, processors - 1);

  function give(): void {
    while (waiting.length > 0) {
      const thread = threads.find(({ given }) => given.length === 0) ?? newThread() ?? leastBusy();
      const pending = thread && waiting.shift();
      if (!pending) return;
      thread.given.push(pending);
      thread.worker.postMessage(pending.job, []);
    }
  }

  function newThread(): Thread | null {
    if (threads.length >= atOnce) return null;
    const worker = new Worker(new URL('./prepare-worker.ts', import.meta.url), {
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    const thread: Thread = { worker, given: [] };
    threads.push(thread);
    worker.on('message', ({ prepared, error }: Answer) => {
      const pending = thread.given.shift();
      if (prepared) pending?.resolve(prepared);
      else pending?.reject(error);
      give();
    });
    worker.on('error', (error) => {
      // It has died: what it was given next would never be answered.
      threads.splice(threads.indexOf(thread), 1);
      for (const pending of [...thread.given, ...waiting.splice(0)]) pending.reject(error);
    });
    return thread;
  }

  function leastBusy(): Thread | undefined {
    return threads
      .filter(({ given }) => given.length < JOBS_AHEAD)
      .toSorted((a, b) => a.given.length - b.given.length)[0];
  }

  return {
    prepare(job: FileJob) {
      const pending = { ...Promise.withResolvers<PreparedFile>(), job };
      waiting.push(pending);
      give();
      return pending.promise;
    },
    /** Nothing is rendered any more: all processors may prepare. */
    useAll() {
      atOnce = processors;
      give();
    },
    async close() {
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}
