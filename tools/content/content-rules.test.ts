import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_BRAND } from '@vitrine/domain/brand';
import { type ContentCall, contentCallNames, type ContentOf } from '@vitrine/domain/content/calls';
import { OWN_TOKENS, validContent } from '@vitrine/domain/content/client';
import { FEATURE_ICON_NAMES } from '@vitrine/domain/content/feature-icons';
import { heldAt } from '@vitrine/domain/content/life';
import { problemsIn } from '@vitrine/domain/content/problems';
import { brokenRules } from '@vitrine/domain/content/rules/all-rules';
import { totalProblems } from '@vitrine/domain/content/rules/price-rules';
import { contentSet, figuresOf } from '@vitrine/domain/content/rules/rule';
import { comparisonRows } from '@vitrine/domain/offers/comparison';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { root } from '../support/root.ts';

const files = new Map<ContentCall, string>(
  contentCallNames.map((call) => [
    call,
    readFileSync(join(root, 'content', `${call}.json`), 'utf8'),
  ]),
);
const offers = (json: unknown) => validContent('box-comparator', json, DEFAULT_BRAND, OWN_TOKENS);

/** Sets the fields at these paths (`items.2.answer`) of one file, as an editor would. */
type Edit = { readonly file: ContentCall; readonly fields: Readonly<Record<string, unknown>> };

/** As it holds now; read by all tests, changed by none. */
const unedited = new Map<ContentCall, unknown>(
  [...files].map(([call, text]) => [call, heldAt(JSON.parse(text), new Date())]),
);

function edited(...edits: readonly Edit[]): Map<ContentCall, unknown> {
  const raw = new Map(unedited);
  for (const { file, fields } of edits) {
    const json = structuredClone(unedited.get(file));
    for (const [path, value] of Object.entries(fields)) set(json, path.split('.'), value);
    raw.set(file, json);
  }
  return raw;
}

/** Most tests leave the offers as they are: what other files become with them is found once. */
const uneditedFigures = figuresOf(unedited.get('box-comparator'), DEFAULT_BRAND);

/** The content with its tokens filled. */
function setOf(raw: Map<ContentCall, unknown>) {
  const written = raw.get('box-comparator');
  const isUnedited = written === unedited.get('box-comparator');
  return contentSet(raw, isUnedited ? uneditedFigures : figuresOf(written, DEFAULT_BRAND));
}

const brokenBy = (edit: Edit) => brokenRules(setOf(edited(edit)));

function set(json: unknown, path: readonly string[], value: unknown): void {
  const [first = '', ...rest] = path;
  if (typeof json !== 'object' || json === null) throw new Error(`nothing at ${path.join('.')}`);
  // An item of a list of offers is found by its key, wherever it stands.
  const found =
    Array.isArray(json) && Number.isNaN(Number(first))
      ? json.findIndex((item: { key?: string; id?: string }) => (item.key ?? item.id) === first)
      : first;
  if (rest.length === 0) Object.assign(json, { [found]: value });
  else set((json as Record<string, unknown>)[found], rest, value);
}

test('an icon that content may name is drawn, and each that is drawn may be named', () => {
  const drawn = readFileSync(join(root, 'apps/site/src/ui/FeatureItem/feature-icons.ts'), 'utf8');
  const names = [...drawn.matchAll(/^ {2}'?([a-z-]+)'?: Icon/gm)].map(([, name]) => name);
  expect(names).toEqual([...FEATURE_ICON_NAMES]);
});

test('no rule is broken by the content here', () => {
  expect(brokenBy({ file: 'home/faq', fields: {} })).toEqual([]);
});

test.each([-1, 100.5])('a number at %d percent of its picture is refused', (x) => {
  const moved = setOf(edited({ file: 'boxes/pop/page', fields: { 'views.0.points.0.x': x } }));
  expect(() => moved.read('boxes/pop/page')).toThrow('views.0.points.0.x');
});

