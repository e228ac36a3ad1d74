import { resolve } from 'node:path';
import { readConfig } from '@vitrine/domain/config';
import { readBrands } from '../../brands/brands.ts';
import { brandFolder, commonContentFolder, loadEnvironment } from '../../apps/site/environment.ts';
import { importContent } from '../content/import-content.ts';
import { fail } from '../support/fail.ts';

/**
 * Makes the content of this project that of a folder, such as `vitrine content export` wrote: each file
 * where it came from, the brand's folder or the common one; refused whole, with every problem named, when
 * there is one.
 *
 *     npm run vitrine -- content import <folder>
 */
loadEnvironment();
await run(process.argv[2]).catch(fail);

async function run(folder: string | undefined): Promise<void> {
  if (folder === undefined) throw new Error('Import what? Give a folder of content.');
  const { brand } = readConfig(process.env, readBrands());
  const places = {
    common: commonContentFolder(),
    // Another folder than this project's is all the content there is.
    ...(process.env['CONTENT_FOLDER'] === undefined && { brandFolder: brandFolder(brand.slug) }),
  };
  const problems = await importContent(resolve(folder), places, brand);
  if (problems.length > 0) throw new Error(['Nothing was imported.', ...problems].join('\n  '));
  console.log('Imported. To show it: npm run publish-content.');
}
