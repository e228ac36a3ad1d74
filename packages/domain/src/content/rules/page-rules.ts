import { contestPlace, routeNames } from '../../routes.ts';
import type { ContentSet, Problem, Rule } from './rule.ts';

/** Two results of one search engine that read alike are one result less. */
export const pageNames: Rule = {
  name: 'deux pages n’ont ni le même titre ni la même description',
  problems(content) {
    const pages = namedPages(content);
    return (['title', 'description'] as const).flatMap((field) => {
      const seen = new Map<string, string>();
      return pages.flatMap(({ name, file, record, texts }): Problem[] => {
        const text = texts[field];
        const first = seen.get(text);
        if (first === undefined) seen.set(text, name);
        return first === undefined
          ? []
          : [
              {
                file,
                record: `${record}.${field}`,
                why: `c’est aussi ce que dit «\u00a0${first}\u00a0»`,
              },
            ];
      });
    });
  },
};

/** Every page that has texts of its own to be called by. */
function namedPages({ read }: ContentSet) {
  const pages = read('layout/pages');
  return [
    ...routeNames.map((name) => ({
      name: String(name),
      file: 'layout/pages',
      record: String(name),
      texts: pages[name],
    })),
    ...read('contest').contests.flatMap((contest, index) =>
      contest.pages.map(({ path, head }, page) => ({
        name: path,
        file: 'contest',
        record: `contests.${index}.pages.${page}.head`,
        texts: head,
      })),
    ),
  ];
}

/** A contest's page begins as the brand's pages do; a page that shows a contest names one. */
export const contestPages: Rule = {
  name: 'un jeu a ses pages, et ses pages un jeu',
  problems({ read, brand }) {
    const { contests } = read('contest');
    const named = read('pages/baskets-{product}xcorail').contest;
    return [
      ...contests.flatMap(({ pages }, index) =>
        pages.flatMap(({ path }, page): Problem[] =>
          contestPlace(path, brand)
            ? []
            : [
                {
                  file: 'contest',
                  record: `contests.${index}.pages.${page}.path`,
                  why: `«\u00a0${path}\u00a0» ne commence ni par /${brand.base}/jeu-concours/ ni par /jeu-concours/`,
                },
              ],
        ),
      ),
      ...(contests.some(({ code }) => code === named)
        ? []
        : [
            {
              file: 'pages/baskets-{product}xcorail',
              record: 'contest',
              why: `aucun jeu n’a le code «\u00a0${named}\u00a0»`,
            },
          ]),
    ];
  },
};
