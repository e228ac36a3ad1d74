/** Whether a word is French, or one of ours. */
export type Speller = (word: string) => boolean;

/** Letters with what holds them together: « l’après-midi », « 5G », « Wi-Fi ». */
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}]|[’'-](?=\p{L}))*/gu;

const ADDRESS = /\b(?:https?:\/\/|www\.)\S+|\S+@\S+|\b[\w-]+\.(?:fr|com|org|net|eu|tv|txt)\b\S*/gi;

/** « l’Ultra », « s’abonner »: what follows the apostrophe stands alone too. */
const BEFORE_APOSTROPHE = /^\p{L}{1,2}'(.+)$/u;
/** « puis-je », « arrive-t-il », « branchez-la », « ce mois-ci »: so does what comes before the pronoun. */
const BEFORE_PRONOUN =
  /^(.+?)(?:-t)?-(?:je|tu|il|elle|on|ce|nous|vous|ils|elles|le|la|les|lui|leur|moi|toi|y|en|ci|là)$/iu;

/** Longest capitals that are initials rather than a word: « FTTH », « SVOD ». */
const INITIALS_LENGTH = 5;

/** The words of a text, their apostrophes as dictionaries write them. */
export function wordsOf(text: string): string[] {
  return [...text.matchAll(WORD)].map(([word]) => plain(word));
}

/**
 * The words of these lines that are neither French nor ours. A capital in the middle of a sentence
 * makes a name, which no dictionary knows; the first word of a sentence is read as any other.
 */
export function misspelledIn(lines: readonly string[], isKnown: Speller): Set<string> {
  const unknown = new Set<string>();
  for (const line of lines) {
    const text = line.replace(ADDRESS, ' ');
    for (const match of text.matchAll(WORD)) {
      const [word] = match;
      if (!isRead(word) || isSpelled(word, isKnown)) continue;
      if (isName(word, text.slice(0, match.index))) continue;
      unknown.add(word);
    }
  }
  return unknown;
}

function isRead(word: string): boolean {
  return word.length > 1 && !/\p{N}/u.test(word);
}

function isSpelled(word: string, isKnown: Speller): boolean {
  const written = plain(word);
  if (isKnown(written) || isKnown(written.toLowerCase())) return true;
  const bare = BEFORE_APOSTROPHE.exec(written)?.[1] ?? BEFORE_PRONOUN.exec(written)?.[1];
  return bare !== undefined && isSpelled(bare, isKnown);
}

function isName(word: string, before: string): boolean {
  if (word === word.toUpperCase()) return word.length <= INITIALS_LENGTH;
  return /\p{Lu}/u.test(word) && !/(^|[.!?…«]\s*)$/u.test(before);
}

function plain(word: string): string {
  return word.replaceAll('’', "'");
}
