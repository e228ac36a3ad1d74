import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@vitrine/domain/config';
import { contentFolder, loadEnvironment } from '../../apps/site/environment.ts';
import { contentProblems } from '../content/content-problems.ts';
import { root } from '../support/root.ts';

/**
 * Both apps with reload: pages on 4322 (Astro), API on 4321 (the server, restarted on change). What
 * is wrong in the content is said at once, each time a file of it is saved.
 */
loadEnvironment();
const bin = (name: string) => join(root, 'node_modules', '.bin', name);
const children = [
  spawn(bin('astro'), ['dev', '--root', 'apps/site', '--port', '4322'], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn(process.execPath, ['--watch', 'tools/commands/start.ts', '--publish'], {
    cwd: root,
    stdio: 'inherit',
  }),
];

const CONTENT = contentFolder();
/** An editor may write a file in several goes. */
const WRITTEN_MS = 200;
let timer: NodeJS.Timeout | undefined;
const watcher = watch(CONTENT, { recursive: true }, () => {
  clearTimeout(timer);
  timer = setTimeout(() => void sayProblems(), WRITTEN_MS);
});

async function sayProblems(): Promise<void> {
  const problems = await contentProblems(CONTENT, readConfig(process.env).brand);
  if (problems.length === 0) return console.log('content: rien à corriger');
  console.error([`content: ${problems.length} à corriger`, ...problems].join('\n  '));
}

const stop = () => {
  watcher.close();
  clearTimeout(timer);
  children.forEach((child) => child.kill());
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
