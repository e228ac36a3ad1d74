/**
 * Sentences whose words are known only when a visitor acts: the content says 'Le <day>', the feature
 * gives the day. Figures known at publication are tokens (content-tokens.ts) instead.
 */
const PLACE = /<([a-zA-Z]+)>/g;

export function wordsWanted(sentence: string): Set<string> {
  return new Set([...sentence.matchAll(PLACE)].map(([, name = '']) => name));
}

/** The content's schema has made sure that every word wanted is one that is given. */
export function sentenceWith(
  sentence: string,
  words: Readonly<Record<string, string | number>>,
): string {
  return sentence.replace(PLACE, (place, name: string) => String(words[name] ?? place));
}
