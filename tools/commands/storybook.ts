// `npm run storybook` opens the gallery of interface blocks; `npm run storybook -- build` writes it
// to apps/site/storybook-static, which the accessibility and keyboard tests visit.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DEFAULT_PORT = '6006';

const site = fileURLToPath(new URL('../../apps/site/', import.meta.url));
const storybook = dirname(createRequire(site).resolve('storybook/package.json'));
const [first, ...others] = process.argv.slice(2);
const command =
  first === 'build'
    ? ['build', '--output-dir', 'storybook-static', ...others]
    : ['dev', '--no-open', '--port', DEFAULT_PORT, ...process.argv.slice(2)];

const child = spawn(
  process.execPath,
  [join(storybook, 'dist/bin/dispatcher.js'), ...command, '--quiet'],
  { cwd: site, stdio: 'inherit', env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' } },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
