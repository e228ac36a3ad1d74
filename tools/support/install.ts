import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/** A package of its own, from its lock, the first time it is needed: nothing of it enters the project. */
export function install(folder: string): void {
  const target = join(root, folder);
  const writtenAt = (file: string) =>
    statSync(join(target, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (writtenAt('node_modules/.package-lock.json') > writtenAt('package-lock.json')) return;
  console.log(`Installing ${folder} from its own lock…`);
  // Not `npm ci`: it refuses a lock that leaves out the binaries of systems we do not run on.
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', ['install', ...options], { cwd: target, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${folder}: not installed; the registry must be reachable`);
}
