const ALIKE_LETTERS = 3;

/** What there is instead: what begins alike, else some of `otherwise`. */
export function alike(
  wrong: string,
  known: readonly (string | number)[],
  otherwise: readonly (string | number)[] = known,
): string {
  const start = wrong.slice(0, ALIKE_LETTERS);
  const others = known.filter((name) => String(name).startsWith(start));
  const shown = others.length > 0 ? others : otherwise;
  return `. Il y a\u00a0: ${shown.slice(0, 8).join(', ')}`;
}
