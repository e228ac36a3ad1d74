import { describe, expect, test } from 'vitest';
import { DEFAULT_BRAND } from '../../brand.ts';
import { routeNames } from '../../routes.ts';
import { pageRules } from './page-rules.ts';
import { problemsOf, valuesOf } from './sample-set.fixture.ts';

const END = ` - ${DEFAULT_BRAND.name}`;

type Texts = { readonly title: string; readonly description: string };
/** What each page is called by, unless a test says otherwise. */
const textsOf = (name: string, changes: Partial<Texts> = {}): Texts => ({
  title: `Page ${name}${END}`,
  description: `Une phrase assez longue de la page ${name}.`,
  ...changes,
});
const contestPage = (path: string, changes: Partial<Texts> = {}) => ({
  path,
  head: textsOf(path, changes),
});
const contest = (code: string, ...pages: object[]) => ({ code, pages });
const OURS = '/freebox/jeu-concours/corail/';
const SHORT = '/jeu-concours/foot/';

type Sample = {
  pages?: Readonly<Record<string, Partial<Texts>>>;
  contests?: readonly object[];
  shops?: readonly string[];
  metaTitle?: string;
  shown?: string;
  redirects?: readonly { path: string; href: string }[];
};

const judge = (rule: string) => (sample: Sample) => {
  const { contests = [contest('corail', contestPage(OURS))], shops = ['aix'] } = sample;
  return problemsOf(pageRules, rule, {
    files: {
      'layout/pages': Object.fromEntries(
        routeNames.map((name) => [name, textsOf(name, sample.pages?.[name])]),
      ),
      contest: { contests },
      'pages/boutique': { metaTitle: sample.metaTitle ?? `<shop>${END}` },
      shops: { shops: shops.map((name) => ({ name })) },
      'pages/baskets-{product}xcorail': { contest: sample.shown ?? 'corail' },
      ...(sample.redirects && { 'layout/redirects': { redirects: sample.redirects } }),
    },
    values: [
      ...valuesOf('contest', {
        'contests.0.pages.0.path': OURS,
        'contests.12.pages.12.path': SHORT,
        'contests.0.pages.0.paths': '/jeu-concours/autre/',
        'old.contests.0.pages.0.path': '/jeu-concours/ancien/',
      }),
      ...valuesOf('shops', {
        'shops.12.id': 'aix',
        'shops.0.id.0': 'nimes',
        'old.shops.0.id': 'nancy',
      }),
      ...valuesOf('simboxes', { 'shops.0.id': 'nice' }),
      ...valuesOf('box-comparator', {
        'boxes.12.key': 'pop',
        'boxes.0.keys': 'ultra',
        'old.boxes.0.key': 'delta',
        'services.0.key': 'netflix',
      }),
    ],
  });
};

describe('what a page is called', () => {
  const problems = judge('deux pages n’ont ni le même titre ni la même description');

  test('is its own, in its title and in its description', () => {
    expect(problems({})).toEqual([]);
    const home = textsOf('home');
    expect(problems({ pages: { netflix: home, 'wifi-7': { title: home.title } } })).toEqual([
      {
        file: 'layout/pages',
        record: 'netflix.title',
        why: 'c’est aussi ce que dit «\u00a0home\u00a0»',
      },
      {
        file: 'layout/pages',
        record: 'wifi-7.title',
        why: 'c’est aussi ce que dit «\u00a0home\u00a0»',
      },
      {
        file: 'layout/pages',
        record: 'netflix.description',
        why: 'c’est aussi ce que dit «\u00a0home\u00a0»',
      },
    ]);
    // A title may be what another page says below its own.
    expect(problems({ pages: { netflix: { title: home.description } } })).toEqual([]);
  });

  test('is no contest’s either, which is told by its page', () => {
    const contests = [
      contest('corail', contestPage(OURS)),
      contest('foot', contestPage(SHORT), contestPage('/b/', textsOf(OURS))),
    ];
    const why = `c’est aussi ce que dit «\u00a0${OURS}\u00a0»`;
    expect(problems({ contests })).toEqual([
      { file: 'contest', record: 'contests.1.pages.1.head.title', why },
      { file: 'contest', record: 'contests.1.pages.1.head.description', why },
    ]);
  });
});

