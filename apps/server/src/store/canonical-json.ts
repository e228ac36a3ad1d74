/** JSON with the keys of every object in order: equal values give equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    isObject(inner) ? sortKeys(inner) : inner,
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sortKeys(object: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(object).sort();
  // A null prototype keeps a key called `__proto__` as the plain data it is.
  const sorted = Object.create(null) as Record<string, unknown>;
  for (const name of names) sorted[name] = object[name];
  return sorted;
}
