import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** The folder of content: this project's own, unless CONTENT_FOLDER names another. */
export function contentFolder(): string {
  return resolve(root, process.env['CONTENT_FOLDER'] ?? 'content');
}

/** Settings come from the environment, then .env, then, for a first run, .env.example. */
export function loadEnvironment(): void {
  const own = join(root, '.env');
  process.loadEnvFile(existsSync(own) ? own : join(root, '.env.example'));
}
