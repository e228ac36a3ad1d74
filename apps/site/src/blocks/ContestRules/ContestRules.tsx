import type { Contest } from '@vitrine/domain/content/contest';
import { frenchDay } from '@vitrine/domain/forms/answers';
import { Accordion } from '#ui/Accordion/Accordion.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './ContestRules.module.css';

export type ContestRulesProps = {
  title: string;
  lead: string;
  contests: readonly (Contest & { href: string; dates: string })[];
};

/** The full rules of every contest, each version dated. */
export function ContestRules({ title, lead, contests }: ContestRulesProps) {
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{lead}</p>
        <nav aria-label="Jeux">
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
          <h2>{contest.title}</h2>
          <p className={styles.facts}>
            {contest.dates}. Dès {contest.minimumAge} ans, {contest.territory}.{' '}
            <a href={contest.href}>Voir le jeu</a>
          </p>
          {contest.sections.map((section) => (
            <section key={section.title}>
              <h3>{section.title}</h3>
              <RichText source={section.text} />
            </section>
          ))}
          <Accordion title={`Version ${contest.version} et historique`}>
            <ul className={styles.history}>
              {contest.history.map(({ version, date, change }) => (
                <li key={version}>
                  Version {version}, {frenchDay(date)}&nbsp;: {change}
                </li>
              ))}
            </ul>
          </Accordion>
        </article>
      ))}
    </div>
  );
}
