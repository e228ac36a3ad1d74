import type { ContentOf } from '@vitrine/domain/content/calls';
import { HALF } from '#ui/Picture/laid-out.ts';
import { Picture } from '#ui/Picture/Picture.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Section } from '#ui/Section/Section.tsx';
import styles from './Polyptych.module.css';

export type PolyptychProps = ContentOf<'fibre/polyptych'>;

/** Several reasons, told one beside the other, each with its picture. */
export function Polyptych({ title, panels }: PolyptychProps) {
  return (
    <Section title={title}>
      <ul role="list" className={styles.panels}>
        {panels.map((panel) => (
          <li key={panel.title} className={styles.panel}>
            <Picture {...panel.image} sizes={HALF} />
            <div className={styles.text}>
              <h3>{panel.title}</h3>
              <RichText source={panel.description} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
