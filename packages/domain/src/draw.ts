/**
 * A draw that anyone can do again. The list of entries is frozen and its hash published before the
 * seed is known; then each entry's rank is the SHA-256 of the seed and its reference, and the
 * smallest ranks win. No order of the list, no machine and no library changes the result.
 */

/** SHA-256 of a text, in lowercase hexadecimal. Given by the caller: the domain does no I/O. */
export type Sha256 = (text: string) => string;

export type DrawRequest = {
  readonly seed: string;
  readonly winners: number;
  readonly substitutes: number;
  /** Where winners have a choice: how many there are of each, as many as winners in all. */
  readonly prizes?: readonly Prize[];
};

export type Prize = { readonly value: string; readonly count: number };

export type DrawResult = {
  /** How many entries took part. */
  readonly entries: number;
  /** Best rank first. */
  readonly winners: readonly string[];
  /** Who replaces a winner that cannot be reached, in this order, and gets that winner's prize. */
  readonly substitutes: readonly string[];
  /** What each winner gets, in the order of `winners`, where there is a choice. */
  readonly prizes?: readonly string[];
};

type Ranked = { readonly reference: string; readonly rank: string; readonly choice: string };

/** 256 bits in hexadecimal: what `randomBytes(32)` or a public beacon gives. */
const SEED = /^[0-9a-f]{64}$/;

export function drawRank(seed: string, reference: string, sha256: Sha256): string {
  return sha256(`${seed}\n${reference}`);
}

export type Draw = {
  /** One entry of the list, in any order, and the prize that it would rather have. */
  readonly add: (reference: string, choice?: string) => void;
  readonly result: () => DrawResult;
};

/**
 * Keeps only the best ranks seen so far, so a million entries need no more memory than a hundred; and
 * waits for nothing between two entries, so they need seconds.
 */
export function openDraw(
  { seed, winners, substitutes, prizes }: DrawRequest,
  sha256: Sha256,
): Draw {
  if (!SEED.test(seed)) throw new RangeError('a seed is 64 hexadecimal digits');
  const wanted = winners + substitutes;
  const best: Ranked[] = []; // sorted, best first
  let entries = 0;
  return {
    add(reference, choice = '') {
      entries += 1;
      const entry = { reference, choice, rank: drawRank(seed, reference, sha256) };
      const worst = best[wanted - 1];
      if (worst && !isBefore(entry, worst)) return;
      best.splice(insertionPoint(best, entry), 0, entry);
      if (best.length > wanted) best.pop();
    },
    result() {
      const drawn = best.map(({ reference }) => reference);
      const choices = best.slice(0, winners).map(({ choice }) => choice);
      return {
        entries,
        winners: drawn.slice(0, winners),
        substitutes: drawn.slice(winners),
        ...(prizes && { prizes: awardPrizes(choices, prizes) }),
      };
    },
  };
}

/** Choices are followed in the order of the draw for as long as prizes last; then, what is left. */
export function awardPrizes(choices: readonly string[], prizes: readonly Prize[]): string[] {
  const left = new Map(prizes.map(({ value, count }) => [value, count]));
  return choices.map((choice) => {
    const given = left.get(choice) ? choice : [...left].find(([, count]) => count > 0)?.[0];
    if (given === undefined) throw new RangeError('there are more winners than prizes');
    left.set(given, (left.get(given) ?? 0) - 1);
    return given;
  });
}

/** A line of the published list: a reference and, where there is a choice, what it would rather have. */
export function drawLine(reference: string, choice: string | null): string {
  return choice === null ? reference : `${reference} ${choice}`;
}

export function readDrawLine(line: string): [reference: string, choice: string] {
  const [reference = '', choice = ''] = line.split(' ');
  return [reference, choice];
}

/** Two ranks never tie in practice; if they did, the reference decides, so the result stays one. */
function isBefore(first: Ranked, second: Ranked): boolean {
  return first.rank === second.rank ? first.reference < second.reference : first.rank < second.rank;
}

function insertionPoint(sorted: readonly Ranked[], entry: Ranked): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const candidate = sorted[middle];
    if (candidate && isBefore(candidate, entry)) low = middle + 1;
    else high = middle;
  }
  return low;
}
