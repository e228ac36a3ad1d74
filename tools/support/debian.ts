import { spawnSync } from 'node:child_process';

/** Tries, when we may; what it could not install is found missing afterwards. */
export function installFromDebian(name: string): void {
  if (process.getuid?.() !== 0) return;
  console.log(`Installing Debian’s ${name}…`);
  const options = ['-qq', '-o', 'DPkg::Lock::Timeout=60'];
  spawnSync('apt-get', ['update', ...options], { stdio: 'inherit', timeout: 120_000 });
  spawnSync('apt-get', ['install', '-y', '--no-remove', ...options, name], {
    stdio: 'inherit',
    timeout: 300_000,
  });
}
