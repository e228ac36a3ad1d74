/**
 * Texts of plain ASCII in order, without a string each: a hundred thousand names weigh a megabyte
 * instead of ten. All letters stand in one array, and a key is the place where its text begins; it
 * ends at the next zero.
 */
export type SortedKeys = {
  readonly letters: Uint8Array;
  readonly starts: Uint32Array;
  /** How many characters a text shares with the one before. */
  readonly shared: Uint8Array;
};

const LONGEST_SHARED = 255;
const ascii = new TextEncoder();

/** The letters of several texts, and where each of them begins. */
export function packTexts(texts: readonly string[]): { letters: Uint8Array; starts: number[] } {
  let next = 0;
  const starts = texts.map((text) => {
    const start = next;
    next += text.length + 1;
    return start;
  });
  return { letters: ascii.encode(`${texts.join('\0')}\0`), starts };
}

/** The order in which the texts that begin at `starts` are to be read. */
export function orderOf(letters: Uint8Array, starts: readonly number[]): Uint32Array {
  const order = Uint32Array.from(starts, (_, index) => index);
  return order.sort((a, b) => compareTexts(letters, starts[a] ?? 0, starts[b] ?? 0));
}

export function sortedKeys(letters: Uint8Array, starts: Uint32Array): SortedKeys {
  const shared = Uint8Array.from(starts, (start, index) =>
    index === 0 ? 0 : sharedLength(letters, starts[index - 1] ?? 0, start),
  );
  return { letters, starts, shared };
}

const SPACE = 32;

/** Whether each word wanted is a different word of the text, or the beginning of one. */
export function hasWords(
  letters: Uint8Array,
  start: number,
  wanted: readonly string[],
  isUnfinished: (index: number) => boolean,
): boolean {
  /** One bit for each word of the text that is taken. */
  let taken = 0;
  for (const [index, word] of wanted.entries()) {
    const found = findWord(letters, start, word, isUnfinished(index), taken);
    if (found === 0) return false;
    taken |= found;
  }
  return true;
}

/** The bit of the first free word of the text that answers; 0 when none does. */
function findWord(
  letters: Uint8Array,
  start: number,
  word: string,
  unfinished: boolean,
  taken: number,
): number {
  let bit = 1;
  let at = start;
  while (letters[at] !== 0) {
    let length = 0;
    while (length < word.length && letters[at + length] === word.charCodeAt(length)) length += 1;
    const next = letters[at + length] ?? 0;
    const ends = unfinished || next === 0 || next === SPACE;
    if (length === word.length && ends && (taken & bit) === 0) return bit;
    while (letters[at] !== 0 && letters[at] !== SPACE) at += 1;
    if (letters[at] === SPACE) at += 1;
    bit <<= 1;
  }
  return 0;
}

export function lengthAt(letters: Uint8Array, start: number): number {
  let end = start;
  while (letters[end] !== 0) end += 1;
  return end - start;
}

/** The place of the first key that is not before `wanted`. */
export function firstAtLeast({ letters, starts }: SortedKeys, wanted: string): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(letters, starts[middle] ?? 0, wanted)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isBefore(letters: Uint8Array, start: number, wanted: string): boolean {
  for (let at = 0; at < wanted.length; at += 1) {
    const letter = letters[start + at] ?? 0;
    const other = wanted.charCodeAt(at);
    if (letter !== other) return letter < other;
  }
  return false;
}

function compareTexts(letters: Uint8Array, a: number, b: number): number {
  for (let at = 0; ; at += 1) {
    const letter = letters[a + at] ?? 0;
    const other = letters[b + at] ?? 0;
    if (letter !== other) return letter - other;
    if (letter === 0) return 0;
  }
}

function sharedLength(letters: Uint8Array, a: number, b: number): number {
  let count = 0;
  while (
    count < LONGEST_SHARED &&
    letters[b + count] !== 0 &&
    letters[a + count] === letters[b + count]
  )
    count += 1;
  return count;
}
