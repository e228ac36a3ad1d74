/** A JSON value with each of its texts changed, keys excepted. */
export function mapTexts(json: unknown, change: (text: string) => string): unknown {
  if (typeof json === 'string') return change(json);
  if (Array.isArray(json)) return json.map((item) => mapTexts(item, change));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [key, mapTexts(value, change)]),
  );
}
