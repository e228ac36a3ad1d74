import { contestPlace, routeNames } from '../../routes.ts';
import { sentenceWith } from '../../sentence.ts';
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

/** What a results page shows of a title before it cuts it. */
const SHOWN_OF_A_TITLE = 60;
/** Shorter, it says nothing that the title does not. */
const LEAST_DESCRIPTION = 31;

/** A page is found under its whole title, which ends with the brand, and described in a sentence. */
export const pageTitles: Rule = {
  name: 'un titre de page se lit entier dans un résultat de recherche',
  problems(content) {
    const end = ` - ${content.brand.name}`;
    const tooLong = (title: string) =>
      title.length > SHOWN_OF_A_TITLE
        ? [`${title.length} caractères, au plus ${SHOWN_OF_A_TITLE}\u00a0: la fin serait coupée`]
        : [];
    const { metaTitle } = content.read('pages/boutique');
    return [
      ...namedPages(content).flatMap(({ file, record, texts: { title, description } }) => [
        ...[
          ...tooLong(title),
          ...(title.endsWith(end) ? [] : [`il finit par «\u00a0${end}\u00a0»`]),
        ].map((why) => ({ file, record: `${record}.title`, why })),
        ...(description.length < LEAST_DESCRIPTION
          ? [
              {
                file,
                record: `${record}.description`,
                why: `${description.length} caractères\u00a0: une phrase en a au moins ${LEAST_DESCRIPTION}`,
              },
            ]
          : []),
      ]),
      ...content.read('shops').shops.flatMap(({ name }, index) =>
        tooLong(sentenceWith(metaTitle, { shop: name })).map((why) => ({
          file: 'shops',
          record: `shops.${index}.name`,
          why: `le titre de sa page fait ${why}`,
        })),
      ),
    ];
  },
};

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
