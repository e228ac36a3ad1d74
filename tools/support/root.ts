import { join } from 'node:path';

/** The repository's folder. */
export const root = join(import.meta.dirname, '..', '..');

/** What is known and was made of photos, by their content. */
export const PHOTOS_CACHE = join(root, 'node_modules', '.cache', 'vitrine', 'photos');
