/**
 * How many letters to add, drop, change or swap with their neighbour to turn `typed` into each beginning of
 * `target`, the empty one first, as far as `limit` can reach (optimal string alignment, three rows). Null
 * when all of them are beyond it. Here, because browsers get it with the search of channels.
 */
export function editsToBeginnings(
  typed: string,
  target: string,
  limit: number,
): readonly number[] | null {
  const width = Math.min(target.length, typed.length + limit);
  if (typed.length - width > limit) return null;
  let before: number[] = [];
  let previous = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let smallest = row;
    for (let column = 1; column <= width; column += 1) {
      const same = typed[row - 1] === target[column - 1];
      let edits = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (same ? 0 : 1),
      );
      // Before its first letter a word has none: undefined is like no letter.
      const swapped =
        typed[row - 1] === target[column - 2] && typed[row - 2] === target[column - 1];
      if (swapped) edits = Math.min(edits, at(before, column - 2) + 1);
      current.push(edits);
      if (edits < smallest) smallest = edits;
    }
    if (smallest > limit) return null;
    before = previous;
    previous = current;
  }
  return previous;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
