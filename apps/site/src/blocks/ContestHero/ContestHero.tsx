import type { ReactNode } from 'react';
import { HALF } from '#ui/Picture/laid-out.ts';
import { Picture } from '#ui/Picture/Picture.tsx';
import type { Theme } from '#ui/theme-names.ts';
import styles from './ContestHero.module.css';

export type ContestHeroProps = {
  theme: Theme;
  title: string;
  lead: string;
  prize: string;
  facts: readonly { label: string; value: string }[];
  picture?: { src: string; alt: string };
  /** Something of the contest's own instead of a picture. */
  children?: ReactNode;
  /** Whether one can enter, and the way there. */
  status?: ReactNode;
};

/** What can be won, until when, by whom. */
export function ContestHero(props: ContestHeroProps) {
  const { theme, title, lead, prize, facts, picture, children, status } = props;
  return (
    <section className={styles.root} data-theme={theme} aria-labelledby="contest-title">
      <div className={styles.inner}>
        <div className={styles.pitch}>
          <h1 id="contest-title">{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.prize}>{prize}</p>
          {status}
        </div>
        {picture && (
          <div className={styles.picture}>
            <Picture src={picture.src} alt={picture.alt} sizes={HALF} priority />
          </div>
        )}
        {children}
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
