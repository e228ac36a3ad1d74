/**
 * A draw that anyone can do again. The list of entries is frozen and its hash published before the
 * seed is known; then each entry's rank is the SHA-256 of the seed and its reference, and the
 * smallest ranks win. No order of the list, no machine and no library changes the result. Where there
 * are several prizes the draw is stratified: each is drawn among those who chose it.
 */

/** SHA-256 of a text, in lowercase hexadecimal. Given by the caller: the domain does no I/O. */
export type Sha256 = (text: string) => string;

export type DrawRequest = {
  readonly seed: string;
  readonly winners: number;
  readonly substitutes: number;
  /** Where entrants choose: how many there are of each, as many as winners in all. */
  readonly prizes?: readonly Prize[];
};

export type Prize = { readonly value: string; readonly count: number };

export type DrawResult = {
  /** How many entries took part. */
  readonly entries: number;
  /** Best rank first, prize by prize where there are several. */
  readonly winners: readonly string[];
  /** Who replaces a winner that cannot be reached, in this order, prize by prize. */
  readonly substitutes: readonly string[];
  /** What each winner gets and each substitute waits for, in their order, where there are several. */
  readonly prizes?: {
    readonly ofWinners: readonly string[];
    readonly ofSubstitutes: readonly string[];
  };
};

type Ranked = { readonly reference: string; readonly rank: string };

/** 256 bits in hexadecimal: what `randomBytes(32)` or a public beacon gives. */
const SEED = /^[0-9a-f]{64}$/;

export function drawRank(seed: string, reference: string, sha256: Sha256): string {
  return sha256(`${seed}\n${reference}`);
}

/**
 * Keeps only the best ranks seen so far, so a million entries need no more memory than a hundred; and
 * waits for nothing between two entries, so they need seconds.
 */
export function openDraw({ seed, winners, substitutes, prizes }: DrawRequest, sha256: Sha256) {
  if (!SEED.test(seed)) throw new RangeError('a seed is 64 hexadecimal digits');
  const strata = prizes ?? [{ value: '', count: winners }];
  const wanted = winners + substitutes;
  const best = new Map<string, Ranked[]>(strata.map(({ value }) => [value, []]));
  let entries = 0;
  return {
    /** One entry of the list, in any order, and the prize that it chose. */
    add(reference: string, choice = '') {
      const chosen = best.get(prizes ? choice : '');
      if (!chosen) throw new RangeError(`${reference} chose ${choice}, which is no prize`);
      entries += 1;
      keepBest(chosen, { reference, rank: drawRank(seed, reference, sha256) }, wanted);
    },
    result(): DrawResult {
      const drawn = drawStrata(best, strata, substitutes);
      const named = (of: readonly Drawn[]) => of.map(({ reference }) => reference);
      const given = (of: readonly Drawn[]) => of.map(({ prize }) => prize);
      return {
        entries,
        winners: named(drawn.winners),
        substitutes: named(drawn.substitutes),
        ...(prizes && {
          prizes: { ofWinners: given(drawn.winners), ofSubstitutes: given(drawn.substitutes) },
        }),
      };
    },
  };
}

type Drawn = { readonly reference: string; readonly prize: string };

/**
 * Each prize goes to the best ranks among those who chose it. One that too few chose goes on to the best
 * ranks of all the others; then substitutes are the next of each prize, shared out as the prizes are.
 */
function drawStrata(
  best: ReadonlyMap<string, readonly Ranked[]>,
  prizes: readonly Prize[],
  substitutes: number,
): { winners: Drawn[]; substitutes: Drawn[] } {
  // Stryker disable next-line ArrayDeclaration: each prize has its list, which types do not know
  const strata = prizes.map((prize) => ({ ...prize, ranked: best.get(prize.value) ?? [] }));
  const rest = strata
    .flatMap(({ ranked, count }) => ranked.slice(count))
    .sort((first, second) => (isBefore(first, second) ? -1 : 1));
  const winners = strata.flatMap(({ ranked, count, value }) => {
    const chosen = ranked.slice(0, count);
    const others = rest.splice(0, count - chosen.length);
    return [...chosen, ...others].map(({ reference }) => ({ reference, prize: value }));
  });
  const left = new Set(rest);
  const shares = shareOut(
    substitutes,
    prizes.map(({ count }) => count),
  );
  return {
    winners,
    substitutes: strata.flatMap(({ ranked, value }, index) =>
      ranked
        .filter((entry) => left.has(entry))
        .slice(0, shares[index])
        .map(({ reference }) => ({ reference, prize: value })),
    ),
  };
}

/** Whole parts of `total` in proportion to `weights`; what does not divide goes to the first. */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const parts = weights.map((weight) => Math.floor((total * weight) / sum));
  const missing = total - parts.reduce((all, part) => all + part, 0);
  return parts.map((part, index) => part + (index < missing ? 1 : 0));
}

/** A line of the published list: a reference and, where there are several prizes, the one it chose. */
export function drawLine(reference: string, choice: string | null): string {
  return choice === null ? reference : `${reference} ${choice}`;
}

export function readDrawLine(line: string): [reference: string, choice: string] {
  const end = line.indexOf(' ');
  return end < 0 ? [line, ''] : [line.slice(0, end), line.slice(end + 1)];
}

/** Two ranks never tie in practice; if they did, the reference decides, so the result stays one. */
function isBefore(first: Ranked, second: Ranked): boolean {
  if (first.rank === second.rank) return first.reference < second.reference;
  // Stryker disable next-line EqualityOperator: they differ here
  return first.rank < second.rank;
}

function keepBest(sorted: Ranked[], entry: Ranked, most: number): void {
  // Stryker disable next-line all: it only spares work, what is inserted behind them is dropped
  const worst = sorted[most - 1];
  // Stryker disable next-line all: the same
  if (worst && !isBefore(entry, worst)) return;
  const next = sorted.findIndex((other) => isBefore(entry, other));
  sorted.splice(next < 0 ? sorted.length : next, 0, entry);
  // Stryker disable next-line all: it only spares memory, nobody looks behind them
  if (sorted.length > most) sorted.pop();
}

/** Which prize one drew, where there are several. */
export function drawnPrize(
  { winners, substitutes, prizes }: DrawResult,
  reference: string,
): string | undefined {
  const rank = winners.indexOf(reference);
  return rank < 0 ? prizes?.ofSubstitutes[substitutes.indexOf(reference)] : prizes?.ofWinners[rank];
}

/** Who has a prize, and which where there are several. */
export type PrizeHolder = { readonly reference: string; readonly prize: string | undefined };

/**
 * Who has each prize once some are out (who did not answer, or is gone): for each of them the first
 * substitute of the same prize, in their order, for as long as there are any.
 */
export function prizeHolders(
  result: DrawResult,
  isOut: (reference: string) => boolean,
): PrizeHolder[] {
  const ranked = [...result.winners, ...result.substitutes].map((reference) => ({
    reference,
    prize: drawnPrize(result, reference),
  }));
  const left = new Map<string | undefined, number>();
  for (const { prize } of ranked.slice(0, result.winners.length))
    left.set(prize, (left.get(prize) ?? 0) + 1);
  return ranked.filter(({ reference, prize }) => {
    const count = left.get(prize) ?? 0;
    if (count === 0 || isOut(reference)) return false;
    left.set(prize, count - 1);
    return true;
  });
}
