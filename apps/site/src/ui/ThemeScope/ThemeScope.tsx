import type { ReactNode } from 'react';
import type { Theme } from '#ui/theme-names.ts';
import styles from './ThemeScope.module.css';

/** A part of the page in another theme; the rest keeps its own. */
export function ThemeScope({ theme, children }: { theme: Theme; children: ReactNode }) {
  return (
    <div className={styles.root} data-theme={theme}>
      {children}
    </div>
  );
}
