import { formatDay } from '@vitrine/domain/french';
import type { Controls } from '@vitrine/domain/content/controls';
import type { DocumentPage, DocumentTexts } from '@vitrine/domain/content/document';
import { Alert } from '#ui/Alert/Alert.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './Document.module.css';

export type DocumentProps = DocumentPage & { texts: DocumentTexts; alerts: Controls['alerts'] };

/** A long text, with its contents beside it and its date. */
export function Document({
  texts,
  alerts,
  title,
  intro,
  updatedOn,
  archived,
  sections,
}: DocumentProps) {
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.intro}>
          <RichText source={intro} />
        </div>
        <p className={styles.date}>
          {`${texts.updated} `}
          <time dateTime={updatedOn}>{formatDay(updatedOn)}</time>
        </p>
        {archived !== null && (
          <Alert variant="warning" words={alerts}>
            <RichText source={archived} inline />
          </Alert>
        )}
      </header>
      <nav className={styles.contents} aria-labelledby="sommaire">
        <h2 id="sommaire" className={styles.contentsTitle}>
          {texts.contents}
        </h2>
        <ol role="list">
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <a className={styles.entry} href={`#${id}`}>
                {name}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {sections.map(({ id, title: name, text }) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-titre`}>
            <h2 id={`${id}-titre`} className={styles.sectionTitle}>
              {name}
            </h2>
            <RichText source={text} />
          </section>
        ))}
      </div>
    </div>
  );
}