describe('a title and a description', () => {
  const problems = judge('un titre de page se lit entier dans un résultat de recherche');
  const titled = (length: number) => `${'t'.repeat(length - END.length)}${END}`;

  test('of a title sixty characters are shown', () => {
    expect(problems({ pages: { home: { title: titled(60) } } })).toEqual([]);
    expect(problems({ pages: { home: { title: titled(61) } } })).toEqual([
      {
        file: 'layout/pages',
        record: 'home.title',
        why: '61 caractères, au plus 60\u00a0: la fin serait coupée',
      },
    ]);
  });

  test('a title ends with the brand', () => {
    const head = { title: `${DEFAULT_BRAND.name}, un jeu` };
    const contests = [contest('corail', contestPage(OURS, head))];
    expect(problems({ contests })).toEqual([
      {
        file: 'contest',
        record: 'contests.0.pages.0.head.title',
        why: `il finit par «\u00a0${END}\u00a0»`,
      },
    ]);
  });

  test('a description is a sentence', () => {
    expect(problems({ pages: { home: { description: 'd'.repeat(31) } } })).toEqual([]);
    expect(problems({ pages: { home: { description: 'd'.repeat(30) } } })).toEqual([
      {
        file: 'layout/pages',
        record: 'home.description',
        why: '30 caractères\u00a0: une phrase en a au moins 31',
      },
    ]);
  });

  test('the name of a shop leaves the title of its page short enough', () => {
    const shops = ['Aix', 's'.repeat(60 - END.length), 's'.repeat(61 - END.length)];
    expect(problems({ shops })).toEqual([
      {
        file: 'shops',
        record: 'shops.2.name',
        why: 'le titre de sa page fait 61 caractères, au plus 60\u00a0: la fin serait coupée',
      },
    ]);
  });
});

describe('the pages of a contest', () => {
  const problems = judge('un jeu a ses pages, et ses pages un jeu');

  test('are where contests are', () => {
    const contests = [
      contest('corail', contestPage(OURS), contestPage(SHORT)),
      contest('foot', contestPage(SHORT), contestPage('/freebox/foot/')),
    ];
    expect(problems({ contests })).toEqual([
      {
        file: 'contest',
        record: 'contests.1.pages.1.path',
        why: '«\u00a0/freebox/foot/\u00a0» ne commence ni par /freebox/jeu-concours/ ni par /jeu-concours/',
      },
    ]);
  });

  test('are shown by a page that names a contest', () => {
    const contests = [contest('foot'), contest('corail')];
    expect(problems({ contests })).toEqual([]);
    expect(problems({ contests, shown: 'tennis' })).toEqual([
      {
        file: 'pages/baskets-{product}xcorail',
        record: 'contest',
        why: 'aucun jeu n’a le code «\u00a0tennis\u00a0»',
      },
    ]);
  });
});

describe('an address that leads elsewhere', () => {
  const problems = judge('une adresse d’avant mène à une page, et n’en est pas une');
  const leads = (path: string, href: string) => problems({ redirects: [{ path, href }] });
  const said = (path: string, href: string) => leads(path, href).map(({ record }) => record);

  const PAGES = [
    '/freebox/',
    '/freebox/netflix/',
    '/boutiques/aix/',
    '/freebox/fiche-information/pop/',
    '/freebox/carte-fibre-optique/13/',
    OURS,
    SHORT,
  ];

  test.each(PAGES)('leads to a page: %s', (page) => {
    expect(leads('/avant/', page)).toEqual([]);
  });

  test.each(PAGES)('is not a page: %s', (page) => {
    expect(leads(page, '/freebox/')).toEqual([
      {
        file: 'layout/redirects',
        record: 'redirects.0.path',
        why: `«\u00a0${page}\u00a0» est l’adresse d’une page, qui s’ouvrirait`,
      },
    ]);
  });

  test.each([
    '/boutiques/nice/',
    '/boutiques/nimes/',
    '/boutiques/nancy/',
    '/freebox/fiche-information/ultra/',
    '/freebox/fiche-information/delta/',
    '/freebox/fiche-information/netflix/',
    '/jeu-concours/autre/',
    '/jeu-concours/ancien/',
    '/boutiques/pop/',
  ])('may be one that no record has, which no other leads to: %s', (page) => {
    expect(said(page, '/freebox/')).toEqual([]);
    expect(leads('/avant/', page)).toEqual([
      {
        file: 'layout/redirects',
        record: 'redirects.0.href',
        why: `aucune page n’a l’adresse «\u00a0${page}\u00a0»`,
      },
    ]);
  });

  test('is judged by another rule where no page can be', () => {
    expect(said('/avant/', '/nulle-part/')).toEqual([]);
  });

  test('is told by its place in the list', () => {
    const redirects = [
      { path: '/avant/', href: '/freebox/' },
      { path: '/freebox/', href: '/boutiques/nice/' },
    ];
    expect(problems({ redirects }).map(({ record }) => record)).toEqual([
      'redirects.1.path',
      'redirects.1.href',
    ]);
  });

  test('is not missed where there is none', () => {
    expect(problems({})).toEqual([]);
  });
});
