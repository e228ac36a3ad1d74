import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** Settings come from the environment, then .env, then, for a first run, .env.example. */
export function loadEnvironment(): void {
  const own = join(root, '.env');
  process.loadEnvFile(existsSync(own) ? own : join(root, '.env.example'));
}
