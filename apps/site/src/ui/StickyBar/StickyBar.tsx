import { sentenceWith } from '@vitrine/domain/sentence';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { attachStickyBar } from './StickyBar.behaviour.ts';
import styles from './StickyBar.module.css';

export type StickyBarAction = {
  label: string;
  href: string;
  target?: '_blank' | undefined;
  /** It cannot be had: its button says so, and leads nowhere. */
  soldOut?: boolean;
  /** Value of `data-track` on the button. */
  tracking?: string | undefined;
};

export type StickyBarProps = {
  name: string;
  /** What it is for: 'Souscrire : <offer>'. */
  label: string;
  /** A line under the name: data allowance, storage, colour. */
  detail?: string | undefined;
  price: ReactNode;
  /** A Picture, where there is room for it. */
  media?: ReactNode;
  action: StickyBarAction;
  /**
   * `page`: a band of its own after the first screen. `hero`: its button is the hero's, in the hero's
   * column, until it is scrolled out of sight.
   */
  place?: 'page' | 'hero';
  /** A line under it, once it is stuck. */
  note?: ReactNode;
};

/**
 * The product and its button, kept in sight. At the top of the page, and wherever the bar stands
 * whole in its own place, the button takes all the width; once stuck it narrows and the name and
 * price come beside it, so that nothing below moves.
 *
 * Its behaviour sets `data-stuck`; without it the button simply stays wide. Widths other
 * than 220 px: set `--sticky-button-width` on an ancestor.
 */
export function StickyBar({
  name,
  label,
  detail,
  price,
  media,
  action,
  place = 'page',
  note,
}: StickyBarProps) {
  return (
    <section
      className={classNames(styles.root, styles[place])}
      data-screen
      aria-label={sentenceWith(label, { offer: name })}
      ref={attachStickyBar}
      data-sticky-bar=""
    >
      <div className={styles.band}>
        <div className={styles.bar}>
          <div className={styles.product}>
            {media !== undefined && <div className={styles.media}>{media}</div>}
            <div className={styles.identity}>
              <p className={styles.name}>{name}</p>
              {detail !== undefined && <p className={styles.detail}>{detail}</p>}
            </div>
            <div className={styles.price}>{price}</div>
          </div>
          <div className={styles.action}>
            <Button
              fullWidth
              href={action.href}
              target={action.target}
              disabled={action.soldOut === true}
              data-track={action.tracking}
            >
              {action.label}
            </Button>
          </div>
        </div>
        {note}
      </div>
    </section>
  );
}
