import { RichText } from '#ui/RichText/RichText.tsx';
import { Section } from '#ui/Section/Section.tsx';
import styles from './Steps.module.css';

export type StepsProps = {
  title: string;
  /** Texts in the mini markup. */
  steps: readonly { title: string; text: string }[];
};

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
