import { parentPort } from 'node:worker_threads';
import { type FileJob, prepareFile } from './prepare-file.ts';

const answer = (message: object) => parentPort?.postMessage(message, []);

/** Prepares the files that it is sent, one after the other, and answers each in turn. */
let last: Promise<void> = Promise.resolve();
parentPort?.on('message', (job: FileJob) => {
  last = last.then(() =>
    prepareFile(job).then(
      (prepared) => answer({ prepared }),
      (error: unknown) => answer({ error }),
    ),
  );
});
