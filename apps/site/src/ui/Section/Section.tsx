import { type ReactNode, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { Theme } from '#ui/theme-names.ts';
import styles from './Section.module.css';

export type SectionProps = {
  children: ReactNode;
  title?: ReactNode;
  intro?: ReactNode;
  /** `h2` unless the section is the page itself. */
  headingLevel?: 1 | 2 | 3;
  /** The band wears it from edge to edge. */
  theme?: Theme;
  /** `content` is 1280 px, `narrow` a column of text. */
  width?: 'content' | 'narrow';
  /** Where `#id` leads. */
  id?: string;
  /** Nothing that one would keep on paper: not printed. */
  screenOnly?: boolean;
};

/**
 * A band of the page, from edge to edge, with its content at reading width. It gives the page its
 * vertical rhythm from inside, so that it needs no outer margin.
 */
export function Section({
  children,
  title,
  intro,
  headingLevel = 2,
  theme,
  width = 'content',
  id,
  screenOnly,
}: SectionProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      className={styles.root}
      id={id}
      data-theme={theme}
      data-screen={screenOnly}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      <div className={classNames(styles.inner, styles[width])}>
        {(title !== undefined || intro !== undefined) && (
          <div className={styles.head}>
            {title !== undefined && <Heading id={titleId}>{title}</Heading>}
            {intro !== undefined && <div className={styles.intro}>{intro}</div>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
