import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand } from '@vitrine/domain/brand';
import { contentCallNames } from '@vitrine/domain/content/calls';
import { problemsIn } from '@vitrine/domain/content/problems';

/** What is wrong in a folder of content. A file that is not there yet arrives with its page. */
export async function contentProblems(folder: string, brand: Brand): Promise<string[]> {
  const files = await Promise.all(
    contentCallNames.map(async (call) => {
      const text = await readFile(join(folder, `${call}.json`), 'utf8').catch(absentIsNull);
      return text === null ? [] : [[call, text] as const];
    }),
  );
  return problemsIn(new Map(files.flat()), brand);
}

function absentIsNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
