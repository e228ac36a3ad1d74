/** How a name may be set: our typeface has one width and no italic, so weight, case and spacing tell. */
export const SETTINGS = ['tight', 'wide', 'light', 'capitals'] as const;
/** What it is set on. Neither red, for actions and prices, nor gold, for the Ultra. */
export const TONES = ['ink', 'paper', 'stone', 'blue', 'violet'] as const;

export type WordmarkStyle = {
  setting: (typeof SETTINGS)[number];
  tone: (typeof TONES)[number];
};

/** Names that come back all over the site are set by hand. */
const KNOWN = new Map<string, WordmarkStyle>([
  ['Netflix', { setting: 'capitals', tone: 'ink' }],
  ['Disney+', { setting: 'light', tone: 'blue' }],
  ['Prime Video', { setting: 'tight', tone: 'blue' }],
  ['CANAL+', { setting: 'capitals', tone: 'ink' }],
  ['TV by CANAL', { setting: 'tight', tone: 'ink' }],
  ['Apple TV+', { setting: 'light', tone: 'ink' }],
  ['HBO Max', { setting: 'tight', tone: 'violet' }],
  ['Universal+', { setting: 'wide', tone: 'violet' }],
  ['Ligue 1+', { setting: 'capitals', tone: 'stone' }],
  ['Cafeyn', { setting: 'tight', tone: 'paper' }],
]);

/** The same name always looks the same; neighbours in a list rarely do. */
export function wordmarkStyle(name: string): WordmarkStyle {
  const known = KNOWN.get(name);
  if (known) return known;
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return {
    setting: SETTINGS[hash % SETTINGS.length] ?? 'tight',
    tone: TONES[Math.floor(hash / SETTINGS.length) % TONES.length] ?? 'ink',
  };
}

/** The narrowest tile holds a word of this many letters in the largest type. */
const LONGEST_LARGE_WORD = 10;

/** Whether a word of the name would not fit its tile in the largest type. */
export const hasLongWord = (name: string): boolean =>
  name.split(/\s+/u).some((word) => word.length > LONGEST_LARGE_WORD);
