import { useEffect } from 'react';
import { DEFAULT_THEME, type Theme } from '#ui/theme-names.ts';

/** Dresses the whole page in a theme while the component is there; light again when it is gone. */
export function useThemeOverride(theme: Theme): void {
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    return () => {
      document.documentElement.dataset['theme'] = DEFAULT_THEME;
    };
  }, [theme]);
}
