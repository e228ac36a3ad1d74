import { wordsWanted } from '../sentence.ts';
import { Text } from './parts.ts';

/** A sentence that is completed as the visitor acts: it names these words, `<day>`, and no other. */
export function Sentence(...words: readonly string[]) {
  const wanted = words.toSorted().join();
  return Text.refine((text) => [...wordsWanted(text)].toSorted().join() === wanted, {
    message:
      words.length === 0
        ? 'ne prend aucun <mot>'
        : `il faut <${words.join('> et <')}>, et aucun autre`,
  });
}

/** The same, where some of these words may do. */
export function SentenceWithSome(...words: readonly string[]) {
  const known = new Set(words);
  return Text.refine((text) => [...wordsWanted(text)].every((word) => known.has(word)), {
    message: `ne connaît que <${words.join('>, <')}>`,
  });
}
