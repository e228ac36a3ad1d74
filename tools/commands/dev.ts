import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { loadEnvironment } from '../../apps/site/environment.ts';
import { root } from '../support/root.ts';

/** Both apps with reload: pages on 4322 (Astro), API on 4321 (the server, restarted on change). */
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
const stop = () => children.forEach((child) => child.kill());
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
