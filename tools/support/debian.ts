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

export function isInstalled(program: string): boolean {
  return spawnSync('which', [program]).status === 0;
}

/** Debian's packages for programs that are not here; says so when it could not install them. */
export function ensureInstalled(packages: Readonly<Record<string, string>>): void {
  for (const [program, name] of Object.entries(packages)) {
    if (!isInstalled(program)) installFromDebian(name);
    if (!isInstalled(program)) throw new Error(`Please install ${name} first.`);
  }
}