describe('whatever the prices', () => {
  const { boxes, mobilePlans, services, fees } = offers(
    JSON.parse(files.get('box-comparator') ?? ''),
  );
  const { packs } = validContent(
    'tv/channel-packs',
    JSON.parse(files.get('tv/channel-packs') ?? ''),
    DEFAULT_BRAND,
    new Map(),
  );
  const sold = [
    ...boxes.map(({ key }) => `boxes.${key}`),
    ...mobilePlans.map(({ key }) => `mobilePlans.${key}`),
  ];
  const amount = fc.oneof(
    fc.constantFrom(0, 1, 99, 100, 199, 2_000, 2_999, 100_000),
    fc.integer({ min: 0, max: 20_000 }),
  );
  const promotion = fc.record({ duration: fc.integer({ min: 1, max: 36 }), after: amount });
  /** A price alone, or for some months with another after them: lower, higher or the same. */
  const price = fc.tuple(amount, fc.option(promotion));
  const prices = fc.tuple(...sold.map(() => price));
  /** Services and packs change together: one that contains another costs no less. */
  const times = fc.integer({ min: 1, max: 9 });
  const feeAmounts = fc.tuple(...fees.map(() => amount));
  const fieldsOf = (list: readonly [number, { duration: number; after: number } | null][]) =>
    Object.fromEntries(
      sold.flatMap((offer, index) => {
        const [amountNow = 0, promoted = null] = list[index] ?? [];
        return [
          [`${offer}.price`, amountNow],
          [`${offer}.priceDuration`, promoted?.duration ?? null],
          [`${offer}.priceAfter`, promoted?.after ?? null],
        ];
      }),
    );

  test('no text of any page breaks', () => {
    fc.assert(
      fc.property(prices, feeAmounts, times, (list, once, dearer) => {
        const fields = {
          ...fieldsOf(list),
          ...Object.fromEntries(fees.map(({ key }, index) => [`fees.${key}.amount`, once[index]])),
          ...Object.fromEntries(
            services.map(({ key, price: now }) => [`services.${key}.price`, now * dearer]),
          ),
        };
        const packPrices = packs.flatMap(({ key, price: now }) =>
          now === undefined ? [] : [[`packs.${key}.price`, now * dearer] as const],
        );
        const raw = edited(
          { file: 'box-comparator', fields },
          { file: 'tv/channel-packs', fields: Object.fromEntries(packPrices) },
        );
        const texts = new Map([...raw].map(([call, json]) => [call, JSON.stringify(json)]));
        expect(problemsIn(texts, DEFAULT_BRAND)).toEqual([]);
        const unsaid = setOf(raw).texts.filter(({ filled }) =>
          /null|undefined|NaN|\{|\}/.test(filled),
        );
        expect(unsaid).toEqual([]);
      }),
      // Nine offers have their own shape in each.
      { numRuns: 10 },
    );
  }, 120_000);

  test('the TV application is said at its own price', () => {
    const paid = setOf(edited({ file: 'box-comparator', fields: { 'productTv.price': 299 } }));
    const ofTheApplication = paid.texts.filter(
      ({ file, written }) =>
        file.startsWith('partners/{product}-tv/') || written.includes('{product-tv.price}'),
    );
    expect(ofTheApplication.filter(({ filled }) => filled.includes('à 2,99 €/mois'))).toHaveLength(
      3,
    );
    expect(
      ofTheApplication.filter(({ filled }) => /sans supplément|rien de plus/i.test(filled)),
    ).toEqual([]);
  });

  test('a text speaks of the end of a promotion only where there is one', () => {
    const without = edited({
      file: 'box-comparator',
      fields: fieldsOf(sold.map(() => [2_999, null])),
    });
    const priced = setOf(without).texts.filter(({ filled }) => filled.includes('29,99 €'));
    expect(priced.length).toBeGreaterThan(10);
    expect(
      priced.filter(({ filled }) => /29,99 €(?:\/mois)? pendant|puis 29,99 €/.test(filled)),
    ).toEqual([]);
  });
});

test('what is said of a price that lasts follows from the offer', () => {
  const lasting = (raw: ReturnType<typeof edited>) =>
    setOf(raw).texts.filter(
      ({ written, filled }) =>
        written.includes('{pop-s.') && /ne change pas|n’a pas de promotion/.test(filled),
    ).length;
  expect(lasting(unedited)).toBeGreaterThan(5);
  const fields = { 'boxes.pop-s.priceDuration': 12, 'boxes.pop-s.priceAfter': 2999 };
  const promoted = edited({ file: 'box-comparator', fields });
  expect(brokenRules(setOf(promoted))).toEqual([]);
  expect(lasting(promoted)).toBe(0);
});

