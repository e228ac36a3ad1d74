/** The weights of the freebox project's entries: higher first. */
export const MENU_WEIGHTS = {
  '{product}Pro': 1,
  assistance: 2,
  goodDeals: 3,
  company: 4,
  shop: 5,
  mobile: 6,
  freebox: 7,
} as const;
export type MenuKey = keyof typeof MENU_WEIGHTS;

/** Visible entries, heaviest first; equal weights keep their order. */
export function inMenuOrder<Item extends { weight: number; visible: boolean }>(
  items: readonly Item[],
): Item[] {
  return items.filter(({ visible }) => visible).toSorted((a, b) => b.weight - a.weight);
}
