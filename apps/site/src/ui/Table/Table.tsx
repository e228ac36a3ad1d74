import { useId, type ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './Table.module.css';

export type TableRow = { header: ReactNode; cells: readonly ReactNode[] };

export type TableProps = {
  caption: string;
  /** Above the row headers, then one per column. */
  columns: readonly ReactNode[];
  rows: readonly TableRow[];
  hideCaption?: boolean;
  /** The cells are figures: set at the end of their column. */
  numbers?: boolean;
  /** Many columns of figures: they stand closer. */
  dense?: boolean;
};

/**
 * Real rows, columns and headers. On a phone each row is a card; where the columns do not fit a wider
 * screen, they scroll in a region of their own (reachable by keyboard) while the row headers stay in sight.
 */
export function Table({
  caption,
  columns,
  rows,
  hideCaption = false,
  numbers = false,
  dense = false,
}: TableProps) {
  const id = useId();
  const region = classNames(styles.region, numbers && styles.numbers, dense && styles.dense);
  return (
    // What scrolls must take the focus, or the keyboard cannot read what is out of sight. A group, not
    // a landmark: the section around a table often has its name, and `fieldset` is for fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div className={region} role="group" aria-labelledby={id} tabIndex={0}>
      <table className={styles.table}>
        <caption className={classNames(styles.caption, hideCaption && 'visually-hidden')} id={id}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              <th scope="row">{row.header}</th>
              {row.cells.map((cell, cellIndex) => (
                <td key={cellIndex} data-label={labelOf(columns[cellIndex + 1])}>
                  {/* One item beside its label: a price and its unit must not stand apart. */}
                  <div>{cell}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What a card says before a value: the head of its column. */
const labelOf = (column: ReactNode) => (typeof column === 'string' ? column : undefined);
