import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_BRAND } from '@vitrine/domain/brand';
import type { ContentCall } from '@vitrine/domain/content/calls';
import { problemsIn, type ProblemsOptions } from '@vitrine/domain/content/problems';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { brandSources, contentProblems } from './content-problems.ts';
import { root } from '../support/root.ts';

/** The first judgement of a process reads a whole dictionary. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const written = (call: ContentCall) => readFileSync(join(root, 'content', `${call}.json`), 'utf8');

type EditOf = [call: ContentCall, from: string | RegExp, to: string];

/** The offers and some files, of which a text is replaced as an editor would. */
function problemsWith(...edits: EditOf[]) {
  return judgedWith({}, ...edits);
}

function judgedWith(options: ProblemsOptions, ...edits: EditOf[]) {
  const files = new Map<ContentCall, string>([['box-comparator', written('box-comparator')]]);
  for (const [call, from, to] of edits) {
    const before = files.get(call) ?? written(call);
    const after = before.replace(from, to);
    if (after === before) throw new Error(`content/${call}.json has no ${String(from)}`);
    files.set(call, after);
  }
  return problemsIn(files, DEFAULT_BRAND, options).map((problem) =>
    problem.replaceAll('\u00a0', ' '),
  );
}

test('the content here is good', async () => {
  expect(await contentProblems(join(root, 'content'), DEFAULT_BRAND)).toEqual([]);
});

test('a file that cannot be read is named, also where names are taken from', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-content-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'box-comparator.json'), written('box-comparator'));
  await writeFile(join(folder, 'shops.json'), '{ "shops": [\n');
  const problems = await contentProblems(folder, DEFAULT_BRAND);
  expect(problems).toContainEqual(expect.stringMatching(/^content\/shops\.json:\d+: /));
});

test('a folder without offers says so', () => {
  expect(problemsIn(new Map(), DEFAULT_BRAND)).toEqual([
    'content/box-comparator.json: ce fichier manque',
  ]);
});

const firstPrice = /"price": \d+/;

