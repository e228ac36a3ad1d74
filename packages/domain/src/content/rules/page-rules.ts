import { routeNames } from '../../routes.ts';
import type { Problem, Rule } from './rule.ts';

/** Two results of one search engine that read alike are one result less. */
export const pageNames: Rule = {
  name: 'deux pages n’ont ni le même titre ni la même description',
  problems({ read }) {
    const pages = read('layout/pages');
    return (['title', 'description'] as const).flatMap((field) => {
      const seen = new Map<string, string>();
      return routeNames.flatMap((name): Problem[] => {
        const text = pages[name][field];
        const first = seen.get(text);
        if (first === undefined) seen.set(text, name);
        return first === undefined
          ? []
          : [
              {
                file: 'layout/pages',
                record: `${name}.${field}`,
                why: `c’est aussi ce que dit «\u00a0${first}\u00a0»`,
              },
            ];
      });
    });
  },
};
