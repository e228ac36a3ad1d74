import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SRC = join(import.meta.dirname, '..');

/**
 * What a style sheet of `src/` declares for a property under a selector, so that a test can hold the
 * CSS and the TypeScript constants to the same number. Reads the first plain rule with that selector.
 */
export function cssDeclaration(file: string, selector: string, property: string): string {
  const css = readFileSync(join(SRC, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors.split(',').some((name) => name.trim() === selector)) continue;
    for (const declaration of body.split(';')) {
      const colon = declaration.indexOf(':');
      if (declaration.slice(0, colon).trim() === property) {
        return declaration
          .slice(colon + 1)
          .trim()
          .replaceAll(/\s+/g, ' ');
      }
    }
  }
  throw new Error(`${file} declares no ${property} under ${selector}`);
}
