/** '12 mois' or, where years are wanted and the count allows it, '1 an', '2 ans'. */
export function formatDuration(months: number, { inYears = false } = {}): string {
  if (!inYears || months === 0 || months % 12 !== 0) return `${months}\u00a0mois`;
  const years = months / 12;
  return years > 1 ? `${years}\u00a0ans` : `${years}\u00a0an`;
}
