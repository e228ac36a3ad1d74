import type { Brand } from '../../brand.ts';
import { tokensOf } from '../../content-tokens.ts';
import { routes } from '../../routes.ts';
import { CATALOGUE_CALL, type ContentCall, type ContentOf } from '../calls.ts';
import { OWN_TOKENS, validContent } from '../client.ts';

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
  /** A content call, or 'routes' for titles and descriptions. */
  readonly file: string;
  /** Path of the field inside the file, such as `items.2.answer`. */
  readonly record: string;
  readonly why: string;
};

export type ContentSet = {
  /** Every string as written, tokens not filled, and with them filled. */
  readonly texts: readonly WrittenText[];
  readonly read: <Call extends ContentCall>(call: Call) => ContentOf<Call>;
  /** The content calls there are, of those asked for. */
  readonly calls: readonly ContentCall[];
};

export type WrittenText = {
  readonly file: string;
  readonly record: string;
  readonly written: string;
  readonly filled: string;
};

/** Where page titles and descriptions are written. */
export const ROUTES_FILE = 'routes';

export function contentSet(
  raw: ReadonlyMap<ContentCall, unknown>,
  brand: Brand,
  fill: (text: string) => string,
): ContentSet {
  const catalogue = validContent(CATALOGUE_CALL, raw.get(CATALOGUE_CALL), brand, OWN_TOKENS);
  const tokens = tokensOf(catalogue);
  const known = new Map<ContentCall, unknown>([[CATALOGUE_CALL, catalogue]]);
  const read = <Call extends ContentCall>(call: Call): ContentOf<Call> => {
    const content = known.get(call) ?? validContent(call, raw.get(call), brand, tokens);
    known.set(call, content);
    return content as ContentOf<Call>;
  };
  const fromFiles = [...raw].flatMap(([call, json]) => textsOf(call, json, fill));
  return {
    texts: [...fromFiles, ...textsOf(ROUTES_FILE, routes, fill)],
    read,
    calls: [...raw.keys()],
  };
}

/** Fields that are names for machines, never read by a visitor. */
const MACHINE_FIELDS = new Set(
  [
    'src',
    'id',
    'icon',
    'key',
    'code',
    'codeName',
    'href',
    'url',
    'path',
    'section',
    'action',
  ].concat(['theme', 'kind', 'rel', 'target', 'route', 'parent', 'tracking', 'offer', 'service']),
);

function textsOf(file: string, json: unknown, fill: (text: string) => string): WrittenText[] {
  const found: WrittenText[] = [];
  walk(json, []);
  return found;

  function walk(value: unknown, path: readonly string[]): void {
    if (typeof value === 'string') {
      if (MACHINE_FIELDS.has(path.at(-1) ?? '')) return;
      found.push({ file, record: path.join('.'), written: value, filled: plain(fill(value)) });
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inside] of Object.entries(value)) walk(inside, [...path, key]);
    }
  }
}

/** With plain spaces and without the marks of bold or light: what a reader reads. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ').replace(/\*\*|__/g, '');
}

/** A sentence ends at its mark, at a line's end, or with its field. */
export function sentences(text: string): string[] {
  return text.split(/(?<=[.!?…])\s+|\n+/).filter((sentence) => sentence.trim() !== '');
}

export function problemText({ name }: Rule, { file, record, why }: Problem): string {
  const where = file === ROUTES_FILE ? 'packages/domain/src/routes.ts' : `content/${file}.json`;
  return `${where}: ${record}: ${why} (règle «\u00a0${name}\u00a0»)`;
}