test('a box is said to have the smallest price with TV only while it has', () => {
  const claims = (raw: ReturnType<typeof edited>) =>
    setOf(raw).texts.filter(
      ({ written, filled }) =>
        written.includes('.priceRank}') && filled.includes('plus petit prix'),
    ).length;
  expect(claims(unedited)).toBe(5);
  const fields = { 'boxes.pop.price': 1499 };
  expect(claims(edited({ file: 'box-comparator', fields }))).toBe(0);
  const written = setOf(unedited).texts.filter(({ written: text }) => /plus petit prix/.test(text));
  // In the phrase itself, and in an advice that is given only while it is so.
  expect(written.map(({ file }) => file).toSorted()).toEqual([
    'box-comparator',
    'pages/aidez-moi-a-choisir',
  ]);
});

describe('each rule names itself, the file and the record', () => {
  test.each<[rule: string, Edit, record: string]>([
    [
      'un bouquet qui en contient un autre ne coûte pas moins',
      { file: 'box-comparator', fields: { 'services.canal-plus-sport.price': 1499 } },
      'content/tv/channel-packs.json: canal-plus-sport',
    ],
    [
      'les mensualités font le prix',
      { file: 'box-comparator', fields: { 'services.apple-tv-4k-monthly.price': 499 } },
      'content/box-comparator.json: services.apple-tv-4k-monthly',
    ],
    [
      'un débit et un prix dans une phrase sont de la même box',
      {
        file: 'fibre/teaser',
        fields: { description: 'Jusqu’à {ultra.download}, dès {revolution-light.price}/mois.' },
      },
      'content/fibre/teaser.json: description',
    ],
    [
      'un débit et un prix dans une phrase sont de la même box',
      {
        file: 'fibre/teaser',
        fields: { description: '{boxes.largestChannels} chaînes dès {boxes.smallestPrice}/mois.' },
      },
      'content/fibre/teaser.json: description',
    ],
    [
      'rien ne contredit les faits d’une box',
      { file: 'boxes/pop/faq', fields: { 'items.0.answer': 'Un prix qui ne change pas.' } },
      'content/boxes/pop/faq.json: items.0.answer',
    ],
    [
      'rien ne contredit les faits d’une box',
      { file: 'boxes/ultra/faq', fields: { 'items.0.answer': 'Le Wi-Fi 6 suffit.' } },
      'content/boxes/ultra/faq.json: items.0.answer',
    ],
    [
      'une adresse d’avant mène à une page, et n’en est pas une',
      {
        file: 'layout/redirects',
        fields: { redirects: [{ path: '/{base}/{line}-pop/', href: '/{base}/' }] },
      },
      'content/layout/redirects.json: redirects.0.path',
    ],
    [
      'une adresse d’avant mène à une page, et n’en est pas une',
      {
        file: 'layout/redirects',
        fields: { redirects: [{ path: '/boutiques/fermee/', href: '/boutiques/disparue/' }] },
      },
      'content/layout/redirects.json: redirects.0.href',
    ],
    [
      'la plus rapide l’est seule',
      { file: 'home/carousel', fields: { 'slides.0.tag': 'La plus rapide' } },
      'content/home/carousel.json: slides.0.tag',
    ],
    [
      'la remise sur les forfaits est la même avec toutes les box',
      { file: 'box-comparator', fields: { 'boxes.pop.mobilePlanDiscount': 1500 } },
      'content/box-comparator.json: boxes.2.mobilePlanDiscount',
    ],
    [
      'à côté de «\u00a0dès\u00a0», rien que toutes les box n’aient',
      {
        file: 'layout/pages',
        fields: {
          'home.title': '{line}, Wi-Fi 7 et TV dès {boxes.smallestPrice}/mois - {product}',
        },
      },
      'content/layout/pages.json: home.title',
    ],
    [
      'un prix d’entrée est celui de la formule décrite',
      { file: 'tv/ad-svod', fields: { description: 'En 4K, dès {netflix.price}/mois.' } },
      'content/tv/ad-svod.json: description',
    ],
    [
      'un prix d’entrée est celui de la formule décrite',
      {
        file: 'partners/netflix/banner',
        fields: { 'formulas.choices.0.details.1': 'Quatre écrans en même temps' },
      },
      'content/partners/netflix/banner.json: formulas.choices.0',
    ],
    [
      'un prix d’entrée est celui de la formule décrite',
      { file: 'box-comparator', fields: { 'services.netflix-standard.price': 599 } },
      'content/partners/netflix/banner.json: service',
    ],
    [
      'un prix ou un débit ne s’écrit que dans les offres',
      { file: 'home/faq', fields: { 'items.0.answer': 'La Pop coûte 29,99 €/mois.' } },
      'content/home/faq.json: items.0.answer',
    ],
    [
      'un prix ou un débit ne s’écrit que dans les offres',
      { file: 'home/faq', fields: { 'items.0.answer': 'Jusqu’à 8 Gbit/s.' } },
      'content/home/faq.json: items.0.answer',
    ],
    [
      'un nombre que les offres donnent ne s’écrit que là',
      {
        file: 'layout/pages',
        fields: { 'proxi.description': 'Des équipes de 8 à 10 conseillers près de chez vous.' },
      },
      'content/layout/pages.json: proxi.description',
    ],
    [
      'les dates sont dans l’ordre',
      { file: 'contest', fields: { 'contests.0.closesAt': '2026-08-01T08:00:00Z' } },
      'content/contest.json: contests.0.opensAt',
    ],
    [
      'les dates sont dans l’ordre',
      { file: 'contest', fields: { 'contests.0.history.1.date': '2026-12-01' } },
      'content/contest.json: contests.corail.history',
    ],
    [
      'un règlement dit qui peut participer',
      { file: 'contest', fields: { 'contests.0.minimumAge': 16 } },
      'content/contest.json: contests.0.sections.1.text',
    ],
    [
      'un règlement dit qui peut participer',
      {
        file: 'contest',
        fields: { 'contests.0.sections.1.text': 'Toute personne d’au moins 16 ans.' },
      },
      'content/contest.json: contests.0.sections.1.text',
    ],
    [
      'un règlement dit qui peut participer',
      { file: 'contest', fields: { 'contests.2.zone': 'metropole' } },
      'content/contest.json: contests.2.territory',
    ],
    [
      'un jeu a autant de gagnants que de lots',
      { file: 'contest', fields: { 'contests.0.winners': 50 } },
      'content/contest.json: contests.0.prize',
    ],
    [
      'un jeu a autant de gagnants que de lots',
      { file: 'contest', fields: { 'contests.0.capacity': 99 } },
      'content/contest.json: contests.0.capacity',
    ],
    [
      'un avis suit son expérience du délai annoncé',
      { file: 'reviews', fields: { 'reviews.avis-007.experiencedOn': '2026-09-01' } },
      'content/reviews.json: avis-007',
    ],
    [
      'un avis suit son expérience du délai annoncé',
      { file: 'home/reviews', fields: { 'reviews.avis-001.rating': 1 } },
      'content/home/reviews.json: avis-001',
    ],
    [
      'un avis suit son expérience du délai annoncé',
      { file: 'reviews', fields: { 'reviews.avis-007.box': 'Freebox Crystal' } },
      'content/reviews.json: avis-007',
    ],
    [
      'un avis suit son expérience du délai annoncé',
      {
        file: 'reviews',
        fields: { 'reviews.avis-007.url': '/freebox/informations/avis-freebox/?page=3#avis-007' },
      },
      'content/reviews.json: avis-007',
    ],
    [
      'un avis d’exemple ne se dit pas vérifié',
      { file: 'reviews', fields: { 'reviews.avis-007.publicationInfos.mention': 'Avis vérifié' } },
      'content/reviews.json: avis-007',
    ],
    [
      'une question n’a qu’une réponse',
      {
        file: 'wifi-7/faq',
        fields: { 'items.0.question': 'Suis-je engagé ?', 'items.0.answer': 'Oui.' },
      },
      'content/wifi-7/faq.json: items.0.question',
    ],
    [
      'une question n’a qu’une réponse',
      {
        file: 'wifi-7/faq',
        fields: {
          'items.0.question': 'Est-ce que je garde mon numéro fixe ?',
          'items.0.answer': 'Non.',
        },
      },
      'content/wifi-7/faq.json: items.0.question',
    ],
    [
      'le délai de restitution est celui des offres',
      {
        file: 'pages/demenagement',
        fields: { 'planner.steps.return.when': 'Dans les 15 jours qui suivent' },
      },
      'content/pages/demenagement.json: planner.steps.return.when',
    ],
    [
      'un titre de partenaire le nomme',
      { file: 'partners/netflix/items', fields: { title: 'Ce qui vous attend ce soir' } },
      'content/partners/netflix/items.json: title',
    ],
    [
      'une étape n’exige pas un player absent',
      {
        file: 'partners/netflix/banner',
        fields: { 'subscription.steps.0': 'Depuis le player, ouvrez Netflix.' },
      },
      'content/partners/netflix/banner.json: subscription.steps.0',
    ],
    [
      'une option est possible et n’est pas déjà incluse',
      { file: 'boxes/ultra/page', fields: { 'options.0.text': 'Netflix, dès {netflix.price}.' } },
      'content/boxes/ultra/page.json: options.0',
    ],
    [
      'une option est possible et n’est pas déjà incluse',
      { file: 'boxes/pop-s/page', fields: { 'options.0.link.href': '/freebox/canal-plus/' } },
      'content/boxes/pop-s/page.json: options.0',
    ],
    [
      'la page d’une box ne montre qu’elle',
      { file: 'boxes/pop/page', fields: { 'stories.0.image.src': 'scenes/wifi' } },
      'content/boxes/pop/page.json: stories.0.image',
    ],
    [
      'la page d’une box ne montre qu’elle',
      { file: 'boxes/ultra/page', fields: { 'views.0.image.src': 'box-ultra-essentiel/back' } },
      'content/boxes/ultra/page.json: views.0.image',
    ],
    [
      'la page d’une box ne montre qu’elle',
      { file: 'boxes/5g/page', fields: { 'stories.2.image.src': 'scenes/tv' } },
      'content/boxes/5g/page.json: stories.2.image',
    ],
    [
      'la page d’une box ne montre qu’elle',
      { file: 'boxes/pop/page', fields: { parcelObjects: [{ drawing: 'power' }] } },
      'content/boxes/pop/page.json: parcelObjects',
    ],
    [
      'le colis montre ce qu’il énumère',
      { file: 'boxes/ultra/page', fields: { 'parcelObjects.3': { drawing: 'ethernet' } } },
      'content/boxes/ultra/page.json: parcelObjects.3',
    ],
    [
      'le colis montre ce qu’il énumère',
      { file: 'box-comparator', fields: { 'boxes.box-5g.parcel.0': 'La Box 5G et sa carte SIM' } },
      'content/boxes/5g/page.json: parcelObjects.0',
    ],
    [
      'le colis montre ce qu’il énumère',
      {
        file: 'boxes/ultra-edition-limitee/page',
        fields: { 'edition.inParcel': 'La {line} Ultra' },
      },
      'content/boxes/ultra-edition-limitee/page.json: edition.inParcel',
    ],
    [
      'chaque numéro d’une vue est expliqué',
      { file: 'boxes/pop/page', fields: { 'views.1.points.0.part': 'halo' } },
      'content/boxes/pop/page.json: views.1.points',
    ],
    [
      'chaque numéro d’une vue est expliqué',
      { file: 'boxes/pop/page', fields: { 'views.1.points.0.part': 'three-dots' } },
      'content/boxes/pop/page.json: views.1.points',
    ],
    [
      'chaque numéro d’une vue est expliqué',
      { file: 'boxes/pop/page', fields: { 'views.0.points.3.part': 'usb' } },
      'content/boxes/pop/page.json: views.0.points',
    ],
    [
      'chaque numéro d’une vue est expliqué',
      { file: 'boxes/sections', fields: { 'parcel.parts.power.id': 'sonnette' } },
      'content/boxes/sections.json: parcel.parts.0',
    ],
    [
      'deux pages n’ont ni le même titre ni la même description',
      {
        file: 'layout/pages',
        fields: {
          'wifi-7.title': 'Plan du site - {product}',
          'plan-du-site.title': 'Plan du site - {product}',
        },
      },
      'content/layout/pages.json: plan-du-site.title',
    ],
    [
      'un titre de page se lit entier dans un résultat de recherche',
      {
        file: 'contest',
        fields: {
          'contests.0.pages.0.head.title':
            'Jeu-concours : gagnez une paire de baskets couleur corail - {product}',
        },
      },
      'content/contest.json: contests.0.pages.0.head.title',
    ],
    [
      'un titre de page se lit entier dans un résultat de recherche',
      { file: 'layout/pages', fields: { 'wifi-7.title': 'Le Wi-Fi 7 chez vous' } },
      'content/layout/pages.json: wifi-7.title',
    ],
    [
      'un titre de page se lit entier dans un résultat de recherche',
      { file: 'layout/pages', fields: { 'wifi-7.description': 'Tout sur le Wi-Fi.' } },
      'content/layout/pages.json: wifi-7.description',
    ],
    [
      'un titre de page se lit entier dans un résultat de recherche',
      { file: 'shops', fields: { 'shops.0.name': 'Paris '.repeat(12) } },
      'content/shops.json: shops.0.name',
    ],
    [
      'un jeu finit avant que ses participations soient effacées',
      { file: 'contest', fields: { 'contests.0.closesAt': '2027-08-01T21:59:59Z' } },
      'content/contest.json: contests.0.closesAt',
    ],
    [
      'ce qui est nommé existe',
      { file: 'home/carousel', fields: { 'slides.pop.price.box': 'popp' } },
      'content/home/carousel.json: slides.1.price.box',
    ],
    [
      'ce qui est nommé existe',
      { file: 'pages/eligibilite', fields: { 'test.answers.disponible.offers': ['popp'] } },
      'content/pages/eligibilite.json: test.answers.disponible.offers.0',
    ],
    [
      'ce qui est nommé existe',
      { file: 'partners/hbo-max/banner', fields: { service: 'hbo' } },
      'content/partners/hbo-max/banner.json: service',
    ],
    [
      'ce qui est nommé existe',
      { file: 'tv/channel-packs', fields: { 'packs.ligue-1-plus.service': 'ligue-1' } },
      'content/tv/channel-packs.json: packs.6.service',
    ],
    [
      'ce qui est nommé existe',
      { file: 'tv/channels', fields: { 'channels.0.category': 'generaliste' } },
      'content/tv/channels.json: channels.0.category',
    ],
    [
      'ce qui est nommé existe',
      { file: 'box-comparator', fields: { 'boxes.pop.features.0.icon': 'vitesse' } },
      'content/box-comparator.json: boxes.2.features.0.icon',
    ],
    [
      'ce qui est nommé existe',
      { file: 'pages/telephone', fields: { 'sections.0.items.0.icon': 'vitesse' } },
      'content/pages/telephone.json: sections.0.items.0.icon',
    ],
    [
      'ce qui est nommé existe',
      { file: 'tv/vods', fields: { 'vods.netflix.page': 'netflics' } },
      'content/tv/vods.json: vods.0.page',
    ],
    [
      'ce qui est nommé existe',
      { file: 'tv/channels', fields: { 'channels.0.name': 'TF Un' } },
      'content/tv/replays.json: replays.0.channels.0',
    ],
    [
      'il y a autant de chaînes que les offres le disent',
      { file: 'box-comparator', fields: { 'boxes.pop.includedChannelsNumber': 301 } },
      'content/box-comparator.json: boxes.2.includedChannelsNumber',
    ],
    [
      'il y a autant de chaînes que les offres le disent',
      { file: 'box-comparator', fields: { 'productTv.channelsNumber': 161 } },
      'content/box-comparator.json: productTv.channelsNumber',
    ],
    [
      'une chaîne a son numéro, son nom, son replay et une offre',
      { file: 'tv/channels', fields: { 'channels.1.number': 1 } },
      'content/tv/channels.json: channels.1.number',
    ],
    [
      'une chaîne a son numéro, son nom, son replay et une offre',
      { file: 'tv/channels', fields: { 'channels.0.replay': false } },
      'content/tv/channels.json: channels.0.replay',
    ],
    [
      'les nombres que disent les textes sont ceux des listes',
      { file: 'partners/tv-by-canal/channels-list', fields: { channels: ['RTL9'] } },
      'content/box-comparator.json: figures',
    ],
  ])('%s: %o', (rule, edit, record) => {
    const broken = brokenBy(edit);
    expect(broken).not.toEqual([]);
    for (const problem of broken) {
      expect(problem).toMatch(/^content\/.+\.json: /);
      expect(problem).toContain('(règle «\u00a0');
    }
    expect(broken.filter((problem) => problem.startsWith(`${record}: `))).toEqual([
      expect.stringContaining(`(règle «\u00a0${rule}\u00a0»)`) as string,
    ]);
  });
});

