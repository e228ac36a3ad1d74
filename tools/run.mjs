// Entry of every npm command. Runs on whatever Node (≥ 20.9) the machine has: installs what is
// missing, then hands over to the pinned Node 24, which runs tools/commands/<name>.ts as it is.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [name, ...args] = process.argv.slice(2);
const pinnedNode = join(root, 'node_modules', 'node', 'bin', 'node');
const stamp = join(root, 'node_modules', '.vitrine-install');

installWhatIsMissing();
const child = spawn(pinnedNode, [join(root, 'tools', 'commands', `${name}.ts`), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    // Compiled code is kept between runs: a second start takes half the time.
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
    ...process.env,
    PATH: `${dirname(pinnedNode)}:${process.env.PATH}`,
  },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

function installWhatIsMissing() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing dependencies (about a minute the first time)…');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, wanted);
}
