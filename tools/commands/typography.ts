import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commonContentFolder, loadEnvironment } from '../../apps/site/environment.ts';
import { readBrands } from '../../brands/brands.ts';
import { carefulCode, codeFiles } from '../content/french-in-code.ts';
import { setTypography } from '../content/typography.ts';
import { root } from '../support/root.ts';

/** Sets the French of content files, and what is left of it in code, as it should be: `npm run typography`. */
loadEnvironment();
const done = [await setTypography(commonContentFolder())];
// With CONTENT_FOLDER, the folder that it names is all the content there is.
if (process.env['CONTENT_FOLDER'] === undefined)
  for (const slug of Object.keys(readBrands())) {
    const folder = join('brands', slug, 'content');
    done.push(await setTypography(join(root, folder), (file) => join(folder, file)));
  }
for (const file of done.flatMap(({ fixed }) => fixed)) console.log(`fixed ${file}`);
for (const file of codeFiles()) {
  const path = join(root, file);
  const fixed = carefulCode(file, readFileSync(path, 'utf8'));
  if (fixed === null) continue;
  writeFileSync(path, fixed);
  console.log(`fixed ${file}`);
}
const problems = done.flatMap((one) => one.problems);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
