import type { PartnerTexts } from '@vitrine/domain/content/partners';
import { sentenceWith } from '@vitrine/domain/sentence';
import { Section } from '#ui/Section/Section.tsx';
import type { Theme } from '#ui/theme-names.ts';
import { track } from '#ui/track.ts';
import styles from './PartnerBoxes.module.css';

export type PartnerBoxesProps = {
  texts: PartnerTexts;
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
export function PartnerBoxes({ texts, title, steps, boxes, theme }: PartnerBoxesProps) {
  const asked = (access: 'channels' | 'option', price: string | null) => {
    if (price === null) return access === 'channels' ? texts.channels : texts.available;
    return sentenceWith(access === 'channels' ? texts.channelsAndOption : texts.option, { price });
  };
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
              <a href={href} {...track('box-compatibles', name)}>
                {name}
              </a>
              {access === 'included' ? (
                <span className={styles.included}>{texts.included}</span>
              ) : (
                <span>{asked(access, price)}</span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
