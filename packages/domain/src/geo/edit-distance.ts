/**
 * Which sorted keys begin with something within `tolerance` typing errors of the query: an inserted,
 * missing, wrong or swapped letter. The keys are walked as the trie that their order makes: a beginning
 * already too far from the query rules out all its keys at once.
 *
 * `shared[i]` is how many characters key i shares with key i - 1.
 */
export function walkSimilar(
  keys: readonly string[],
  shared: Uint8Array,
  query: string,
  { tolerance, from = 0, to = keys.length }: { tolerance: number; from?: number; to?: number },
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
    const key = keys[index] ?? '';
    const end = Math.min(key.length, depthLimit);
    let depth = Math.min(valid, shared[index] ?? 0);
    let hopeless = false;
    while (depth < end && !hopeless) {
      depth += 1;
      hopeless = nextRow(rows, best, key, query, depth) > tolerance;
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

/** Fills the row of `depth` characters of the key; answers its smallest value. */
function nextRow(
  rows: readonly Uint8Array[],
  best: Uint8Array,
  key: string,
  query: string,
  depth: number,
): number {
  const row = rows[depth];
  const above = rows[depth - 1];
  const twoAbove = rows[depth - 2];
  if (!row || !above) return Infinity;
  const letter = key.charCodeAt(depth - 1);
  const previousLetter = depth > 1 ? key.charCodeAt(depth - 2) : -1;
  row[0] = depth;
  let smallest = depth;
  for (let column = 1; column <= query.length; column += 1) {
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
  best[depth] = Math.min(best[depth - 1] ?? Infinity, row[query.length] ?? Infinity);
  return smallest;
}
