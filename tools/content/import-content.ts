import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import type { Brand } from '@vitrine/domain/brand';
import { type ContentCall, contentCallNames } from '@vitrine/domain/content/calls';
import { PHOTOS_FOLDER } from '../../apps/server/src/publishing/photos.ts';
import { contentProblems } from './content-problems.ts';

/** Beside content, for whoever keeps it: never imported, never removed. */
const NOTES = /(?:^|\/)(?:\.[^/]*|README\.md)(?:\/|$)/;

/**
 * Makes a folder's content that of another, byte by byte, what it lacks removed. Returns the problems of
 * the other one, having changed nothing, when there are any.
 */
export async function importContent(from: string, to: string, brand: Brand): Promise<string[]> {
  const files = await filesIn(from);
  const strangers = files.filter((file) => !isContent(file));
  const problems = [
    ...strangers.map((file) => `${file}: ce fichier n’est pas du contenu`),
    ...(await contentProblems(from, brand)),
  ];
  if (problems.length > 0) return problems;
  for (const file of files) {
    await mkdir(dirname(join(to, file)), { recursive: true });
    await copyFile(join(from, file), join(to, file));
  }
  for (const file of (await filesIn(to)).filter(isContent))
    if (!files.includes(file)) await rm(join(to, file));
  return [];
}

function isContent(file: string): boolean {
  const call = file.replace(/\.json$/, '');
  return (
    (call !== file && contentCallNames.includes(call as ContentCall)) ||
    posix.dirname(file) === PHOTOS_FOLDER
  );
}

async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      posix.join(entry.parentPath.slice(folder.length).replace(/^\//, ''), entry.name),
    )
    .filter((file) => !NOTES.test(file))
    .sort();
}
