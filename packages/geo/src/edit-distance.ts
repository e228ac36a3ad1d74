import { lengthAt, type SortedKeys } from './sorted-keys.ts';

/**
 * Which sorted keys begin with something within `tolerance` typing errors of the query: an inserted,
 * missing, wrong or swapped letter. The keys are walked as the trie that their order makes: a beginning
 * already too far from the query rules out all its keys at once.
 */
export function walkSimilar(
  { letters, starts, shared }: SortedKeys,
  query: string,
  { tolerance, from = 0, to = starts.length }: { tolerance: number; from?: number; to?: number },
  visit: (index: number, errors: number) => void,
): void {
  const width = query.length + 1;
  const depthLimit = query.length + tolerance;
  const rows = Array.from({ length: depthLimit + 1 }, () => new Uint8Array(width));
  /** Fewest errors between the query and any beginning up to this depth. */
  const best = new Uint8Array(depthLimit + 1);
  const [firstRow] = rows;
  if (!firstRow) return;
  for (let column = 0; column < width; column += 1) firstRow[column] = column;
  best[0] = query.length;

  /** How deep the rows describe the current key's beginning. */
  let valid = 0;
  let index = from;
  while (index < to) {
    const start = starts[index] ?? 0;
    const end = Math.min(lengthAt(letters, start), depthLimit);
    let depth = Math.min(valid, shared[index] ?? 0);
    let hopeless = false;
    while (depth < end && !hopeless) {
      depth += 1;
      hopeless = nextRow({ rows, best, letters, start, query, tolerance }, depth) > tolerance;
    }
    valid = depth;
    const errors = best[depth] ?? Infinity;
    if (errors <= tolerance) visit(index, errors);
    index += 1;
    if (!hopeless && depth < depthLimit) continue;
    // All the keys that share this beginning fare as it did.
    while (index < to && (shared[index] ?? 0) >= depth) {
      if (errors <= tolerance) visit(index, errors);
      index += 1;
    }
  }
}

type Walk = {
  readonly rows: readonly Uint8Array[];
  readonly best: Uint8Array;
  readonly letters: Uint8Array;
  readonly start: number;
  readonly query: string;
  readonly tolerance: number;
};

/**
 * Fills the row of `depth` characters of the key; answers its smallest value. Only columns within
 * the tolerance of the depth are looked at: the others are more letters away than errors are forgiven.
 */
function nextRow({ rows, best, letters, start, query, tolerance }: Walk, depth: number): number {
  const row = rows[depth];
  const above = rows[depth - 1];
  const twoAbove = rows[depth - 2];
  if (!row || !above) return Infinity;
  const tooMany = tolerance + 1;
  const letter = letters[start + depth - 1];
  const previousLetter = depth > 1 ? letters[start + depth - 2] : -1;
  const first = Math.max(1, depth - tolerance);
  const last = Math.min(query.length, depth + tolerance);
  row[first - 1] = first === 1 ? depth : tooMany;
  let smallest = row[first - 1] ?? tooMany;
  for (let column = first; column <= last; column += 1) {
    const wanted = query.charCodeAt(column - 1);
    const substitution = (above[column - 1] ?? 0) + (letter === wanted ? 0 : 1);
    let errors = Math.min(substitution, (above[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1);
    const swapped =
      twoAbove !== undefined &&
      column > 1 &&
      letter === query.charCodeAt(column - 2) &&
      previousLetter === wanted;
    if (swapped) errors = Math.min(errors, (twoAbove[column - 2] ?? 0) + 1);
    row[column] = errors;
    if (errors < smallest) smallest = errors;
  }
  if (last < query.length) row[last + 1] = tooMany;
  const whole = last === query.length && first <= last ? (row[last] ?? tooMany) : tooMany;
  best[depth] = Math.min(best[depth - 1] ?? Infinity, whole);
  return smallest;
}
