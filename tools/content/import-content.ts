import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, posix } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Brand } from '@vitrine/domain/brand';
import { type ContentCall, contentCallNames } from '@vitrine/domain/content/calls';
import { absentIsNull, filesIn } from '../../apps/server/src/files.ts';
import { PHOTOS_FOLDER } from '../../apps/server/src/publishing/photos.ts';
import { asFile, mergedText, ownContent } from '../../brands/brand-content.ts';
import { splitOwnRecords } from '../../brands/own-records.ts';
import { contentProblems } from './content-problems.ts';

/** Beside content, for whoever keeps it: never imported, never removed. */
const NOTES = /(?:^|\/)(?:\.[^/]*|README\.md)(?:\/|$)/;

/** Where content is written: all brands' and, for one that has its own, that brand's. */
export type ContentPlaces = { readonly common: string; readonly brandFolder?: string };

/**
 * Makes the content of a brand that of a folder, byte by byte, what it lacks removed. Each file goes where
 * its records came from: the brand's folder, or the common one. Returns the problems of the folder, having
 * changed nothing, when there are any.
 */
export async function importContent(
  from: string,
  { common, brandFolder }: ContentPlaces,
  brand: Brand,
): Promise<string[]> {
  const files = await contentIn(from);
  const strangers = files.filter((file) => !isContent(file));
  const problems = [
    ...strangers.map((file) => `${file}: ce fichier n’est pas du contenu`),
    ...(await contentProblems(from, brand)),
  ];
  if (problems.length > 0) return problems;

  const own = brandFolder === undefined ? NOTHING : ownContent(brandFolder);
  /** What each path is to hold; null: nothing. */
  const changes = new Map<string, Buffer | null>();
  for (const file of files) await place(file, await readFile(join(from, file)));
  for (const file of (await contentIn(common)).filter(isContent))
    if (!files.includes(file)) changes.set(join(common, file), null);
  for (const [file, path] of own.files)
    if (!files.includes(file)) {
      changes.set(path, null);
      if (existsSync(join(common, file)))
        problems.push(`${file}: ce fichier manque, et le contenu commun l’a`);
    }
  if (problems.length > 0) return problems;
  for (const [path, bytes] of changes) {
    await mkdir(dirname(path), { recursive: true });
    await (bytes === null ? rm(path) : writeFile(path, bytes));
  }
  return [];

  async function place(file: string, bytes: Buffer): Promise<void> {
    const records = own.records.get(file);
    const path = own.files.get(file) ?? placeOf(file);
    if (records === undefined) changes.set(path, bytes);
    else await placeRecords(file, bytes, records);
  }

  /** A photo that is new stands beside the others that the list of photos names. */
  function placeOf(file: string): string {
    const isOwnPhoto =
      posix.dirname(file) === PHOTOS_FOLDER &&
      own.files.has('photos.json') &&
      !existsSync(join(common, file));
    return isOwnPhoto && brandFolder !== undefined
      ? join(brandFolder, 'pictures', basename(file))
      : join(common, file);
  }

  async function placeRecords(file: string, bytes: Buffer, records: string): Promise<void> {
    const [theirs, ours] = await Promise.all(
      [join(common, file), records].map((path) => readFile(path, 'utf8')),
    );
    if (theirs === undefined || ours === undefined) return;
    if (bytes.toString('utf8') === mergedText(theirs, ours)) return;
    const before = { common: JSON.parse(theirs) as unknown, part: JSON.parse(ours) as unknown };
    const after = splitOwnRecords(JSON.parse(bytes.toString('utf8')), before.common, before.part);
    if (after === null)
      problems.push(
        `${file}: ce qui a changé ne se partage pas entre le contenu commun et celui de la marque. Remettez les éléments dans leur ordre, ou donnez à la marque le fichier entier`,
      );
    else {
      if (!isDeepStrictEqual(after.common, before.common))
        changes.set(join(common, file), Buffer.from(asFile(after.common)));
      if (!isDeepStrictEqual(after.part, before.part))
        changes.set(records, Buffer.from(asFile(after.part)));
    }
  }
}

const NOTHING: ReturnType<typeof ownContent> = { files: new Map(), records: new Map() };

function isContent(file: string): boolean {
  const call = file.replace(/\.json$/, '');
  return (
    (call !== file && contentCallNames.includes(call as ContentCall)) ||
    posix.dirname(file) === PHOTOS_FOLDER
  );
}

async function contentIn(folder: string): Promise<string[]> {
  const files = (await filesIn(folder).catch(absentIsNull)) ?? [];
  return files.filter((file) => !NOTES.test(file));
}
