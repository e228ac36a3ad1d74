import type { ContentOf } from '@vitrine/domain/content/calls';
import { Picture } from '#ui/Picture/Picture.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Section } from '#ui/Section/Section.tsx';
import styles from './Polyptych.module.css';

export type PolyptychProps = ContentOf<'fibre/polyptych'>;

/** Half of the page's column from a tablet on, all of it on a phone. */
const SIZES = '(width >= 1600px) 720px, (width >= 1360px) 640px, (width >= 720px) 47vw, 94vw';

/** Several reasons, told one beside the other, each with its picture. */
export function Polyptych({ title, panels }: PolyptychProps) {
  return (
    <Section title={title}>
      <ul role="list" className={styles.panels}>
        {panels.map((panel) => (
          <li key={panel.title} className={styles.panel}>
            <Picture {...panel.image} sizes={SIZES} />
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
