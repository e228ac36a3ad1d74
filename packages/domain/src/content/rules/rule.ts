import type { Brand } from '../../brand.ts';
import { tokensOf } from '../../content-tokens.ts';
import { referencesIn } from '../../mini-markup.ts';
import { CATALOGUE_CALL, type ContentCall, type ContentOf } from '../calls.ts';
import { OWN_TOKENS, validContent } from '../client.ts';
import type { PhotoFiles } from '../photos.ts';

/**
 * Rules over all content: what no schema of one file can see. They run when content is published
 * and in `npm test`; a problem names its rule, its file and its record, in the editors' language.
 */
export type Rule = {
  /** What the message calls it. */
  readonly name: string;
  readonly problems: (content: ContentSet) => Problem[];
};

export type Problem = {
  /** A content call. */
  readonly file: string;
  /** Path of the field inside the file, such as `items.2.answer`. */
  readonly record: string;
  readonly why: string;
};

export type ContentSet = {
  /** Every string as written, tokens not filled, and with them filled. */
  readonly texts: readonly WrittenText[];
  /** Every string and number of every file, names for machines too, tokens filled. */
  readonly values: readonly WrittenValue[];
  readonly read: <Call extends ContentCall>(call: Call) => ContentOf<Call>;
  /** What the files of content/photos/ turn out to be. */
  readonly photoFiles: PhotoFiles;
  /** The content calls there are, of those asked for. */
  readonly calls: readonly ContentCall[];
  /** Whose words fill the tokens. */
  readonly brand: Brand;
};

export type WrittenValue = {
  readonly file: string;
  readonly record: string;
  /** The name of its field: the last step of the record that is no number. */
  readonly field: string;
  readonly value: string | number;
};

export type WrittenText = {
  readonly file: string;
  readonly record: string;
  readonly written: string;
  readonly filled: string;
};

export function contentSet(
  raw: ReadonlyMap<ContentCall, unknown>,
  brand: Brand,
  fill: (text: string) => string,
  photoFiles: PhotoFiles = new Map(),
): ContentSet {
  const catalogue = validContent(CATALOGUE_CALL, raw.get(CATALOGUE_CALL), brand, OWN_TOKENS);
  const tokens = tokensOf(catalogue);
  const known = new Map<ContentCall, unknown>([[CATALOGUE_CALL, catalogue]]);
  const read = <Call extends ContentCall>(call: Call): ContentOf<Call> => {
    const content = known.get(call) ?? validContent(call, raw.get(call), brand, tokens);
    known.set(call, content);
    return content as ContentOf<Call>;
  };
  return {
    texts: [...raw].flatMap(([call, json]) => textsOf(call, json, fill)),
    values: [...raw].flatMap(([call, json]) => valuesOf(call, json, fill)),
    read,
    photoFiles,
    calls: [...raw.keys()],
    brand,
  };
}

/** Fields that are names for machines, never read by a visitor. */
const MACHINE_FIELDS = new Set(
  ['src', 'id', 'icon', 'key', 'code', 'codeName', 'href', 'url', 'path', 'section', 'action']
    .concat(['theme', 'kind', 'rel', 'target', 'route', 'parent', 'tracking', 'offer', 'service'])
    .concat([
      'picture',
      'mobilePicture',
      'shape',
      'drawing',
      'desktopAsset',
      'mobileAsset',
      'file',
      'endpoint',
      'contest',
    ]),
);

/** Words that visitors type for the search: with slips, without accents, for things that we call otherwise. */
const TYPED = 'typed';

function textsOf(file: string, json: unknown, fill: (text: string) => string): WrittenText[] {
  return leavesOf(json).flatMap(({ path, value }) =>
    typeof value === 'string' && !MACHINE_FIELDS.has(path.at(-1) ?? '') && !path.includes(TYPED)
      ? [{ file, record: path.join('.'), written: value, filled: plain(fill(value)) }]
      : [],
  );
}

function valuesOf(file: string, json: unknown, fill: (text: string) => string): WrittenValue[] {
  return leavesOf(json).map(({ path, value }) => ({
    file,
    record: path.join('.'),
    field: path.findLast((step) => !/^\d+$/.test(step)) ?? '',
    value: typeof value === 'string' ? fill(value) : value,
  }));
}

type Leaf = { readonly path: readonly string[]; readonly value: string | number };

function leavesOf(json: unknown, path: readonly string[] = []): Leaf[] {
  if (typeof json === 'string' || typeof json === 'number') return [{ path, value: json }];
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, inside]) => leavesOf(inside, [...path, key]));
}

/** With plain spaces and without the marks of bold or light: what a reader reads. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ').replace(/\*\*|__/g, '');
}

/** Most texts refer to nothing: only those with a bracket are parsed. */
export function marked(text: string): ReturnType<typeof referencesIn> {
  return text.includes('](') ? referencesIn(text) : { links: [], pictures: [] };
}

/** A sentence ends at its mark, at a line's end, or with its field. */
export function sentences(text: string): string[] {
  return text.split(/(?<=[.!?…])\s+|\n+/).filter((sentence) => sentence.trim() !== '');
}

/** Where a problem stands, unless whoever asks knows its line too. */
export function placeOf({ file, record }: Problem): string {
  return `content/${file}.json: ${record}`;
}
