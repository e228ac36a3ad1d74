/** How many items show before the list scrolls. */
export const DROPDOWN_VISIBLE_ITEMS = 4;
export const DROPDOWN_MIN_DURATION_MS = 300;
export const DROPDOWN_MAX_DURATION_MS = 1000;
/** The taller the list, the longer it takes to unroll, so that its edge keeps the same pace. */
const MS_PER_PX = 1;

export function dropdownDuration(listHeightPx: number): number {
  const wanted = Math.round(listHeightPx * MS_PER_PX);
  return Math.min(DROPDOWN_MAX_DURATION_MS, Math.max(DROPDOWN_MIN_DURATION_MS, wanted));
}
