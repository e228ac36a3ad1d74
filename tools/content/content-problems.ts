import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Brand, brandTexts } from '@vitrine/domain/brand';
import { contentCallNames } from '@vitrine/domain/content/calls';
import { wordsOf } from '@vitrine/domain/misspelled';
import { problemsIn, type WrittenContent } from '@vitrine/domain/content/problems';
import { brandFolder, commonContentFolder } from '../../apps/site/environment.ts';
import { ownContent } from '../../brands/brand-content.ts';
import { readPhotoFiles } from '../../apps/server/src/publishing/photos.ts';
import { frenchSpeller } from '../spelling/speller.ts';
import { PHOTOS_CACHE } from '../support/root.ts';

/** What is wrong in a folder of content. */
export async function contentProblems(
  folder: string,
  brand: Brand,
  photosCache = PHOTOS_CACHE,
): Promise<string[]> {
  const photoFiles = await readPhotoFiles(folder, photosCache);
  const speller = await frenchSpeller(folder);
  const own = new Set(wordsOf(brandTexts(brand).join(' ')));
  const isKnown = (word: string) => own.has(word) || speller(word);
  const problems = problemsIn(await writtenContent(folder), brand, { photoFiles, isKnown });
  return folder === commonContentFolder() ? problems : problems.map(whereItIsWritten(brand));
}

/** A file of the brand's own is named as such: that is where it is to be mended. */
function whereItIsWritten({ slug }: Brand): (problem: string) => string {
  const own = [...ownContent(brandFolder(slug)).keys()];
  return (problem) => {
    const file = own.find((one) => problem.startsWith(`content/${one}:`));
    return file === undefined ? problem : `brands/${slug}/${problem}`;
  };
}

/** Its files as they are written. One that is not there yet arrives with its page. */
export async function writtenContent(folder: string): Promise<WrittenContent> {
  const files = await Promise.all(
    contentCallNames.map(async (call) => {
      const text = await readFile(join(folder, `${call}.json`), 'utf8').catch(absentIsNull);
      return text === null ? [] : [[call, text] as const];
    }),
  );
  return new Map(files.flat());
}

function absentIsNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
