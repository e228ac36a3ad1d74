import type { ReactNode } from 'react';
import { Section } from '#ui/Section/Section.tsx';
import type { Theme } from '#ui/theme-names.ts';
import styles from './PartnerBoxes.module.css';

export type PartnerBoxesProps = {
  title: string;
  steps: readonly string[];
  /** What each box asks for it (BoxAccess). */
  children: ReactNode;
  theme?: Theme;
};

/** How to get it, and with which boxes. */
export function PartnerBoxes({ title, steps, children, theme }: PartnerBoxesProps) {
  return (
    <Section title={title} id="souscrire" {...(theme !== undefined && { theme })}>
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
