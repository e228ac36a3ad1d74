import { Fragment, type ReactNode } from 'react';
import styles from './Parcel.module.css';

export type NumberedProps = {
  title?: string;
  /** What each number stands for, in their order; `use` says what it is for or means. */
  items: readonly { name: string; use?: string }[];
  /** Nothing that one would keep on paper. */
  screenOnly?: true;
  /** The picture, with a dot for each item. */
  children: ReactNode;
};

/** A picture with numbers on it, and the list that says what they stand for: beside it, or under it on a phone. */
export function Numbered({ title, items, screenOnly, children }: NumberedProps) {
  return (
    <div className={styles.numbered} data-screen={screenOnly}>
      {children}
      <div className={styles.numbered}>
        {title !== undefined && <h3>{title}</h3>}
        <ol role="list" className={styles.items}>
          {items.map(({ name, use }, index) => (
            <li key={name} className={styles.item}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              {use === undefined ? (
                name
              ) : (
                <span>
                  <strong>{name}</strong> <span className={styles.use}>{use}</span>
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

export type DotsProps = {
  /** In percent of the picture. */
  places: readonly { x: number; y: number }[];
  /** The number of the first. */
  from?: number;
};

/** Numbers at their places on a picture. The list says what they stand for: to a voice they are nothing. */
export function Dots({ places, from = 1 }: DotsProps) {
  return (
    <svg className={styles.dots} width="100%" height="100%" overflow="visible" aria-hidden="true">
      {places.map(({ x, y }, index) => (
        <Fragment key={index}>
          <circle cx={`${x}%`} cy={`${y}%`} r="10" strokeWidth="2" />
          <text x={`${x}%`} y={`${y}%`} dy=".35em" textAnchor="middle">
            {from + index}
          </text>
        </Fragment>
      ))}
    </svg>
  );
}
