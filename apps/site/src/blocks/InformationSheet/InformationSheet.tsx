import type { InformationSheetPage } from '@vitrine/domain/content/pages';
import type { InformationSheet as Sheet } from '@vitrine/domain/offers/information-sheet';
import { sentenceWith } from '@vitrine/domain/sentence';
import styles from './InformationSheet.module.css';

export type InformationSheetProps = {
  texts: Pick<InformationSheetPage, 'kind' | 'offer' | 'json'>;
  sheet: Sheet;
  jsonHref: string;
  offerHref: string;
};

/** One offer on one printed page. */
export function InformationSheet({ texts, sheet, jsonHref, offerHref }: InformationSheetProps) {
  return (
    <article className={styles.root}>
      <header className={styles.head}>
        <p className={styles.kind}>{texts.kind}</p>
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
        <a href={offerHref}>{sentenceWith(texts.offer, { offer: sheet.name })}</a>
        <a href={jsonHref}>{texts.json}</a>
      </footer>
    </article>
  );
}
