import type { Speller } from '@vitrine/domain/misspelled';

/** A Hunspell dictionary: stems with the flags of the rules that they take, and those rules. */
export type HunspellFiles = { readonly aff: Uint8Array; readonly dic: Uint8Array };

type Affix = {
  readonly flag: string;
  /** What a stem must be like to take it. */
  readonly condition: RegExp | null;
  /** Flags of the rules that its result takes in turn. */
  readonly next: string;
};

/** By what they add, then by what they take away: few words have so many endings. */
type Affixes = Map<string, Map<string, Affix[]>>;

/** « d’exaampères »: a prefix makes « exaampère », a suffix its plural, another prefix elides it. */
const MOST_AFFIXES = 3;

/**
 * Whether a word is a form of a stem: each rule is undone, and what is left looked up. Making all
 * forms, half a million, takes ten seconds; a site's words are some thousands.
 */
export function hunspellForms({ aff, dic }: HunspellFiles): Speller {
  const stems = stemsOf(dic);
  const { prefixes, suffixes, chained } = affixesOf(aff);
  return (word) => isForm(word, null, 0);

  function isForm(word: string, flag: string | null, depth: number): boolean {
    const flags = stems.get(word);
    if (flags !== undefined && (flag === null || hasFlag(flags, flag))) return true;
    if (depth === MOST_AFFIXES || (flag !== null && !chained.has(flag))) return false;
    for (let at = 0; at <= word.length; at += 1) {
      const [start, end] = [word.slice(0, at), word.slice(at)];
      for (const [removed, affixes] of suffixes.get(end) ?? [])
        if (takesOne(affixes, start + removed, flag, depth)) return true;
      for (const [removed, affixes] of prefixes.get(start) ?? [])
        if (takesOne(affixes, removed + end, flag, depth)) return true;
    }
    return false;
  }

  function takesOne(
    affixes: readonly Affix[],
    stem: string,
    flag: string | null,
    depth: number,
  ): boolean {
    return affixes.some(
      (affix) =>
        (flag === null || hasFlag(affix.next, flag)) &&
        isForm(stem, affix.flag, depth + 1) &&
        affix.condition?.test(stem) !== false,
    );
  }
}

/** Each flag is two characters (`FLAG long`). */
function hasFlag(flags: string, flag: string): boolean {
  for (let index = 0; index < flags.length; index += 2)
    if (flags.startsWith(flag, index)) return true;
  return false;
}

/** The first line is their number; a stem may stand on several. */
function stemsOf(dic: Uint8Array): Map<string, string> {
  const stems = new Map<string, string>();
  for (const line of linesOf(dic).slice(1)) {
    const slash = line.indexOf('/');
    const stem = slash < 0 ? line : line.slice(0, slash);
    stems.set(stem, (stems.get(stem) ?? '') + (slash < 0 ? '' : line.slice(slash + 1)));
  }
  stems.delete('');
  return stems;
}

/** `SFX S. 0 s/D'Q' [^sxz]`; a rule's heading has no fifth column. */
function affixesOf(aff: Uint8Array) {
  const prefixes: Affixes = new Map();
  const suffixes: Affixes = new Map();
  const chained = new Set<string>();
  const conditions = new Map<string, RegExp>();
  for (const line of linesOf(aff)) {
    const [kind, flag = '', removed = '', added = '', condition] = line.split(/\s+/);
    if ((kind !== 'PFX' && kind !== 'SFX') || condition === undefined) continue;
    const [text = '', next = ''] = added.split('/');
    for (let index = 0; index < next.length; index += 2) chained.add(next.slice(index, index + 2));
    const affixes = kind === 'PFX' ? prefixes : suffixes;
    const same = valueOf(affixes, none(text), () => new Map<string, Affix[]>());
    valueOf(same, none(removed), () => []).push({
      flag,
      condition: read(condition, kind === 'PFX'),
      next,
    });
  }
  return { prefixes, suffixes, chained };

  function read(condition: string, isPrefix: boolean): RegExp | null {
    if (condition === '.') return null;
    const pattern = isPrefix ? `^${condition}` : `${condition}$`;
    return valueOf(conditions, pattern, () => new RegExp(pattern, 'u'));
  }
}

function valueOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

function none(text: string): string {
  return text === '0' ? '' : text;
}

function linesOf(file: Uint8Array): string[] {
  return new TextDecoder().decode(file).split('\n');
}
