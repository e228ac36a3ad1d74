import type { AccessibilityResults } from './content/accessibility.ts';
import type { DocumentPage } from './content/document.ts';
import { formatDay } from './french.ts';

/** The statement's section on automatic checks, in the mini markup: what was read, what was found. */
export function resultsSection(results: AccessibilityResults): DocumentPage['sections'][number] {
  const { checkedOn, tool, pages, rules, violations } = results;
  const read = `Le ${formatDay(checkedOn)}, ${tool} a lu ${pages} pages, une de chaque modèle, toutes règles actives\u00a0: ${rules} règles y ont trouvé matière à juger.`;
  const found = violations.map(
    (violation) => `- Règle ${violation.rule} : ${countOf(violation.pages.length)}.`,
  );
  return {
    id: 'resultats',
    title: 'Résultats des contrôles automatiques',
    text:
      found.length === 0
        ? `${read} **Aucune erreur.**`
        : `${read} Erreurs à corriger\u00a0:\n${found.join('\n')}`,
  };
}

function countOf(pages: number): string {
  return pages === 1 ? '1 page' : `${pages} pages`;
}
