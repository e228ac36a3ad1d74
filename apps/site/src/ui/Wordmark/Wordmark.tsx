import { classNames } from '#ui/class-names.ts';
import { wordmarkStyle } from './wordmark-style.ts';
import styles from './Wordmark.module.css';

export type WordmarkProps = {
  /** A channel's or a partner's name: set in type, because no one's logo is copied. */
  name: string;
  size?: 's' | 'm';
};

/** A name on a tile of its own, always set the same way. */
export function Wordmark({ name, size = 'm' }: WordmarkProps) {
  const { setting, tone } = wordmarkStyle(name);
  return (
    <span className={classNames(styles.root, styles[size], styles[setting], styles[tone])}>
      {name}
    </span>
  );
}
