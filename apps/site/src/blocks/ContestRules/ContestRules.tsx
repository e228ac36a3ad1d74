import type { Contest } from '@vitrine/domain/content/contest';
import type { ContestTexts } from '@vitrine/domain/content/contest-texts';
import { frenchDay } from '@vitrine/domain/forms/answers';
import { sentenceWith } from '@vitrine/domain/sentence';
import { Accordion } from '#ui/Accordion/Accordion.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './ContestRules.module.css';

export type ContestRulesProps = {
  title: string;
  lead: string;
  texts: ContestTexts['rules'];
  contests: readonly (Pick<Contest, 'code' | 'title' | 'version' | 'history' | 'sections'> & {
    href: string;
    /** When, from which age, where. */
    summary: string;
  })[];
  /** 2 under what is left of a contest that is gone: that is then the page's subject. */
  headingLevel?: 1 | 2;
};

/** The full rules of every contest, each version dated. */
export function ContestRules({
  title,
  lead,
  texts,
  contests,
  headingLevel = 1,
}: ContestRulesProps) {
  const Title = `h${headingLevel}` as const;
  const Name = `h${headingLevel + 1}` as 'h2' | 'h3';
  const Part = `h${headingLevel + 2}` as 'h3' | 'h4';
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <Title>{title}</Title>
        <p>{lead}</p>
        <nav aria-label={texts.list}>
          <ul className={styles.list}>
            {contests.map((contest) => (
              <li key={contest.code}>
                <a href={`#${contest.code}`}>{contest.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {contests.map((contest) => (
        <article key={contest.code} id={contest.code} className={styles.contest}>
          <Name className={styles.name}>{contest.title}</Name>
          <p className={styles.facts}>
            {contest.summary} <a href={contest.href}>{texts.see}</a>
          </p>
          {contest.sections.map((section) => (
            <section key={section.title}>
              <Part className={styles.part}>{section.title}</Part>
              <RichText source={section.text} />
            </section>
          ))}
          <Accordion title={sentenceWith(texts.history, { version: contest.version })}>
            <ul className={styles.history}>
              {contest.history.map(({ version, date, change }) => (
                <li key={version}>
                  {sentenceWith(texts.line, { version, day: frenchDay(date), change })}
                </li>
              ))}
            </ul>
          </Accordion>
        </article>
      ))}
    </div>
  );
}
