import { spawnSync } from 'node:child_process';
import { installFromDebian } from './debian.ts';

/** A JRE, installed when we may; false where there is none. */
export function ensureJava(): boolean {
  if (!hasJava()) installFromDebian('default-jre-headless');
  return hasJava();
}

function hasJava(): boolean {
  return spawnSync('java', ['-version']).status === 0;
}
