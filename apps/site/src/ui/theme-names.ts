/** The seven sets of tokens of styles/tokens.css, by the name their `data-theme` carries. */
export const THEMES = [
  'default',
  'dark',
  'shaderDark',
  'light',
  'lighterMedium',
  'medium',
  'UltraApp',
] as const;

export type Theme = (typeof THEMES)[number];

/** What a page wears until a component overrides it, and again once that component is gone. */
export const DEFAULT_THEME: Theme = 'light';
