/** Places found by a number (a postcode, a code), the numbers in order and by column. */
export type NumberTable = { readonly numbers: Uint32Array; readonly places: Uint32Array };

export function numberTable(numbers: readonly number[], places: readonly number[]): NumberTable {
  const order = Uint32Array.from(numbers, (_, index) => index);
  // Stable: places of the same number stay in the order given.
  order.sort((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0) || a - b);
  return {
    numbers: order.map((index) => numbers[index] ?? 0),
    places: order.map((index) => places[index] ?? 0),
  };
}

/** The places whose number is from `low` to `high`, both included. */
export function placesBetween(
  { numbers, places }: NumberTable,
  low: number,
  high: number,
): Uint32Array {
  return places.subarray(firstFrom(numbers, low), firstFrom(numbers, high + 1));
}

function firstFrom(numbers: Uint32Array, wanted: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
