import { isDeepStrictEqual } from 'node:util';

/**
 * What a brand says otherwise in a file of the common content: `home/carousel.own.json` holds its records
 * alone. Objects are merged by key and lists of records by name; any other value takes the place of the
 * common one. A record that the common file does not have says `"added": true`, one that the brand does not
 * want is `{ "id": "…", "removed": true }`, a key `{ "removed": true }`.
 */
type Json = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

export type OwnRecords = {
  readonly merged: unknown;
  readonly problems: readonly OwnProblem[];
};

export type OwnProblem = {
  /** Where it stands in the brand's records. */
  readonly path: Path;
  /** By the name of the record: 'slides.pop: …'. */
  readonly said: string;
};

/** What names a record of a list: the first of these that all of them have. */
const NAMES = ['id', 'key', 'code', 'name'];

export function withOwnRecords(common: unknown, part: unknown): OwnRecords {
  const problems: OwnProblem[] = [];
  return { merged: merge(common, part, []), problems };

  /** `path` is in the brand's records. */
  function merge(from: unknown, to: unknown, path: Path): unknown {
    if (isRecord(from) && isRecord(to)) return mergeKeys(from, to, path);
    const named = nameOf(from, to);
    return named === null ? to : mergeList(from as Json[], to as Json[], named, path);
  }

  function mergeKeys(from: Json, to: Json, path: Path): Json {
    const merged: Record<string, unknown> = { ...from };
    for (const [key, value] of Object.entries(to)) {
      const at = [...path, key];
      if (!isRemoved(value)) merged[key] = merge(from[key], value, at);
      else if (key in from) delete merged[key];
      else problems.push({ path: at, said: `${at.join('.')}: il n’y a rien de ce nom à enlever` });
    }
    return merged;
  }

  function mergeList(from: readonly Json[], to: readonly Json[], named: string, path: Path) {
    const merged: unknown[] = [...from];
    const seen = new Set<unknown>();
    for (const [at, { added, ...rest }] of to.entries()) {
      const isAdded = added === true;
      const record: Json = added === undefined || isAdded ? rest : { ...rest, added };
      const name = record[named];
      const refuse = (why: string) =>
        problems.push({
          path: [...path, at],
          said: `${[...path, String(name)].join('.')}: ${why}`,
        });
      const known = from.find((one) => one[named] === name);
      const index = merged.indexOf(known);
      if (seen.has(name)) refuse('ce nom est écrit deux fois');
      else if (isRemoved(record)) {
        if (known) merged.splice(index, 1);
        else refuse('il n’y a rien de ce nom à enlever');
      } else if (isAdded) {
        if (known) refuse('ce nom est déjà pris dans le contenu commun');
        else merged.push(record);
      } else if (known) {
        const { [named]: _name, ...changed } = record;
        merged[index] = mergeKeys(known, changed, [...path, at]);
      } else
        refuse(
          'ce nom n’est pas dans le contenu commun. Pour ajouter cet élément, écrivez aussi "added": true',
        );
      seen.add(name);
    }
    return merged;
  }
}

/** Where a value of the merged file is written: in the brand's records, or in the common file. */
export type Source = { readonly isOwn: boolean; readonly path: Path };

/** Of something both say, the brand's: it is what the brand can mend. */
export function sourceOf(common: unknown, part: unknown, merged: unknown, path: Path): Source {
  const [step, ...rest] = path;
  if (part === undefined) return { isOwn: false, path };
  if (step === undefined || common === undefined) return { isOwn: true, path };
  const below = (theirs: unknown, ours: unknown, at: Source['path'], from: Source['path']) => {
    const found = sourceOf(theirs, ours, valueOf(merged, step), rest);
    return { isOwn: found.isOwn, path: [...(found.isOwn ? from : at), ...found.path] };
  };
  if (isRecord(common) && isRecord(part)) return below(common[step], part[step], [step], [step]);
  const named = nameOf(common, part);
  const record = valueOf(merged, step);
  if (named === null || !isRecord(record)) return { isOwn: true, path };
  const placeIn = (list: unknown) =>
    (list as Json[]).findIndex((one) => one[named] === record[named]);
  const [theirs, ours] = [placeIn(common), placeIn(part)];
  return below((common as Json[])[theirs], (part as Json[])[ours], [theirs], [ours]);
}

function valueOf(json: unknown, step: string | number): unknown {
  return typeof json === 'object' && json !== null
    ? (json as Record<string | number, unknown>)[step]
    : undefined;
}

/**
 * A merged file, changed by someone, as the common file and the brand's records that give it; null when none
 * do, as when the order of what both have changed.
 */
export function splitOwnRecords(
  merged: unknown,
  common: unknown,
  part: unknown,
): { readonly common: unknown; readonly part: unknown } | null {
  const found = split(merged, common, part);
  const again = withOwnRecords(found.common, found.part);
  return again.problems.length === 0 && isDeepStrictEqual(again.merged, merged) ? found : null;
}

type Split = { common: unknown; part: unknown };

function split(to: unknown, common: unknown, part: unknown): Split {
  if (isRecord(to) && isRecord(common) && isRecord(part)) return splitKeys(to, common, part);
  const named = Array.isArray(to) ? nameOf(common, part) : null;
  return named === null
    ? { common, part: to }
    : splitList(to as Json[], common as Json[], part as Json[], named);
}

function splitKeys(to: Json, common: Json, part: Json): Split {
  const kept: Record<string, unknown> = {};
  const own: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(common), ...Object.keys(to)])) {
    const isOwn = key in part && !(isRemoved(part[key]) && key in to);
    if (!isOwn) {
      if (key in to) kept[key] = to[key];
    } else if (!(key in to)) {
      kept[key] = common[key];
      own[key] = { removed: true };
    } else if (key in common) {
      ({ common: kept[key], part: own[key] } = split(to[key], common[key], part[key]));
    } else own[key] = to[key];
  }
  return { common: kept, part: own };
}

function splitList(to: readonly Json[], common: Json[], part: Json[], named: string): Split {
  const of = (list: readonly Json[], name: unknown) => list.find((one) => one[named] === name);
  const kept: unknown[] = [];
  const own: Json[] = [];
  for (const record of to) {
    const [theirs, ours] = [of(common, record[named]), of(part, record[named])];
    if (theirs && ours && !isRemoved(ours)) {
      const one = splitKeys(record, theirs, ours);
      kept.push(one.common);
      own.push({ [named]: record[named], ...(one.part as Json) });
    } else if (ours && !theirs) own.push({ ...record, added: true });
    else kept.push(record);
  }
  // What the brand does without stays where it stands for the others.
  for (const [index, record] of common.entries())
    if (of(part, record[named]) && !of(to, record[named])) {
      kept.splice(index, 0, record);
      own.push({ [named]: record[named], removed: true });
    }
  const placeOf = (record: Json) => part.findIndex((one) => one[named] === record[named]);
  return { common: kept, part: own.toSorted((a, b) => placeOf(a) - placeOf(b)) };
}

/** Null when these are no lists of records that have names. */
function nameOf(common: unknown, part: unknown): string | null {
  if (!Array.isArray(common) || !Array.isArray(part) || part.length === 0) return null;
  const all: unknown[] = [...common, ...part];
  return (
    NAMES.find((name) => all.every((one) => isRecord(one) && typeof one[name] === 'string')) ?? null
  );
}

function isRemoved(value: unknown): boolean {
  return isRecord(value) && value['removed'] === true;
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
