import type { Controls } from '@vitrine/domain/content/controls';
import { classNames } from '#ui/class-names.ts';
import styles from './Breadcrumbs.module.css';

/** Beyond this many items, only the first, an ellipsis and the last are shown. */
export const BREADCRUMBS_MAX_ITEMS = 5;

export type BreadcrumbItem = { name: string; href: string; tracking?: string };

export type BreadcrumbsProps = { items: readonly BreadcrumbItem[]; texts: Controls['crumbs'] };

/**
 * The way back up. Folded levels are in the page from the start; the ellipsis is a `details` whose
 * being open shows them, so it needs no script.
 */
export function Breadcrumbs({ items, texts }: BreadcrumbsProps) {
  const collapsed = items.length > BREADCRUMBS_MAX_ITEMS;
  const last = items.length - 1;
  return (
    <nav aria-label={texts.label} data-screen>
      <ol className={styles.list}>
        {items.map(({ name, href, tracking }, index) => {
          const folded = collapsed && index > 0 && index < last;
          return [
            collapsed && index === 1 && (
              <li key="ellipsis" className={styles.item}>
                <details>
                  <summary className={styles.ellipsis} aria-label={texts.levels}>
                    …
                  </summary>
                </details>
              </li>
            ),
            <li key={href} className={classNames(styles.item, folded && styles.folded)}>
              {index === last ? (
                <span className={styles.current} aria-current="page">
                  {name}
                </span>
              ) : (
                <a className={styles.link} href={href} data-track={tracking}>
                  {name}
                </a>
              )}
            </li>,
          ];
        })}
      </ol>
    </nav>
  );
}
