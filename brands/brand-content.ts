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
import { withOwnRecords } from './own-records.ts';

/** Where a brand keeps what the content calls photos. */
const FOLDERS = [
  ['content', ''],
  ['pictures', 'photos'],
] as const;

const OWN_RECORDS = /\.own\.json$/;

/** What a brand has of its own, by its place in the content. */
export type OwnContent = {
  /** Files that take the place of common ones. */
  readonly files: ReadonlyMap<string, string>;
  /** Files of records that change common ones (own-records.ts). */
  readonly records: ReadonlyMap<string, string>;
};

export function ownContent(brandFolder: string): OwnContent {
  const all = FOLDERS.flatMap(([folder, place]) =>
    filesIn(join(brandFolder, folder)).map(
      (file) => [join(place, file), join(brandFolder, folder, file)] as const,
    ),
  );
  return {
    files: new Map(all.filter(([file]) => !OWN_RECORDS.test(file))),
    records: new Map(
      all
        .filter(([file]) => OWN_RECORDS.test(file))
        .map(([file, path]) => [file.replace(OWN_RECORDS, '.json'), path] as const),
    ),
  };
}

/** A common file with the brand's records; as it is where they cannot be read, which is a problem of the content. */
export function mergedText(common: string, records: string): string {
  try {
    const { merged } = withOwnRecords(JSON.parse(common), JSON.parse(records));
    return asFile(merged);
  } catch {
    return common;
  }
}

export function asFile(json: unknown): string {
  return `${JSON.stringify(json, null, 2)}\n`;
}

/**
 * The content of a brand: the common one, with the brand's own files in the place of those of the same
 * name, and its own records among the common ones. A brand without any has the common folder; else it is
 * laid out in `to`, where only what differs is written: others may be reading it.
 */
export function brandContent(common: string, brandFolder: string, to: string): string {
  const own = ownContent(brandFolder);
  if (own.files.size + own.records.size === 0) return common;
  const files = new Map([
    ...filesIn(common).map((file) => [file, join(common, file)] as const),
    ...own.files,
  ]);
  for (const [file, from] of files) {
    const records = own.records.get(file);
    const bytes =
      records === undefined
        ? readFileSync(from)
        : Buffer.from(mergedText(readFileSync(from, 'utf8'), readFileSync(records, 'utf8')));
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
