import { Section } from '#ui/Section/Section.tsx';
import styles from './ChoiceSummary.module.css';

export type ChoiceSummaryProps = {
  title: string;
  advice: readonly { want: string; name: string; href: string }[];
};

/** The same advice in six lines, for those who would rather read than answer. */
export function ChoiceSummary({ title, advice }: ChoiceSummaryProps) {
  return (
    <Section title={title}>
      <ul role="list" className={styles.root}>
        {advice.map(({ want, name, href }) => (
          <li key={want} className={styles.line}>
            <span>{want}</span>
            <a href={href} className={styles.link} data-track="choisir > resume">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
