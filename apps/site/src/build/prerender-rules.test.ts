import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the rules of what is prerendered are named by what they say, as they are kept for good', () => {
  const folder = join(import.meta.dirname, '../../public/_astro');
  const [name = '', ...others] = readdirSync(folder);
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, name)))
    .digest('hex');
  expect(others).toEqual([]);
  expect(name).toBe(`prerender.${hash.slice(0, 8)}.speculationrules`);
});
