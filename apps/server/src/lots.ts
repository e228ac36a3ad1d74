/** Both databases take many more parameters in a statement. */
export const NAMES_AT_ONCE = 500;

/** The items in their order, so many at a time. */
export function lotsOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, lot) =>
    items.slice(lot * size, (lot + 1) * size),
  );
}