test.each<[what: string, edit: [ContentCall, string | RegExp, string], problem: RegExp]>([
  [
    'a price in euros',
    ['box-comparator', firstPrice, '"price": 29.99'],
    /^content\/box-comparator\.json:\d+: boxes\.0\.price: 29\.99 n’est pas un nombre entier, sans guillemets\. Exemple : 29,99 € s’écrit 2999, en centimes$/,
  ],
  [
    'a price as a text',
    ['box-comparator', firstPrice, '"price": "29,99 €"'],
    /: boxes\.0\.price: « 29,99 € » n’est pas un nombre.* Exemple : 29,99 € s’écrit 2999/,
  ],
  [
    'a price of ten million',
    ['box-comparator', firstPrice, '"price": 10000000'],
    /: boxes\.0\.price: 10000000 centimes, ce serait 100.000 €/,
  ],
  [
    'a price in whole euros',
    ['box-comparator', firstPrice, '"price": 30'],
    /^content\/box-comparator\.json:\d+: boxes\.0\.prices\.0\.price: 30 centimes, ce serait 0,30 €\. Exemple : 30 € s’écrit 3000$/,
  ],
  [
    'what is paid after a promotion, in whole euros',
    ['box-comparator', /"after": \d+/, '"after": 60'],
    /: boxes\.0\.prices\.0\.after: 60 centimes, ce serait 0,60 €/,
  ],
  [
    'a price with its comma',
    ['box-comparator', firstPrice, '"price": 29,99'],
    /^content\/box-comparator\.json:\d+: un nombre s’écrit sans virgule : 2999, en centimes, pour 29,99 €/,
  ],
  [
    'the name of a file as a camera gives it',
    ['photos', '"photos": []', '"photos": [{ "name": "noel", "file": "Photo Noël.JPG" }]'],
    /: photos\.0\.file: « Photo Noël\.JPG » .*: un nom de fichier en minuscules, .* « noel\.jpg »$/,
  ],
  [
    'two photos of one name',
    [
      'photos',
      '"photos": []',
      '"photos": [{ "name": "noel", "file": "noel.jpg" }, { "name": "noel", "file": "sapin.jpg" }]',
    ],
    /: photos\.1\.name: « noel » est déjà pris : donnez-en un autre, comme « noel-2 »/,
  ],
  [
    'an address that would lead to two pages',
    [
      'layout/redirects',
      '"redirects": []',
      '"redirects": [{ "path": "/avant/", "href": "/{base}/" }, { "path": "/Avant/", "href": "/{base}/netflix/" }]',
    ],
    /^content\/layout\/redirects\.json:\d+: redirects\.1\.path: « \/Avant\/ » mène déjà ailleurs/,
  ],
  [
    'an address that leads to no page',
    [
      'layout/redirects',
      '"redirects": []',
      '"redirects": [{ "path": "/avant/", "href": "/nulle-part/" }]',
    ],
    /: redirects\.0\.href: aucune page n’a l’adresse « \/nulle-part\/ »/,
  ],
  [
    'an address that is no page’s to give',
    [
      'layout/redirects',
      '"redirects": []',
      '"redirects": [{ "path": "/api/event/", "href": "/{base}/" }]',
    ],
    /: redirects\.0\.path: cette adresse est celle d’un service/,
  ],
  [
    'a picture that moves',
    ['photos', '"photos": []', '"photos": [{ "name": "noel", "file": "noel.gif" }]'],
    /: photos\.0\.file: « noel\.gif » .* qui finit par \.jpg, \.png, \.webp ou \.avif/,
  ],
  [
    'a search of a store in place of an application’s page',
    [
      'companion-apps',
      /"android": [^\n]*null/,
      '"android": "https://play.google.com/store/search?q=box"',
    ],
    /: apps\.app-home\.android: .*: la page de l’application, comme « https:\/\/play\.google\.com\/store\/apps\/details\?id=/,
  ],
  [
    'a question named in words',
    ['contest', '"name": "size"', '"name": "Votre pointure"'],
    /: contests\.0\.form\.questions\.0\.name: .*: des lettres sans accent ni espace, comme « pointure »$/,
  ],
  [
    'commas between words of the search',
    ['layout/search', '"magasin agence', '"magasin, agence'],
    /: typed\.pages\.boutiques: .*: des mots, une espace entre eux, sans ponctuation$/,
  ],
  [
    'a rate above a hundred',
    ['home/satisfaction-rate', /"rate": \d+/, '"rate": 120'],
    /: rate: 120 est trop grand : au plus 100$/,
  ],
  [
    'a link that a browser would call unsafe',
    ['home/faq', /"answer": "/, '"answer": "[ici](http://exemple.fr) '],
    /: items\.0\.answer: « http:\/\/exemple\.fr » ne s’ouvrirait pas : l’adresse d’un lien commence par/,
  ],
  [
    'a page without a name',
    ['layout/pages', '"wifi-7": {', '"wifi-8": {'],
    /^content\/layout\/pages\.json:1: wifi-7: ce champ manque/,
  ],
  [
    'a reason for which a field is refused, without its sentence',
    ['forms', /"missing": "Choisissez le contrat à résilier."/, '"lost": "Choisissez."'],
    /^content\/forms\.json:\d+: termination\.fields\.offer\.errors\.missing: ce champ manque/,
  ],
  [
    'a choice that a form’s rules do not know',
    ['forms', '"webmail": "Ma', '"courrier": "Ma'],
    /: account-deletion\.fields\.account\.choices: « courrier » : champ inconnu/,
  ],
  [
    'a sentence without the figure that it must name',
    ['forms', 'à <max> caractères', 'beaucoup'],
    /: shared\.errors\.long: il faut <max>, et aucun autre$/,
  ],
  [
    'two subjects of one id',
    ['forms', '"id": "facture"', '"id": "panne"'],
    /: contact\.topics\.\d+\.id: « panne » est déjà pris/,
  ],
  [
    'a label as long as a text',
    ['forms', '"Sujet de votre message"', `"${'Sujet '.repeat(30)}"`],
    /: contact\.fields\.topic\.label: « Sujet .*il en faut au plus 120$/,
  ],
  [
    'a question of a kind that no form knows',
    ['contest', '"kind": "list"', '"kind": "curseur"'],
    /^content\/contest\.json:\d+: contests\.0\.form\.questions\.0\.kind: /,
  ],
  [
    'a question called like a field of every contest',
    ['contest', '"name": "size"', '"name": "email"'],
    /: contests\.0\.form\.questions\.0\.name: ce nom est celui d’un champ de tous les jeux/,
  ],
  [
    'prizes that nobody can choose',
    ['contest', /"value": "maillot",(\s+)"count"/, '"value": "ballon",$1"count"'],
    /: contests\.2\.form\.questions: la question « prize » doit offrir les lots : ballon, places$/,
  ],
  [
    'a puzzle that nobody is asked about',
    ['contest', '"name": "answer"', '"name": "guess"'],
    /: contests\.1\.form\.questions: ce jeu attend une réponse/,
  ],
  [
    'a contest that closes before it opens',
    ['contest', '"closesAt": "2027-06-30', '"closesAt": "2025-06-30'],
    /: contests\.0\.opensAt: closesAt \(2025-06-30.*n’est pas après opensAt/,
  ],
  [
    'a misspelt field',
    ['box-comparator', '"price":', '"prix":'],
    /: boxes\.0\.prices\.0: « prix » : champ inconnu, ou mal orthographié$/,
  ],
  [
    'a missing comma',
    ['home/faq', /",\n(\s+"items")/, '"\n$1'],
    /^content\/home\/faq\.json:3: il manque une virgule avant cette ligne$/,
  ],
  [
    'a mark of order, as some editors write it',
    ['home/faq', /^/, '\ufeff'],
    /^content\/home\/faq\.json:1: .*: enregistrez le fichier en UTF-8 « sans BOM »$/,
  ],
  [
    'straight quotation marks in a text',
    ['home/faq', '"title": "Vos questions', '"title": "Vos "questions"'],
    /^content\/home\/faq\.json:2: .* guillemet droit est dans un texte : « … » s’y écrit$/,
  ],
  [
    'a slide until a day that does not exist',
    ['home/carousel', '"id": "pop",', '"until": "2099-02-30T08:00:00Z", $&'],
    /: slides\.\d+\.until: « 2099-02-30T08:00:00Z » n’est pas une date/,
  ],
  [
    'a field written twice',
    ['home/faq', '"title":', '"title": "Un", "title":'],
    /^content\/home\/faq\.json:2: le champ « title » est écrit deux fois : gardez-en un$/,
  ],
  [
    'a figure that does not exist',
    ['home/faq', /"answer": "/, '"answer": "{pop.prix} '],
    /^content\/home\/faq\.json:\d+: items\.0\.answer: \{pop\.prix\} n’existe pas\. Il y a : .*\{pop\.price\}/,
  ],
  [
    'a figure of nothing',
    ['home/faq', /"answer": "/, '"answer": "{inconnu.price} '],
    /\{inconnu\.price\} n’existe pas : aucune offre n’a la clé « inconnu »$/,
  ],
  [
    'an invisible character',
    ['home/faq', /"answer": "/, '"answer": "a\\u0000'],
    /: items\.0\.answer: contient un caractère invisible \(U\+0000\)/,
  ],
  [
    'a breaking space',
    ['home/faq', /"answer": "/, '"answer": "Vraiment ? '],
    /: items\.0\.answer: espace ou apostrophe à corriger près de « Vraiment \? /,
  ],
  [
    'an empty text',
    ['home/faq', /"question": "[^"]*"/, '"question": " "'],
    /: items\.0\.question: ce texte est vide/,
  ],
  [
    'a whole page in a question',
    ['home/faq', /"question": "/, `"question": "${'mot '.repeat(60)}`],
    /: items\.0\.question: \d+ caractères, au plus 160 ici/,
  ],
  [
    'an id taken twice',
    ['home/faq', /("id": "[^"]*")([\s\S]*?)"id": "[^"]*"/, '$1$2$1'],
    /: items(\.1\.id: « .* » est déjà pris|: deux éléments ont le même id)/,
  ],
  [
    'a link to no page',
    ['home/faq', /"answer": "/, '"answer": "[ici](/freebox/nulle-part/) '],
    /: items\.0\.answer: aucune page n’a l’adresse « \/freebox\/nulle-part\/ »/,
  ],
  [
    'a link to no part of a page',
    ['home/faq', /"answer": "/, '"answer": "[ici](/freebox/nos-offres-freebox/#bons-plan) '],
    /: items\.0\.answer: aucune partie d’une page ne s’appelle « bons-plan »\. Il y a : bons-plans/,
  ],
  [
    'words that cannot be read on their picture',
    ['home/carousel', '"textColor": "white"', '"textColor": "dark"'],
    /: slides\.0\.textColor: « dark » ne se lit pas sur slides\/ultra : contraste de 1,1, il faut au moins 4,5\. Écrivez « white » /,
  ],
  [
    'a service that no shop has',
    ['shops', /("services": \[\s*)"conseil-fibre"/, '$1"conseil-wifi"'],
    /^content\/shops\.json:\d+: shops\.0\.services\.0: « conseil-wifi » n’est pas un service\. Il y a : conseil-fibre, /,
  ],
  [
    'hours of a day that overlap',
    [
      'shops',
      /"hours": \[\s*\[/,
      '$&{ "opens": "09:00", "closes": "19:30" }, { "opens": "09:30", "closes": "19:45" }, ',
    ],
    /: shops\.0\.hours\.0: les heures d’un jour se suivent sans se chevaucher$/,
  ],
  [
    'a day on which a shop differs, written twice',
    [
      'shops',
      '"id": "aix-en-provence-liberte",',
      '$& "exceptions": [{ "date": "2026-12-24", "hours": [] }, { "date": "2026-12-24", "hours": [] }],',
    ],
    /: shops\.0\.exceptions: un jour y est deux fois : gardez une de ses lignes$/,
  ],
  [
    'a literal price',
    ['home/faq', /"answer": "/, '"answer": "Pour 29,99\u00a0€ par mois. '],
    /: items\.0\.answer: écrit « 29,99 € » ; prenez un jeton tel que \{pop\.price\}/,
  ],
  [
    'a literal price in words',
    ['home/faq', /"answer": "/, '"answer": "Pour 29,99\u00a0euros par mois. '],
    /: items\.0\.answer: écrit « 29,99 euros » ; prenez un jeton tel que \{pop\.price\}/,
  ],
  [
    'bold words that do not end',
    ['home/faq', /"answer": "/, '"answer": "Une **bonne box. '],
    /: items\.0\.answer: « \*\* » se lirait tel quel : il en faut deux/,
  ],
  [
    'a script as an address',
    ['layout/footer', /"href": "[^"]*"/, '"href": "javascript:alert(1)"'],
    /« javascript:alert\(1\) » n’a pas la forme attendue : une adresse qui commence par \/, #/,
  ],
  [
    'a picture that does not exist',
    ['boxes/pop/page', /"src": "[^"]*"/, '"src": "box-pop/absente"'],
    /l’image « box-pop\/absente » n’existe pas\. Il y a : box-pop\//,
  ],
  [
    'a notice for no page',
    ['legal-notices/all', /"pages": \[\s*"[^"]*"/, '"pages": ["nulle-part"'],
    /: mentions\.0\.pages\.0: aucune page ne s’appelle « nulle-part »/,
  ],
  [
    'a contest that closes before it opens',
    ['contest', /"closesAt": "[^"]*"/, '"closesAt": "2020-01-01T00:00:00Z"'],
    /^content\/contest\.json:\d+: contests\.0\.opensAt: closesAt .* n’est pas après opensAt/,
  ],
])('%s is named with its line, its field and what is expected', (_what, edit, problem) => {
  expect(problemsWith(edit)).toEqual(
    expect.arrayContaining([expect.stringMatching(problem) as string]),
  );
});

test('a photo that is refused hides neither the faults of others nor those of what shows them', () => {
  const photos =
    '"photos": [{ "name": "noel", "file": "noel.gif" }, {}, { "name": "ete", "file": "ete.jpg" }]';
  const problems = problemsWith(
    ['photos', '"photos": []', photos],
    ['home/carousel', /"src": "[^"]*"/, '"src": "noel/large"'],
    ['boxes/pop/page', /"src": "[^"]*"/, '"src": "box-pop/non"'],
  );
  const said = (part: string) => problems.filter((problem) => problem.includes(part));
  expect(said('photos.0.file')).toHaveLength(1);
  expect(said('photos.2.file: content/photos/ete.jpg n’existe pas')).toHaveLength(1);
  expect(said('box-pop/non')).toHaveLength(1);
  expect(said('noel/large')).toEqual([]);
});

test('a misspelt word is named before anything is rendered, and a name is none', () => {
  const files = new Map<ContentCall, string>([
    ['box-comparator', written('box-comparator')],
    [
      'home/faq',
      written('home/faq').replace(/"answer": "/, '"answer": "Une <day> maisson à Trifouilly. '),
    ],
  ]);
  const isKnown = (word: string) => word !== 'maisson' && word !== 'Trifouilly';
  expect(problemsIn(files, DEFAULT_BRAND, { isKnown })).toEqual([
    expect.stringMatching(
      /^content\/home\/faq\.json:\d+: items\.0\.answer: «\u00a0maisson\u00a0» n’est pas dans le dictionnaire/,
    ) as string,
  ]);
});

test('a shop that is not where its address says is named, with where its town is', () => {
  const aix = { name: 'Aix-en-Provence', postcodes: ['13080', '13090'] };
  const findTown = (code: string) =>
    code === '99999' ? undefined : { ...aix, longitude: 5.4, latitude: 43.5 };
  const [first] = (JSON.parse(written('shops')) as { shops: object[] }).shops;
  const shopsWith = (...changes: object[]) => {
    const shops = changes.map((change, index) => ({ ...first, id: `shop-${index}`, ...change }));
    const files = new Map<ContentCall, string>([
      ['box-comparator', written('box-comparator')],
      ['shops', JSON.stringify({ ...(JSON.parse(written('shops')) as object), shops })],
    ]);
    return problemsIn(files, DEFAULT_BRAND, { findTown })
      .map((problem) => problem.replaceAll('\u00a0', ' '))
      .filter((problem) => problem.includes('une boutique est dans sa commune'));
  };

  expect(shopsWith({}, { postcode: '13621' })).toEqual([]);
  expect(
    shopsWith(
      { citycode: '99999' },
      { postcode: '75001' },
      { longitude: 43.5366, latitude: 5.4023 },
    ),
  ).toEqual([
    expect.stringMatching(/: shops\.0\.citycode: aucune commune n’a le code INSEE « 99999 »/),
    expect.stringMatching(
      /: shops\.1\.postcode: 75001 ne va pas avec le code INSEE 13001 \(Aix-en-Provence\)\. Il y a : 13080, 13090/,
    ),
    expect.stringMatching(
      /: shops\.2\.latitude: 5\.4023 est loin de sa commune \(Aix-en-Provence : 43\.5\)/,
    ),
    expect.stringMatching(/: shops\.2\.longitude: 43\.5366 est loin/),
  ] as string[]);
});

test('every problem of every file is told at once', () => {
  const problems = problemsWith(
    ['box-comparator', firstPrice, '"price": 29.99'],
    ['home/faq', '"title":', '"titre":'],
    ['home/faq', /"question": "[^"]*"/, '"question": ""'],
    ['layout/footer', /"href": "[^"]*"/, '"href": "ici"'],
  );
  for (const where of [/box-comparator.*price/, /faq.*titre/, /faq.*question/, /footer.*href/])
    expect(problems).toEqual(expect.arrayContaining([expect.stringMatching(where) as string]));
});

test('a fault of each kind is told at once, with what is expected, and nothing else', () => {
  const answer = /"answer": "/;
  const faults: [call: ContentCall, from: string | RegExp, to: string, problem: RegExp][] = [
    // A wrong price hides nothing of what is written about prices.
    ['box-comparator', firstPrice, '"price": 29.99', /boxes\.0\.price: 29\.99 .* s’écrit 2999/],
    ['box-comparator', /"amount": \d+/, '"amount": 10000000', /fees\.0\.amount: .* s’écrit 2999/],
    [
      'tv/channel-packs',
      /"from": "[^"]*"/,
      '"from": "hier"',
      /from: « hier » n’est pas une date : une date s’écrit 2027-01-04/,
    ],
    ['home/faq', answer, '"answer": "{pop.prix} ', /\{pop\.prix\} n’existe pas\. Il y a : /],
    ['tv/faq', answer, '"answer": "[a](/nulle/) ', /« \/nulle\/ »\. Exemple : \/freebox\/nos-/],
    ['fibre/faq', answer, '"answer": "[a](/freebox/#non) ', /s’appelle « non »\. Il y a : /],
    ['boxes/pop/page', /"src": "[^"]*"/, '"src": "box-pop/non"', /n’existe pas\. Il y a : box-pop/],
    [
      'legal-notices/all',
      /"pages": \[\s*"[^"]*"/,
      '"pages": ["nulle-part"',
      /s’appelle « nulle-part »\. Il y a : /,
    ],
    [
      'contest',
      /"closesAt": "[^"]*"/,
      '"closesAt": "2020-01-01T00:00:00Z"',
      /n’est pas après opensAt .* : une fin vient après son début\. Exemple : 20\d\d-/,
    ],
    [
      'boxes/pop/faq',
      answer,
      '"answer": "a\\u0007',
      /caractère invisible \(U\+0007\), entre « a » et « .+ » : effacez-le/,
    ],
    [
      'boxes/ultra/faq',
      /"question": "/,
      `"question": "${'mot '.repeat(60)}`,
      /au plus 160 ici : il doit finir .* « …mot mot/,
    ],
    ['boxes/5g/faq', /("id": "[^"]*")([\s\S]*?)"id": "[^"]*"/, '$1$2$1', /le même id : donnez-en/],
    ['wifi-7/faq', '"title":', '"title": "Un", "title":', /écrit deux fois : gardez-en un/],
    ['home/carousel', '"textColor": "white"', '"textColor": "dark"', /Écrivez « white »/],
    ['adsl-shutdown/faq', answer, '"answer": "Vraiment ? ', /à corriger près de « Vraiment \?/],
    ['boxes/pop-s/faq', answer, '"answer": "Pour 29,99\u00a0€. ', /prenez un jeton tel que/],
    ['pages/demenagement', '{return.days}', '45', /écrit « 45 jours » ; prenez \{return\.days\}/],
    ['partners/netflix/faq', answer, '"answer": "Une maisson. ', /« maisson » n’est pas dans le/],
  ];
  const edits = faults.map(([call, from, to]) => [call, from, to] as EditOf);
  const problems = judgedWith({ isKnown: (word) => word !== 'maisson' }, ...edits);
  for (const [call, , , problem] of faults) {
    const place = `content/${call}.json:`;
    const said = problems.filter((one) => one.startsWith(place) && problem.test(one));
    expect(said, `${call} ${problem}\n${problems.join('\n')}`).toHaveLength(1);
    expect(said[0]?.slice(place.length)).toMatch(/^\d+: /);
  }
  // An id taken twice is said of the list and of the record.
  expect(problems).toHaveLength(faults.length + 1);
});

test('an item is named as it is counted in its file, past ones too, and a price by its line', () => {
  const past = /"slides": \[\s*\{/;
  const [problem] = problemsWith(
    ['home/carousel', past, '$& "until": "2020-01-01",'],
    ['home/carousel', /("id": "pop",[\s\S]*?"textColor": )"\w+"/, '$1"rouge"'],
  );
  const slides = (JSON.parse(written('home/carousel')) as { slides: { id: string }[] }).slides;
  const index = slides.findIndex(({ id }) => id === 'pop');
  const lines = written('home/carousel').split('\n');
  const line = lines.findIndex(
    (text, at) =>
      at > lines.findIndex((one) => one.includes('"id": "pop"')) && text.includes('"textColor"'),
  );
  expect(index).toBeGreaterThan(0);
  expect(problem).toMatch(
    new RegExp(`^content/home/carousel.json:${line + 1}: slides.${index}.textColor: `),
  );
  const priceLine = written('box-comparator')
    .split('\n')
    .findIndex((text) => firstPrice.test(text));
  expect(problemsWith(['box-comparator', firstPrice, '"price": 29.99'])[0]).toMatch(
    new RegExp(`^content/box-comparator.json:${priceLine + 1}: boxes.0.price: `),
  );
});

test('a record that a rule calls by its name is told by its line and its place', () => {
  const lineOf = (call: ContentCall, name: string) =>
    written(call)
      .split('\n')
      .findIndex((text) => text.includes(name));
  const problems = problemsWith(
    ['reviews', /"id": "avis-002"/, '"id": "avis-902"'],
    ['home/reviews', '"title":', '"title" :'],
    ['contest', /("code": "foot",[\s\S]*?"version": )\d+/, '$19'],
  );
  // The line of a record is the one on which it opens, above its id.
  expect(problems).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        new RegExp(`^content/reviews\\.json:${lineOf('reviews', '"avis-002"')}: reviews\\.\\d+: `),
      ) as string,
      expect.stringMatching(
        /^content\/home\/reviews\.json:\d+: reviews\.\d+: n’est plus dans content\/reviews\.json : retirez-le/,
      ) as string,
      expect.stringMatching(/^content\/contest\.json:\d{3}: contests\.2\.history: /) as string,
    ]),
  );
});

test('what is wrong later is told with what is wrong now, once', () => {
  const later = '$1 }, { "from": "2099-01-04", "price": "cher"';
  const problems = problemsWith(
    ['box-comparator', /("after": 5999)(?=\s)/, later],
    ['home/faq', '"title":', '"titre":'],
  );
  expect(problems.filter((one) => one.includes('titre'))).toHaveLength(1);
  expect(problems.filter((one) => one.includes('à partir du 2099-01-04'))).toEqual([
    expect.stringMatching(/boxes\.0\.price: « cher »/) as string,
  ]);
});

test('every date of a file that cannot be read is told', () => {
  const problems = problemsWith(['tv/channel-packs', /"from": "[^"]*"/g, '"from": "hier"']);
  const dates = written('tv/channel-packs').match(/"from": "/g) ?? [];
  expect(dates.length).toBeGreaterThan(1);
  expect(problems).toHaveLength(dates.length);
});

test('what is planned is judged at its hour, which is named', () => {
  const slide = /"id": "[^"]*",/g;
  const until = ['home/carousel', slide, '$& "until": "2099-02-01T08:00",'] as const;
  const problems = problemsWith([...until]);
  expect(problems).toEqual([
    expect.stringMatching(
      /^content\/home\/carousel\.json:\d+: slides: .* \(à partir du 2099-02-01 à 08:00\)$/,
    ) as string,
  ]);
  const next = (price: string) =>
    [
      'box-comparator',
      /(?<="after": 5999)\s/,
      ` }, { "from": "2099-01-04", "price": ${price} `,
    ] as const;
  expect(problemsWith([...next('2999')])).toEqual([]);
  expect(problemsWith([...next('"cher"')])).toEqual([
    expect.stringMatching(/boxes\.0\.price: .*\(à partir du 2099-01-04 à 00:00\)$/) as string,
  ]);
});

describe('what a brand says otherwise', () => {
  async function sources(records: string, written = COMMON) {
    const project = await mkdtemp(join(tmpdir(), 'vitrine-brand-'));
    onTestFinished(() => rm(project, { recursive: true, force: true }));
    const [common, own] = [join(project, 'content'), join(project, 'brands/nova/content')];
    await mkdir(common);
    await mkdir(own, { recursive: true });
    await writeFile(join(common, 'faq.json'), written);
    await writeFile(join(own, 'faq.own.json'), records);
    await writeFile(join(own, 'shops.json'), '{}');
    return brandSources(common, join(project, 'brands/nova'));
  }
  const OWN = 'brands/nova/content/faq.own.json';
  const COMMON = `{
  "title": "Questions",
  "items": [
    { "id": "gone", "answer": "non" },
    { "id": "a",
      "answer": "oui",
      "more": "voir" }
  ]
}`;

  test('of a common file that cannot be read is left to what is said of that file', async () => {
    const { named, problems } = await sources('{}', '{ "items": [');
    expect(problems).toEqual([]);
    const said = 'content/faq.json:1: un crochet n’est pas fermé';
    expect(named(said)).toBe(said);
  });

  test('is told by the file and the line where it is written, and by its place there', async () => {
    const { named, problems } = await sources(`{
  "items": [
    { "id": "gone", "removed": true },
    { "id": "b",
      "answer": "si", "added": true },
    { "id": "a",
      "answer": "mais oui" }
  ]
}`);
    expect(problems).toEqual([]);
    // Merged: a, which both write, then b; « gone » is gone.
    const place = (field: string) => named(`content/faq.json:99: ${field}: trop court`);
    expect(place('items.0.answer')).toBe(`${OWN}:7: items.2.answer: trop court`);
    expect(place('items.0.more')).toBe('content/faq.json:7: items.1.more: trop court');
    expect(place('items.0.none')).toBe('content/faq.json:5: items.1.none: trop court');
    expect(place('items.1.answer')).toBe(`${OWN}:5: items.1.answer: trop court`);
    expect(place('title')).toBe('content/faq.json:2: title: trop court');
    expect(place('items')).toBe(`${OWN}:2: items: trop court`);
    expect(named('content/faq.json:1: il manque un champ')).toBe(`${OWN}:1: il manque un champ`);
    expect(named('content/shops.json:1: shops: ce champ manque')).toBe(
      'brands/nova/content/shops.json:1: shops: ce champ manque',
    );
    expect(named('content/home/faq.json:1: items')).toBe('content/home/faq.json:1: items');
  });

  test.each([
    [
      '{"items":[\n{"id":"z","answer":"si"}]}',
      `${OWN}:2: items.z: ce nom n’est pas dans le contenu commun`,
    ],
    ['{"items":[}', `${OWN}:1: `],
    ['{"items":[],"items":[]}', `${OWN}:1: le champ «\u00a0items\u00a0» est écrit deux fois`],
  ])('is refused where it cannot be merged: %s', async (records, problem) => {
    expect((await sources(records)).problems[0]).toContain(problem);
  });
});
