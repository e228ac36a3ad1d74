import tokens from '#styles/map-tokens.css?raw';

/** A colour of maps, for pictures of them, which style sheets do not reach. */
export function mapColour(name: string): string {
  const [, value] = new RegExp(`--map-${name}: (#[\\da-f]{6});`).exec(tokens) ?? [];
  if (value === undefined) throw new Error(`no colour --map-${name} in map-tokens.css`);
  return value;
}
