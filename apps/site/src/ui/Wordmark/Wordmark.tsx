import { classNames } from '#ui/class-names.ts';
import { hasLongWord, wordmarkStyle } from './wordmark-style.ts';
import styles from './Wordmark.module.css';

export type WordmarkProps = {
  /** A channel's or a partner's name: set in type, because no one's logo is copied. */
  name: string;
};

/** A name on a tile of its own, always set the same way. */
export function Wordmark({ name }: WordmarkProps) {
  const { setting, tone } = wordmarkStyle(name);
  return (
    <span
      className={classNames(
        styles.root,
        styles[setting],
        styles[tone],
        hasLongWord(name) && styles.long,
      )}
    >
      {name}
    </span>
  );
}
