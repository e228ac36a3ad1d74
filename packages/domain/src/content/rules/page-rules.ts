import { contestPlace, pathOf, routeAt, routeNamed, routeNames } from '../../routes.ts';
import { sentenceWith } from '../../sentence.ts';
import type { ContentSet, Rule } from './rule.ts';

/** Two results of one search engine that read alike are one result less. */
const pageNames: Rule = {
  name: 'deux pages n’ont ni le même titre ni la même description',
  *problems(content) {
    const pages = namedPages(content);
    for (const field of ['title', 'description'] as const) {
      const seen = new Map<string, string>();
      for (const { name, file, record, texts } of pages) {
        const first = seen.get(texts[field]);
        if (first === undefined) seen.set(texts[field], name);
        else
          yield {
            file,
            record: `${record}.${field}`,
            why: `c’est aussi ce que dit «\u00a0${first}\u00a0»`,
          };
      }
    }
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
const pageTitles: Rule = {
  name: 'un titre de page se lit entier dans un résultat de recherche',
  *problems(content) {
    const end = ` - ${content.brand.name}`;
    const tooLong = (title: string) =>
      title.length > SHOWN_OF_A_TITLE &&
      `${title.length} caractères, au plus ${SHOWN_OF_A_TITLE}\u00a0: la fin serait coupée`;
    for (const { file, record, texts } of namedPages(content)) {
      const { title, description } = texts;
      const long = tooLong(title);
      if (long) yield { file, record: `${record}.title`, why: long };
      if (!title.endsWith(end))
        yield { file, record: `${record}.title`, why: `il finit par «\u00a0${end}\u00a0»` };
      if (description.length < LEAST_DESCRIPTION)
        yield {
          file,
          record: `${record}.description`,
          why: `${description.length} caractères\u00a0: une phrase en a au moins ${LEAST_DESCRIPTION}`,
        };
    }
    const { metaTitle } = content.read('pages/boutique');
    for (const [index, { name }] of content.read('shops').shops.entries()) {
      const long = tooLong(sentenceWith(metaTitle, { shop: name }));
      if (long)
        yield {
          file: 'shops',
          record: `shops.${index}.name`,
          why: `le titre de sa page fait ${long}`,
        };
    }
  },
};

/** A contest's page begins as the brand's pages do; a page that shows a contest names one. */
const contestPages: Rule = {
  name: 'un jeu a ses pages, et ses pages un jeu',
  *problems({ read, brand }) {
    const { contests } = read('contest');
    for (const [index, { pages }] of contests.entries())
      for (const [page, { path }] of pages.entries())
        if (!contestPlace(path, brand))
          yield {
            file: 'contest',
            record: `contests.${index}.pages.${page}.path`,
            why: `«\u00a0${path}\u00a0» ne commence ni par /${brand.base}/jeu-concours/ ni par /jeu-concours/`,
          };
    const file = 'pages/baskets-{product}xcorail';
    const named = read(file).contest;
    if (!contests.some(({ code }) => code === named))
      yield { file, record: 'contest', why: `aucun jeu n’a le code «\u00a0${named}\u00a0»` };
  },
};

const MOVED = 'layout/redirects';

/** An address that leads elsewhere has no page of its own, and leads to one: so none leads in a circle. */
const redirects: Rule = {
  name: 'une adresse d’avant mène à une page, et n’en est pas une',
  *problems(content) {
    if (!content.calls.includes(MOVED)) return;
    const isPage = pagesOf(content);
    for (const [index, { path, href }] of content.read(MOVED).redirects.entries()) {
      const record = `redirects.${index}`;
      if (isPage(path))
        yield {
          file: MOVED,
          record: `${record}.path`,
          why: `«\u00a0${path}\u00a0» est l’adresse d’une page, qui s’ouvrirait`,
        };
      // Where no page can be, the rule of links says so.
      if (routeAt(href, content.brand) !== null && !isPage(href))
        yield {
          file: MOVED,
          record: `${record}.href`,
          why: `aucune page n’a l’adresse «\u00a0${href}\u00a0»`,
        };
    }
  },
};

/** Whether an address is that of a page; of a family, those that a record has. */
function pagesOf({ values, brand }: ContentSet): (path: string) => boolean {
  const named = (wanted: string, at: RegExp, addressOf: (name: string) => string) =>
    values
      .filter(({ file, record }) => file === wanted && at.test(record))
      .map(({ value }) => addressOf(String(value)));
  const members = new Set([
    ...named('contest', /^contests\.\d+\.pages\.\d+\.path$/, (path) => path),
    ...named('shops', /^shops\.\d+\.id$/, (shop) => pathOf('boutique', brand, { shop })),
    ...named('box-comparator', /^boxes\.\d+\.key$/, (offer) =>
      pathOf('fiche-information', brand, { offer }),
    ),
  ]);
  return (path) => {
    const name = routeAt(path, brand);
    if (name === null) return false;
    // Which departments the map has is not content.
    const isKnown = !routeNamed(name).path.includes('[') || name === 'carte-fibre-departement';
    return isKnown || members.has(path);
  };
}

export const pageRules: readonly Rule[] = [pageNames, pageTitles, redirects, contestPages];
