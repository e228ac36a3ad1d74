import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type ContentCall, contentCallNames } from '@vitrine/domain/content/calls';

/** The content calls whose file in `folder` says something else than the one a release keeps. */
export async function unpublishedContent(kept: string, folder: string): Promise<ContentCall[]> {
  const differing: ContentCall[] = [];
  for (const call of contentCallNames) {
    const [published, written] = await Promise.all([read(kept, call), read(folder, call)]);
    if (!isDeepStrictEqual(published, written)) differing.push(call);
  }
  return differing;
}

/** What a file says, however it is laid out; its text when it says nothing that can be read. */
async function read(folder: string, call: ContentCall): Promise<unknown> {
  const text = await readFile(join(folder, `${call}.json`), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
