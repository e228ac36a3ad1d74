import { classNames } from '#ui/class-names.ts';
import styles from './PlaceName.module.css';

export type PlaceNameProps = {
  /** 'Free Saint-Germain-en-Laye – rue Nationale'. */
  name: string;
};

/** How many letters of a title of the largest type stand on a line of the narrowest phone. */
const FIT_ANYWHERE = 12;
const LENGTHS = [15, 18, 21, 24] as const;
const LONGEST = LENGTHS[3];

/**
 * A title with a town or a department in it: a hyphenated one stands on one line, in smaller type where
 * the line of a phone has no room for it.
 */
export function PlaceName({ name }: PlaceNameProps) {
  // A dash stays with the word before it: what does not break between them is no end of a word.
  const words = name.split(/( )/);
  const longest = Math.max(...words.map(({ length }) => length));
  const length = LENGTHS.find((most) => longest <= most) ?? LONGEST;
  return (
    <span className={classNames(longest > FIT_ANYWHERE && styles[`fits${length}`])}>
      {words.map((word, at) =>
        word.includes('-') ? (
          // oxlint-disable-next-line react/no-array-index-key -- the words of a name do not move
          <span
            key={at}
            className={classNames(styles.whole, word.length > LONGEST && styles.endless)}
          >
            {word}
          </span>
        ) : (
          word
        ),
      )}
    </span>
  );
}
