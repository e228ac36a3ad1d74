/**
 * The cheapest packs that together hold every wanted channel: a weighted set cover, solved exactly.
 * A visitor wants a handful of channels and each is in a few packs, so branching on the channel with
 * the fewest packs, with the best total so far as the bound, visits a few hundred states at most.
 */
export type CoveringPack = {
  readonly key: string;
  /** Cents a month. */
  readonly price: number;
  readonly channels: ReadonlySet<number>;
};

/** More than anyone picks by hand; it bounds the search. */
export const MAX_WANTED = 20;

export function cheapestWay(
  wanted: readonly number[],
  packs: readonly CoveringPack[],
  included: ReadonlySet<number> = new Set(),
) {
  const needed = [...new Set(wanted)].filter((channel) => !included.has(channel));
  if (needed.length > MAX_WANTED) throw new RangeError(`at most ${MAX_WANTED} channels`);
  /** Wanted channels that no pack holds. */
  const missing = needed.filter((channel) => !packs.some((pack) => pack.channels.has(channel)));
  const bits = new Map(
    needed
      .filter((channel) => !missing.includes(channel))
      .map((channel, bit) => [channel, 1 << bit]),
  );
  const candidates = undominated(
    packs.map((pack) => ({ key: pack.key, price: pack.price, mask: maskOf(pack.channels, bits) })),
  );
  const best = cover((1 << bits.size) - 1, candidates);
  return { packs: best.keys, price: best.price, missing };
}

type Candidate = { readonly key: string; readonly price: number; readonly mask: number };
type Cover = { readonly price: number; readonly keys: readonly string[] };

function maskOf(channels: ReadonlySet<number>, bits: ReadonlyMap<number, number>): number {
  let mask = 0;
  for (const [channel, bit] of bits) if (channels.has(channel)) mask |= bit;
  return mask;
}

/** Without the packs that another one contains for no more money. */
function undominated(packs: readonly Candidate[]): Candidate[] {
  const useful = packs.filter(({ mask }) => mask !== 0);
  return useful.filter(
    (pack, position) =>
      !useful.some(
        (other, otherPosition) =>
          other !== pack &&
          (pack.mask & ~other.mask) === 0 &&
          (other.price < pack.price ||
            (other.price === pack.price && (other.mask !== pack.mask || otherPosition < position))),
      ),
  );
}

function cover(all: number, packs: readonly Candidate[]): Cover {
  const known = new Map<number, Cover>();
  const solve = (left: number): Cover => {
    if (left === 0) return { price: 0, keys: [] };
    const before = known.get(left);
    if (before) return before;
    let best: Cover = { price: Number.POSITIVE_INFINITY, keys: [] };
    for (const pack of fewestChoices(left, packs)) {
      if (pack.price >= best.price) continue;
      const rest = solve(left & ~pack.mask);
      const price = pack.price + rest.price;
      if (price < best.price) best = { price, keys: [pack.key, ...rest.keys] };
    }
    known.set(left, best);
    return best;
  };
  return solve(all);
}

/** The packs that hold the hardest channel still wanted: one of them has to be taken. */
function fewestChoices(left: number, packs: readonly Candidate[]): readonly Candidate[] {
  let fewest: readonly Candidate[] = packs;
  for (let rest = left; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const choices = packs.filter(({ mask }) => (mask & bit) !== 0);
    if (choices.length <= fewest.length) fewest = choices;
  }
  return fewest;
}
