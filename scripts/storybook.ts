// `npm run storybook` opens the gallery of interface blocks; `npm run storybook -- build` writes it
// to apps/site/storybook-static, which the accessibility and keyboard tests visit.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DEFAULT_PORT = '6006';

const site = fileURLToPath(new URL('../apps/site/', import.meta.url));
const storybook = dirname(createRequire(site).resolve('storybook/package.json'));
const [mode = 'dev', ...rest] = process.argv.slice(2);
const options =
  mode === 'build' ? ['--output-dir', 'storybook-static'] : ['--no-open', '--port', DEFAULT_PORT];

const child = spawn(
  process.execPath,
  [join(storybook, 'dist/bin/dispatcher.js'), mode, '--quiet', ...options, ...rest],
  { cwd: site, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
