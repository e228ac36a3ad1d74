import type { ContentOf } from '@vitrine/domain/content/calls';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Section } from '#ui/Section/Section.tsx';
import styles from './Steps.module.css';

export type StepsProps = ContentOf<'pages/resiliez-votre-fai'>['steps'];

/** What to do, in order. */
export function Steps({ title, steps }: StepsProps) {
  return (
    <Section title={title}>
      <ol role="list" className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <span className={styles.rank} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{step.title}</h3>
            <RichText source={step.text} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
