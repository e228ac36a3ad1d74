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
};

export type DrawResult = {
  /** How many entries took part. */
  readonly entries: number;
  /** Best rank first. */
  readonly winners: readonly string[];
  /** Who replaces a winner that cannot be reached, in this order. */
  readonly substitutes: readonly string[];
};

type Ranked = { readonly reference: string; readonly rank: string };

/** 256 bits in hexadecimal: what `randomBytes(32)` or a public beacon gives. */
const SEED = /^[0-9a-f]{64}$/;

export function drawRank(seed: string, reference: string, sha256: Sha256): string {
  return sha256(`${seed}\n${reference}`);
}

export type Draw = {
  /** One entry of the list, in any order. */
  readonly add: (reference: string) => void;
  readonly result: () => DrawResult;
};

/**
 * Keeps only the best ranks seen so far, so a million entries need no more memory than a hundred; and
 * waits for nothing between two entries, so they need seconds.
 */
export function openDraw({ seed, winners, substitutes }: DrawRequest, sha256: Sha256): Draw {
  if (!SEED.test(seed)) throw new RangeError('a seed is 64 hexadecimal digits');
  const wanted = winners + substitutes;
  const best: Ranked[] = []; // sorted, best first
  let entries = 0;
  return {
    add(reference) {
      entries += 1;
      const entry = { reference, rank: drawRank(seed, reference, sha256) };
      const worst = best[wanted - 1];
      if (worst && !isBefore(entry, worst)) return;
      best.splice(insertionPoint(best, entry), 0, entry);
      if (best.length > wanted) best.pop();
    },
    result() {
      const drawn = best.map(({ reference }) => reference);
      return { entries, winners: drawn.slice(0, winners), substitutes: drawn.slice(winners) };
    },
  };
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
