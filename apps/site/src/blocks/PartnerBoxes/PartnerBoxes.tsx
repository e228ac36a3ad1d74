import { Section } from '#ui/Section/Section.tsx';
import type { Theme } from '#ui/theme-names.ts';
import { track } from '#ui/track.ts';
import styles from './PartnerBoxes.module.css';

export type PartnerBoxesProps = {
  title: string;
  steps: readonly string[];
  boxes: readonly {
    name: string;
    href: string;
    /** `channels`: those of the service are included; what it adds on demand is not. */
    access: 'included' | 'channels' | 'option';
    price: string | null;
  }[];
  theme?: Theme;
};

/** How to get it, and what each box asks for it. */
export function PartnerBoxes({ title, steps, boxes, theme }: PartnerBoxesProps) {
  return (
    <Section title={title} id="souscrire" {...(theme !== undefined && { theme })}>
      <div className={styles.root}>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <ul className={styles.boxes}>
          {boxes.map(({ name, href, access, price }) => (
            <li key={name}>
              <a href={href} {...track('freebox-compatibles', name)}>
                {name}
              </a>
              {access === 'included' ? (
                <span className={styles.included}>Inclus</span>
              ) : (
                <span>
                  {access === 'channels' && 'Chaînes en direct incluses, le reste '}
                  {price === null
                    ? 'Disponible'
                    : `${access === 'channels' ? 'en' : 'En'} option, ${price}`}
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
