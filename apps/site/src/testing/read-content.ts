import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const CONTENT = join(import.meta.dirname, '../../../../content');

/** The text of a content file, by the path of its call: `readContent('box-comparator')`. */
export function readContent(call: string): string {
  return readFileSync(join(CONTENT, `${call}.json`), 'utf8');
}
