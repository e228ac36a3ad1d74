import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixTypography } from '@vitrine/domain/typography';
import { carefulCode, codeFiles } from '../content/french-in-code.ts';
import { formatted } from '../support/format.ts';
import { root } from '../support/root.ts';

/** Sets the French of content files, and what is left of it in code, as it should be: `npm run typography`. */
for (const file of globSync(['content/**/*.json', 'brands/*/content/**/*.json'], { cwd: root })) {
  const path = join(root, file);
  const json: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const fixed = fixTypography(json);
  if (JSON.stringify(fixed) === JSON.stringify(json)) continue;
  writeFileSync(path, await formatted(path, JSON.stringify(fixed, null, 2)));
  console.log(`fixed ${file}`);
}
for (const file of codeFiles()) {
  const path = join(root, file);
  const fixed = carefulCode(file, readFileSync(path, 'utf8'));
  if (fixed === null) continue;
  writeFileSync(path, fixed);
  console.log(`fixed ${file}`);
}
