import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import type { Theme } from '#ui/theme-names.ts';
import styles from './Card.module.css';

export type CardProps = {
  title: ReactNode;
  children?: ReactNode;
  /** Where the whole card leads. Its one link is the title. */
  href?: string;
  /** The link's words, seen at the foot of the card: 'Découvrir'. The title is what is announced. */
  cue?: string;
  /** A Picture, above the text, from edge to edge. */
  media?: ReactNode;
  /** A Badge, over the title. */
  tag?: ReactNode;
  theme?: Theme;
  /** Value of `data-track` on the link. */
  tracking?: string;
};

/** One subject, one destination: the whole card is clickable through its title's link. */
export function Card({ title, children, href, cue, media, tag, theme, tracking }: CardProps) {
  return (
    <div
      className={classNames(styles.root, href !== undefined && styles.linked)}
      data-theme={theme}
    >
      {media !== undefined && <div className={styles.media}>{media}</div>}
      <div className={styles.body}>
        {tag !== undefined && <div className={styles.tag}>{tag}</div>}
        <h3 className={styles.title}>
          {href === undefined ? (
            title
          ) : (
            <a className={styles.link} href={href} data-track={tracking}>
              {title}
            </a>
          )}
        </h3>
        {children}
        {cue !== undefined && (
          <span className={styles.cue} aria-hidden="true">
            {cue}
            <Icon of={IconArrowRight} size={20} />
          </span>
        )}
      </div>
    </div>
  );
}
