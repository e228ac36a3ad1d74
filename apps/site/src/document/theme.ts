import { atom } from 'nanostores';
import { DEFAULT_THEME, type Theme } from '#ui/theme-names.ts';

/** What the page wears. */
export const theme = atom<Theme>(DEFAULT_THEME);

/** Dresses the page; what comes back undresses it, for an effect's clean-up. */
export function overrideTheme(next: Theme): () => void {
  wear(next);
  return () => wear(DEFAULT_THEME);
}

function wear(next: Theme): void {
  theme.set(next);
  document.documentElement.dataset['theme'] = next;
}
