import { globSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../src/', import.meta.url));
/** Two figures of base 36, always both: no name is the beginning of another. */
const DIGITS = 2;

/**
 * A class of a CSS module in pages: its own name, and the number of its file. Vite's names carry a hash
 * and a line, a thousand times a page: 0.6 KB of compressed HTML that says nothing.
 */
export function scopedNames(files: readonly string[] = modulesOf(source)) {
  const numbers = new Map(
    files.toSorted().map((file, at) => [file, at.toString(36).padStart(DIGITS, '0')]),
  );
  return (name: string, file: string): string => {
    const [path = ''] = relative(source, file).split('?');
    // A file made since the development server started has no number: its name is as good there.
    return `${name}_${numbers.get(path) ?? basename(path, '.module.css')}`;
  };
}

function modulesOf(folder: string): string[] {
  return globSync('**/*.module.css', { cwd: folder });
}
