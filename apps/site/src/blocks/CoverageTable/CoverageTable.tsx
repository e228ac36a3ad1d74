import { useId } from 'react';
import { Fold } from '#ui/Fold/Fold.tsx';
import styles from './CoverageTable.module.css';

export type CoverageTableProps = {
  caption: string;
  /** Above the row headers, then one per column. */
  columns: readonly string[];
  rows: readonly {
    name: string;
    href?: string;
    cells: readonly string[];
  }[];
};

/** The map's figures as a table. Hundreds of rows: as little markup as a table can have. */
export function CoverageTable({ caption, columns, rows }: CoverageTableProps) {
  const id = useId();
  return (
    // A region that scrolls must take the focus, or the keyboard cannot read what is out of sight.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.region} aria-labelledby={id} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption} id={id}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, href, cells }) => (
            <tr key={name}>
              <th scope="row">{href === undefined ? name : <a href={href}>{name}</a>}</th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export type FoldedCoverageProps = {
  tables: readonly ({ label: string } & CoverageTableProps)[];
};

/** A table for each region or initial, folded: one looks for one's own. */
export function FoldedCoverage({ tables }: FoldedCoverageProps) {
  return (
    <div className={styles.folds}>
      {tables.map(({ label, ...table }) => (
        <Fold key={label} label={label}>
          <CoverageTable {...table} />
        </Fold>
      ))}
    </div>
  );
}
