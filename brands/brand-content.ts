import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Where a brand keeps what the content calls photos. */
const FOLDERS = [
  ['content', ''],
  ['pictures', 'photos'],
] as const;

/** The files that take the place of common ones, by their place in the content. */
export function ownContent(brandFolder: string): ReadonlyMap<string, string> {
  return new Map(
    FOLDERS.flatMap(([folder, place]) =>
      filesIn(join(brandFolder, folder)).map(
        (file) => [join(place, file), join(brandFolder, folder, file)] as const,
      ),
    ),
  );
}

/**
 * The content of a brand: the common one, with the brand's own files in the place of those of the same
 * name. A brand without any has the common folder; else it is laid out in `to`, where only what differs
 * is written: others may be reading it.
 */
export function brandContent(common: string, brandFolder: string, to: string): string {
  const own = ownContent(brandFolder);
  if (own.size === 0) return common;
  const files = new Map([
    ...filesIn(common).map((file) => [file, join(common, file)] as const),
    ...own,
  ]);
  for (const [file, from] of files) {
    const bytes = readFileSync(from);
    const target = join(to, file);
    if (existsSync(target) && bytes.equals(readFileSync(target))) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
  for (const file of filesIn(to)) if (!files.has(file)) rmSync(join(to, file));
  return to;
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
