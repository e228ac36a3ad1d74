import type { ReactNode } from 'react';
import { Section } from '#ui/Section/Section.tsx';
import styles from './PartnerBoxes.module.css';

export type PartnerBoxesProps = {
  title: string;
  steps: readonly string[];
  /** What each box asks for it (BoxAccess). */
  children: ReactNode;
};

/** How to get it, and with which boxes. */
export function PartnerBoxes({ title, steps, children }: PartnerBoxesProps) {
  return (
    <Section title={title} id="souscrire">
      <div className={styles.root}>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {children}
      </div>
    </Section>
  );
}
