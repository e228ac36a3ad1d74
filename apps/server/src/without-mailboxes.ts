/** What may surround an address in a sentence, a JSON line or a path. In one pass, however long. */
const WORDS = /[^\s"'<>()[\]{}\\/,;=&?:]+/g;

/** The same text with every e-mail address taken out, also as written in a URL (`zoe%40exemple.fr`). */
export function withoutMailboxes(text: string): string {
  if (!isSuspect(text)) return text;
  return text.replace(WORDS, (word) =>
    isSuspect(word) && /[^@](?:@|%40)[^@]/i.test(word) ? '…@…' : word,
  );
}

function isSuspect(text: string): boolean {
  return text.includes('@') || text.includes('%40');
}
