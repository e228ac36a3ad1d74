import type { Brand } from './brand.ts';
import { editsToBeginnings } from './tv/edit-distance.ts';
import { plainLetters } from './plain-letters.ts';
import { pathOf, routeNamed, type RouteName } from './routes.ts';

/** More would be a second site map. */
const AT_MOST = 3;
/** Below, two addresses have no more than a common word in common. */
const ALIKE_ENOUGH = 0.4;
/** « comparateur » and « comparer » are of one family: they begin with so many letters, so much of the shorter. */
const FAMILY_FROM = 6;
const FAMILY_SHARE = 0.75;
/** As near as one slip. */
const FAMILY_LIKENESS = 0.8;
/** Whoever writes a longer address than any of ours looks for none of them. */
const LONGEST_ADDRESS = 160;

/** What takes something away is meant by who names that, not by who looks for what would be gone. */
const ONLY_IF_NAMED: Partial<Record<RouteName, string>> = { 'suppression-compte': 'suppression' };

/** The pages whose addresses an address that has none may mean, nearest first. */
export type NearestPages = (address: string) => RouteName[];

/** What visitors type for a page, by its name: the site's search has it too. */
export type TypedForPages = Readonly<Partial<Record<string, string>>>;

/**
 * By the words of addresses: one that few pages have says more than one that most have (inverse
 * document frequency), and a slip of the keyboard (edit distance) or another ending is forgiven. A word
 * that no address has may be one that visitors type for a page.
 */
export function nearestPages(
  names: readonly RouteName[],
  brand: Brand,
  typed: TypedForPages = {},
): NearestPages {
  const base = wordsOf(brand.base);
  const addressed = names
    // The way home is always shown, a family has no page of its own, and an error is nobody's wish.
    .filter(
      (name) =>
        name !== 'home' && !routeNamed(name).path.includes('[') && routeNamed(name).group !== null,
    )
    .map((name) => ({
      name,
      words: new Set(wordsOf(pathOf(name, brand))),
      deed: ONLY_IF_NAMED[name],
    }));
  const pagesWith = new Map<string, number>();
  const count = (word: string) => pagesWith.set(word, (pagesWith.get(word) ?? 0) + 1);
  for (const { words } of addressed) words.forEach(count);
  const nicknamed = addressed
    .flatMap(({ name }) => wordsOf(typed[name] ?? '').map((word, at) => ({ name, word, at })))
    .filter(
      ({ word }) => !addressed.some(({ words, deed = word }) => deed === word && words.has(word)),
    )
    // What one types first for a page is meant most.
    .sort((a, b) => a.at - b.at);
  for (const { word } of nicknamed) count(word);
  const pages = [
    ...addressed,
    ...nicknamed.map(({ name, word }) => ({
      name,
      words: new Set([...base, word]),
      deed: undefined,
    })),
  ];
  const weightOf = (word: string) => Math.log((addressed.length + 1) / (pagesWith.get(word) ?? 1));
  const total = (words: Iterable<string>) =>
    [...words].reduce((sum, word) => sum + weightOf(word), 0);

  return (address) => {
    if (address.length > LONGEST_ADDRESS) return [];
    const asked = new Set(wordsOf(address));
    const meant = new Map<string, number>();
    let askedWeight = 0;
    for (const word of asked) {
      const { likeness, words } = nearestWords(word, [...pagesWith.keys()]);
      // It weighs as much as the word of ours that it comes nearest to.
      askedWeight += weightOf(words[0] ?? word);
      for (const known of words) meant.set(known, Math.max(likeness, meant.get(known) ?? 0));
    }
    const nearest = pages
      .filter(({ deed }) => deed === undefined || meant.has(deed))
      .map(({ name, words }) => {
        const common = [...words].reduce(
          (sum, word) => sum + (meant.get(word) ?? 0) * weightOf(word),
          0,
        );
        return { name, alike: (2 * common) / (askedWeight + total(words)) };
      })
      .filter(({ alike }) => alike >= ALIKE_ENOUGH)
      .sort((a, b) => b.alike - a.alike)
      .map(({ name }) => name);
    return [...new Set(nearest)].slice(0, AT_MOST);
  };
}

/** Those of ours that a written word comes nearest to, and no other: « contact » is not « connect ». */
function nearestWords(word: string, known: readonly string[]) {
  const likenesses = known.map((ours) => likenessOf(word, ours));
  const likeness = Math.max(0, ...likenesses);
  const words = likeness === 0 ? [] : known.filter((_, at) => likenesses[at] === likeness);
  return { likeness, words };
}

/** '/freebox/Box_5G.html' has 'freebox', 'box' and '5g'. */
function wordsOf(address: string): string[] {
  return (
    plainLetters(address)
      .replace(/\.\w{2,5}$/, '')
      .match(/[a-z0-9]+/g) ?? []
  );
}

/** From 0 to 1. Short words are too near to each other to be taken for one another. */
function likenessOf(word: string, known: string): number {
  if (word === known) return 1;
  const length = Math.min(word.length, known.length);
  const isLetterMore = word.startsWith(known) || known.startsWith(word);
  if (length < 3 || (length === 3 && !isLetterMore)) return 0;
  const most = length < 7 ? 1 : 2;
  const slips = editsToBeginnings(word, known, most)?.[known.length] ?? Infinity;
  const slipped = slips > most ? 0 : 1 - 0.2 * slips;
  const isKin = commonStart(word, known) >= Math.max(FAMILY_FROM, FAMILY_SHARE * length);
  return isKin ? Math.max(slipped, FAMILY_LIKENESS) : slipped;
}

/** How many letters two words begin with together. */
function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
