/** JSON with the keys of every object in order: equal values give equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? inOrder(inner as Record<string, unknown>)
      : inner,
  );
}

/** The same with its keys in order. */
export function inOrder<Value>(object: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(object).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