describe('a text that a box’s facts deny', () => {
  test.each<[what: string, Edit, said: string]>([
    ['a player with Box 5G', page('5g', 'Le player est dans le colis.'), 'player'],
    [
      'a player with Pop S, elsewhere',
      faq('La Pop S arrive avec sa télécommande.'),
      'télécommande',
    ],
    ['channels with Pop S', page('pop-s', 'Des chaînes pour tous.'), 'chaînes'],
    ['calls with Box 5G', faq('Avec la Box 5G, appels illimités.'), 'appels illimités'],
    ['disks in Ultra Essentiel', page('ultra-essentiel', 'Un serveur chez vous.'), 'serveur'],
    ['Wi-Fi 7 in Révolution Light', page('revolution-light', 'Le Wi-Fi 7.'), 'Wi-Fi 7'],
    ['four bands', page('ultra', 'Le Wi-Fi sur quatre bandes.'), 'quatre bandes'],
    [
      'as much up as down',
      faq('Même débit dans les deux sens avec la Freebox Pop.'),
      'dans les deux sens',
    ],
    ['a service of another box', faq('Netflix est inclus avec la Freebox Pop.'), 'Netflix inclus'],
    [
      'a reason to choose a box that lacks it',
      {
        file: 'pages/aidez-moi-a-choisir',
        fields: { 'chooser.advice.noTv.reasons.0': 'Des chaînes pour tous.' },
      },
      'chaînes',
    ],
    [
      'a review that praises what its box lacks',
      {
        file: 'reviews',
        fields: { 'reviews.avis-018.review': 'Le serveur remplace mon boîtier.' },
      },
      'serveur',
    ],
  ])('%s', (_what, edit, said) => {
    const broken = brokenBy(edit).filter((problem) => problem.includes('les faits d’une box'));
    expect(broken).toEqual([expect.stringContaining(`dit «\u00a0${said}\u00a0» de `) as string]);
    expect(broken[0]).toMatch(new RegExp(`^content/${edit.file}\\.json: `));
  });

  test.each([
    ['a denial', faq('La Box 5G est livrée sans player.')],
    ['two boxes in one sentence', faq('La Pop et la Pop S, avec ou sans chaînes : comparez.')],
    ['another box than the page’s', page('pop-s', 'La Freebox Pop a un player.')],
  ])('%s is no claim', (_what, edit) => {
    expect(brokenBy(edit)).toEqual([]);
  });

  function page(
    box: '5g' | 'pop-s' | 'ultra' | 'ultra-essentiel' | 'revolution-light',
    text: string,
  ): Edit {
    return { file: `boxes/${box}/page`, fields: { 'stories.0.text': text } };
  }

  function faq(answer: string): Edit {
    return { file: 'home/faq', fields: { 'items.0.answer': answer } };
  }
});

test('a total that leaves out a fee is not the sum of what is shown', () => {
  const catalogue = offers(JSON.parse(files.get('box-comparator') ?? ''));
  const { rows: texts } = (
    JSON.parse(
      files.get('pages/comparer-nos-offres-{line}') ?? '',
    ) as ContentOf<'pages/comparer-nos-offres-{line}'>
  ).comparator;
  const rows = comparisonRows(catalogue.boxes, catalogue, texts);
  expect(totalProblems(catalogue, rows)).toEqual([]);
  const fees = catalogue.fees.map((fee) => ({ ...fee, always: false }));
  const forgetful = comparisonRows(catalogue.boxes, { ...catalogue, fees }, texts);
  expect(totalProblems(catalogue, forgetful).map(({ record }) => record)).toContain('boxes.pop');
});
