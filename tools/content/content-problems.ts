import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Brand, brandTexts } from '@vitrine/domain/brand';
import { BrandFile } from '@vitrine/domain/brand-file';
import { contentCallNames } from '@vitrine/domain/content/calls';
import { type Municipality, readMunicipalities } from '@vitrine/geo/municipality';
import { wordsOf } from '@vitrine/domain/misspelled';
import {
  lineInText,
  problemsIn,
  stepsOf,
  textProblems,
  type WrittenContent,
} from '@vitrine/domain/content/problems';
import { brandFolder, commonContentFolder, contentFolder } from '../../apps/site/environment.ts';
import { readBrands } from '../../brands/brands.ts';
import { ownContent } from '../../brands/brand-content.ts';
import { sourceOf, withOwnRecords } from '../../brands/own-records.ts';
import { absentIsNull } from '../../apps/server/src/files.ts';
import { PREPARED } from '../../apps/server/src/geo/geography.ts';
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
  const problems = problemsIn(await writtenContent(folder), brand, {
    photoFiles,
    isKnown,
    findTown: (citycode) => towns().get(citycode),
  });
  if (folder === commonContentFolder()) return problems;
  const sources = brandSources(commonContentFolder(), brandFolder(brand.slug));
  return [...sources.problems, ...problems.map(sources.named)];
}

let read: ReadonlyMap<string, Municipality> | undefined;
/** Read once: they never change. */
function towns(): ReadonlyMap<string, Municipality> {
  read ??= new Map(
    readMunicipalities(readFileSync(join(PREPARED, 'municipalities.tsv'), 'utf8')).map((town) => [
      town.code,
      town,
    ]),
  );
  return read;
}

/** Every brand with the content that it shows: what is coherent is so for each. */
export function brandContents(): { name: string; brand: Brand; folder: string }[] {
  return Object.values(readBrands())
    .map((file) => BrandFile.parse(file))
    .map((brand) => ({ name: brand.name, brand, folder: contentFolder(brand.slug) }));
}

type Side = { readonly text: string; readonly json: unknown };

/** Where what a brand shows is written, and what cannot be merged of it. */
export function brandSources(common: string, folder: string) {
  const { files, records } = ownContent(folder);
  const ours = (path: string) => relative(join(folder, '..', '..'), path);
  const merged = [...records].map(([file, path]) => {
    const text = readFileSync(path, 'utf8');
    const problems = textProblems(ours(path), text);
    const beside = join(common, file);
    if (files.has(file) || !existsSync(beside))
      problems.push(
        `${ours(path)}: ${files.has(file) ? 'la marque a aussi le fichier entier' : `il n’y a pas de content/${file} à changer`}`,
      );
    if (problems.length > 0) return { file, problems };
    const written = readFileSync(beside, 'utf8');
    // Told of the common file itself.
    if (textProblems(file, written).length > 0) return { file, problems };
    const [theirs, part] = [written, text].map((json) => ({
      text: json,
      json: JSON.parse(json) as unknown,
    })) as [Side, Side];
    const found = withOwnRecords(theirs.json, part.json);
    problems.push(
      ...found.problems.map(
        ({ path: at, said }) => `${ours(path)}:${lineInText(text, at)}: ${said}`,
      ),
    );
    return { file, problems, whole: found.merged, part: { ...part, name: ours(path) }, theirs };
  });

  /** By the file in which it is to be mended, on its line there. */
  function named(problem: string): string {
    for (const [file, path] of files)
      if (problem.startsWith(`content/${file}:`))
        return ours(path) + problem.slice(`content/${file}`.length);
    for (const { file, part, theirs, whole } of merged) {
      if (!part || !problem.startsWith(`content/${file}:`)) continue;
      const said = problem.slice(`content/${file}:`.length).replace(/^\d+:/, '').trimStart();
      const field = said.slice(0, Math.max(0, said.indexOf(':')));
      // What names no field is said of the file as a whole.
      const isField = /^[\w-]+(?:\.[\w-]+)*$/.test(field);
      const { isOwn, path } = isField
        ? sourceOf(theirs.json, part.json, whole, stepsOf(field))
        : { isOwn: true, path: [] };
      const [name, text] = isOwn ? [part.name, part.text] : [`content/${file}`, theirs.text];
      const why = isField ? said.slice(field.length + 1).trimStart() : said;
      const place = path.length > 0 ? `: ${path.join('.')}` : '';
      return `${name}:${lineInText(text, path)}${place}: ${why}`;
    }
    return problem;
  }
  return { problems: merged.flatMap(({ problems }) => problems), named };
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
