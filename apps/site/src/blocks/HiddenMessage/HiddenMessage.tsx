import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './HiddenMessage.module.css';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** When each lamp flashes; the word is in packages/domain/src/forms/contest-answers.ts. */
const FLASHES: Readonly<Record<string, readonly number[]>> = {
  R: [1],
  E: [2, 5],
  N: [3],
  D: [4],
  Z: [6],
  V: [7],
  O: [8],
  U: [9],
  S: [10],
};

/** A wall of letters and lamps: the lit ones, in the order of their flashes, say a word. */
export function HiddenMessage() {
  return (
    <figure className={styles.root}>
      <ul className={styles.wall}>
        {ALPHABET.map((letter) => {
          const flashes = FLASHES[letter];
          return (
            <li key={letter} className={classNames(styles.letter, flashes && styles.lit)}>
              <span className={styles.lamp} aria-hidden="true" />
              {letter}
              <span className={styles.flashes}>
                {flashes && <VisuallyHidden>, allumée, éclats </VisuallyHidden>}
                {flashes?.join(' et ')}
              </span>
            </li>
          );
        })}
      </ul>
      <figcaption>
        Chaque lampe allumée porte le rang de ses éclats. Lisez-les dans l’ordre.
      </figcaption>
    </figure>
  );
}
