import type { Catalogue } from '../../box-offer.ts';
import type { Brand } from '../../brand.ts';
import { fillText, type Tokens, tokensOf } from '../../content-tokens.ts';
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
  readonly problems: (content: ContentSet) => Iterable<Problem>;
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

/** The offers that fill the tokens of all files, and what was derived of files with them. */
export type Figures = {
  readonly brand: Brand;
  readonly catalogue: Catalogue;
  readonly tokens: Tokens;
  readonly fill: (text: string) => string;
  /** A file that two sets share, the same object in both, is derived once. */
  readonly derived: WeakMap<object, DerivedFile>;
};

type DerivedFile = Pick<ContentSet, 'texts' | 'values'> & { content?: unknown };

/** How a text is filled is said by whoever judges texts whose tokens may be wrong. */
export function figuresOf(offers: unknown, brand: Brand, fill?: (text: string) => string): Figures {
  const catalogue = validContent(CATALOGUE_CALL, offers, brand, OWN_TOKENS);
  const tokens = tokensOf(catalogue);
  const fillWhole = (text: string) => fillText(text, brand, tokens);
  return { brand, catalogue, tokens, fill: fill ?? fillWhole, derived: new WeakMap() };
}

export function contentSet(
  raw: ReadonlyMap<ContentCall, unknown>,
  figures: Figures,
  photoFiles: PhotoFiles = new Map(),
): ContentSet {
  const { brand, catalogue, tokens } = figures;
  const files = new Map([...raw].map(([call, json]) => [call, derivedOf(call, json, figures)]));
  const read = <Call extends ContentCall>(call: Call): ContentOf<Call> => {
    const file = files.get(call);
    const content =
      call === CATALOGUE_CALL
        ? catalogue
        : (file?.content ?? validContent(call, raw.get(call), brand, tokens));
    if (file) file.content = content;
    return content as ContentOf<Call>;
  };
  return {
    texts: [...files.values()].flatMap(({ texts }) => texts),
    values: [...files.values()].flatMap(({ values }) => values),
    read,
    photoFiles,
    calls: [...raw.keys()],
    brand,
  };
}

function derivedOf(call: ContentCall, json: unknown, { fill, derived }: Figures): DerivedFile {
  // A file that may be absent is null where it is.
  const key = Object(json) as object;
  const known = derived.get(key);
  if (known) return known;
  const leaves = leavesOf(json);
  const file = {
    texts: leaves.flatMap((leaf) => textOf(call, leaf, fill)),
    values: leaves.map((leaf) => valueOf(call, leaf, fill)),
  };
  derived.set(key, file);
  return file;
}

/** Fields that are names for machines, never read by a visitor. */
const MACHINE_FIELDS = new Set(
  (
    'src id icon key code codeName href url path section action theme kind rel target route parent tracking ' +
    'offer service picture mobilePicture focus side part shape drawing desktopAsset mobileAsset file ' +
    'endpoint contest'
  ).split(' '),
);

/** Words that visitors type for the search: with slips, without accents, for things that we call otherwise. */
const TYPED = 'typed';

function textOf(file: string, leaf: Leaf, fill: (text: string) => string): WrittenText[] {
  const { record, step, value, isTyped } = leaf;
  return typeof value === 'string' && !MACHINE_FIELDS.has(step) && !isTyped
    ? [{ file, record, written: value, filled: plain(fill(value)) }]
    : [];
}

function valueOf(file: string, leaf: Leaf, fill: (text: string) => string): WrittenValue {
  const { record, field, value } = leaf;
  return { file, record, field, value: typeof value === 'string' ? fill(value) : value };
}

/** A string or a number, and where it stands. */
type Leaf = Place & { readonly value: string | number };

type Place = {
  readonly record: string;
  /** The last step of the record. */
  readonly step: string;
  /** The last one that is no number. */
  readonly field: string;
  readonly isTyped: boolean;
};

const ROOT: Place = { record: '', step: '', field: '', isTyped: false };

/** There are tens of thousands: one list, and each place made of the one around it. */
function leavesOf(json: unknown, place = ROOT, leaves: Leaf[] = []): Leaf[] {
  if (typeof json === 'string' || typeof json === 'number') leaves.push({ ...place, value: json });
  else if (typeof json === 'object' && json !== null)
    for (const [step, inside] of Object.entries(json))
      leavesOf(inside, placeIn(place, step), leaves);
  return leaves;
}

function placeIn(around: Place, step: string): Place {
  return {
    record: around === ROOT ? step : `${around.record}.${step}`,
    step,
    field: /^\d+$/.test(step) ? around.field : step,
    isTyped: around.isTyped || step === TYPED,
  };
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
  return text.split(/(?<=[.!?…])\s+|\n/).filter((sentence) => sentence.trim() !== '');
}

/** Where a problem stands, unless whoever asks knows its line too. */
export function placeOf({ file, record }: Problem): string {
  return `content/${file}.json: ${record}`;
}

/** A rule of each text, or of each value, by itself: why it is refused, or null. */
export function each<Kind extends 'texts' | 'values'>(
  kind: Kind,
  name: string,
  refuse: (one: ContentSet[Kind][number]) => string | null,
): Rule {
  return {
    name,
    *problems(content) {
      for (const one of content[kind]) {
        const why = refuse(one);
        if (why !== null) yield { file: one.file, record: one.record, why };
      }
    },
  };
}

/** The pages of boxes that are sold: they share one schema. */
export function boxPageCalls(calls: readonly ContentCall[]): 'boxes/pop/page'[] {
  return calls.filter(
    (call): call is 'boxes/pop/page' =>
      /^boxes\/.*\/page$/.test(call) && call !== 'boxes/crystal/page',
  );
}

type BannerCall = Extract<ContentCall, `partners/${string}/banner`>;

/** What every partner's page begins with. */
export function bannerCalls(calls: readonly ContentCall[]): BannerCall[] {
  return calls.filter((call): call is BannerCall => /^partners\/.*\/banner$/.test(call));
}

const ALIKE_LETTERS = 3;

/** What there is instead: what begins alike, else some of `otherwise`. */
export function alike(
  wrong: string,
  known: readonly (string | number)[],
  otherwise: readonly (string | number)[] = known,
): string {
  const start = wrong.slice(0, ALIKE_LETTERS);
  const others = known.filter((name) => String(name).startsWith(start));
  const shown = others.length > 0 ? others : otherwise;
  return `. Il y a\u00a0: ${shown.slice(0, 8).join(', ')}`;
}
