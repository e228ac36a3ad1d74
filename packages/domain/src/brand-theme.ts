import type { Brand } from './brand.ts';

/** The brand's own values of the tokens, stronger than those of styles/tokens.css; empty when it has none. */
export function brandTheme({ tokens, themes }: Pick<Brand, 'tokens' | 'themes'>): string {
  return [
    rule(':root:root', tokens),
    ...Object.entries(themes).map(([theme, values]) => rule(selectorOf(theme), values)),
  ].join('');
}

/** The site opens in the light set, which is also called `default`. */
function selectorOf(theme: string): string {
  const names = theme === 'light' ? ['default', 'light'] : [theme];
  return names.map((name) => `[data-theme='${name}']`.repeat(2)).join(',');
}

function rule(selector: string, values: Readonly<Record<string, string>>): string {
  const declarations = Object.entries(values).map(([name, value]) => `--${name}:${value}`);
  return declarations.length === 0 ? '' : `${selector}{${declarations.join(';')}}`;
}
