import { existsSync } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTENT_FOLDER } from '../release/manifest.ts';
import { shownRelease } from './shown-content.ts';
import { UsageError } from './usage-error.ts';

/** The content on show, byte by byte as it was published, with its future: into an empty folder. */
export async function exportContent(varFolder: string, folder: string): Promise<string> {
  const { id, folder: release } = await shownRelease(varFolder);
  const kept = join(release, CONTENT_FOLDER);
  if (!existsSync(kept)) throw new UsageError(`Release ${id} keeps no content: publish it again.`);
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new UsageError(`${folder} is not empty.`);
  await cp(kept, folder, { recursive: true });
  return id;
}
