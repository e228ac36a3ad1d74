import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brandContent } from '../../brands/brand-content.ts';

const root = join(import.meta.dirname, '..', '..');

/** The folder that is written and imported into: this project's own, unless CONTENT_FOLDER names another. */
export function commonContentFolder(): string {
  return resolve(root, process.env['CONTENT_FOLDER'] ?? 'content');
}

/** The folder of content that is shown: with the brand's own files, unless CONTENT_FOLDER names another. */
export function contentFolder(brand = process.env['BRAND'] ?? 'free'): string {
  if (process.env['CONTENT_FOLDER'] !== undefined) return commonContentFolder();
  const laidOut = join(root, 'node_modules', '.cache', 'vitrine', 'content', brand);
  return brandContent(commonContentFolder(), brandFolder(brand), laidOut);
}

/** Where what is the brand's own is written. */
export function brandFolder(brand = process.env['BRAND'] ?? 'free'): string {
  return join(root, 'brands', brand);
}

/** Settings come from the environment, then .env, then, for a first run, .env.example. */
export function loadEnvironment(): void {
  const own = join(root, '.env');
  process.loadEnvFile(existsSync(own) ? own : join(root, '.env.example'));
}
