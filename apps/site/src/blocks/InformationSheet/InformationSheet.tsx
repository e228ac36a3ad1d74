import type { InformationSheet as Sheet } from '@vitrine/domain/offers/information-sheet';
import styles from './InformationSheet.module.css';

export type InformationSheetProps = { sheet: Sheet; jsonHref: string; offerHref: string };

/** One offer on one printed page. */
export function InformationSheet({ sheet, jsonHref, offerHref }: InformationSheetProps) {
  return (
    <article className={styles.root}>
      <header className={styles.head}>
        <p className={styles.kind}>Fiche d’information standardisée</p>
        <h1 className={styles.name}>{sheet.name}</h1>
      </header>
      {sheet.sections.map(({ title, lines }) => (
        <section key={title} className={styles.section} aria-label={title}>
          <h2 className={styles.title}>{title}</h2>
          <dl className={styles.lines}>
            {lines.map(({ label, value }) => (
              <div key={label} className={styles.line}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <footer className={styles.foot}>
        <a href={offerHref}>{`Voir l’offre ${sheet.name}`}</a>
        <a href={jsonHref}>Les mêmes données en JSON</a>
      </footer>
    </article>
  );
}
