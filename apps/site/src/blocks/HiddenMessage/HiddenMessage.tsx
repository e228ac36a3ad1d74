import type { Puzzle } from '@vitrine/domain/content/contest';
import { answerKey } from '@vitrine/domain/forms/contest';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './HiddenMessage.module.css';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

export type HiddenMessageProps = Omit<
  Extract<Puzzle, { kind: 'hidden-message' }>,
  'kind' | 'title'
>;

/** When each lamp flashes: the places of its letter in the word. */
function flashesOf(word: string): ReadonlyMap<string, readonly number[]> {
  const flashes = new Map<string, number[]>();
  for (const [index, letter] of [...answerKey(word).toUpperCase()].entries())
    flashes.set(letter, [...(flashes.get(letter) ?? []), index + 1]);
  return flashes;
}

/** A wall of letters and lamps: the lit ones, in the order of their flashes, say a word. */
export function HiddenMessage({ word, caption, lit, and }: HiddenMessageProps) {
  const all = flashesOf(word);
  return (
    <figure className={styles.root}>
      <ul className={styles.wall}>
        {ALPHABET.map((letter) => {
          const flashes = all.get(letter);
          return (
            <li key={letter} className={classNames(styles.letter, flashes && styles.lit)}>
              <span className={styles.lamp} aria-hidden="true" />
              {letter}
              <span className={styles.flashes}>
                {flashes && <VisuallyHidden>{`, ${lit} `}</VisuallyHidden>}
                {flashes?.join(` ${and} `)}
              </span>
            </li>
          );
        })}
      </ul>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
