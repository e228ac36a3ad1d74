import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './Accordion.module.css';

/** How long it takes to open or close; Accordion.module.css says the same (tested). */
export const ACCORDION_DURATION_MS = 400;

export type AccordionProps = {
  title: ReactNode;
  children: ReactNode;
  icon?: ReactNode;
  open?: boolean;
  disabled?: boolean;
  /** Where `#id` leads. It sits on the content, so that following the link opens the accordion. */
  id?: string;
  /** Accordions of one group close each other. */
  group?: string;
  /** When the title belongs in the page's outline. */
  headingLevel?: 2 | 3 | 4 | 5;
  /** Value of `data-track` on what is clicked. */
  tracking?: string;
};

/**
 * A title that folds its content: `details`, so that click, Enter, find-in-page and `#id` need no
 * script. A disabled one is not a `details`, because nothing in HTML stops a `summary` from toggling.
 */
export function Accordion({
  title,
  children,
  icon,
  open = false,
  disabled = false,
  id,
  group,
  headingLevel,
  tracking,
}: AccordionProps) {
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'span';
  const bar = (label: ReactNode) => (
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      {label}
      <span className={styles.chevron}>
        <Icon of={IconChevronDown} />
      </span>
    </>
  );
  const content = (
    <div className={styles.clip} id={id}>
      <div className={styles.content}>{children}</div>
    </div>
  );

  if (disabled) {
    return (
      <div className={classNames(styles.root, styles.disabled)}>
        <Heading className={styles.heading}>
          <button type="button" className={styles.bar} disabled aria-expanded={open}>
            {bar(<span className={styles.title}>{title}</span>)}
          </button>
        </Heading>
        {open && content}
      </div>
    );
  }
  return (
    <details className={styles.root} name={group} open={open}>
      <summary className={styles.bar} data-track={tracking}>
        {bar(<Heading className={styles.title}>{title}</Heading>)}
      </summary>
      {content}
    </details>
  );
}
