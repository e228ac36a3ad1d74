import { describe, expect, test } from 'vitest';
import { boxPageRules } from './picture-rules.ts';
import { problemsOf } from './sample-set.fixture.ts';

const port = (kind: string) => ({ kind, count: 1 });
const pop = {
  key: 'pop',
  image: { src: 'box-pop/hero' },
  parcel: ['La Pop', 'Un player TV'],
  facts: { player: true, ports: [port('usb'), port('ethernet')] },
};
const ultra = { ...pop, key: 'ultra', image: { src: 'box-ultra/hero' } };
const alone = {
  ...pop,
  key: 'pop-s',
  image: { src: 'box-pop-s/hero' },
  facts: { ...pop.facts, player: false },
};

const point = (part: string) => ({ part });
const back = {
  side: 'back',
  image: { src: 'box-pop/back' },
  points: ['ethernet', 'usb'].map(point),
};
/** Nothing is wrong with it. */
const page = {
  offer: 'pop',
  edition: null as object | null,
  scene: { picture: 'box-pop/scene', mobilePicture: 'box-pop/scene-mobile' } as object,
  views: [back] as object[],
  stories: [] as object[],
  parcelObjects: [{ picture: 'box-pop/top' }, { picture: 'player-tv/hero' }] as object[],
  options: [] as object[],
};

type Sample = {
  readonly boxes?: readonly object[];
  readonly services?: readonly object[];
  readonly parts?: readonly string[];
  readonly files?: Readonly<Record<string, unknown>>;
  readonly texts?: Parameters<typeof problemsOf>[2]['texts'];
};

/** What a rule says of a page of the Pop with these changes. */
const judge =
  (rule: string) =>
  (changes: Partial<typeof page>, sample: Sample = {}) =>
    problemsOf(boxPageRules, rule, {
      files: {
        'box-comparator': {
          boxes: sample.boxes ?? [pop, ultra, alone],
          services: sample.services ?? [],
        },
        'boxes/sections': {
          parcel: { parts: (sample.parts ?? ['ethernet', 'usb']).map((id) => ({ id })) },
        },
        'boxes/pop/page': { ...page, ...changes },
        ...sample.files,
      },
      texts: sample.texts ?? [],
    });
const said = (problems: readonly { record: string; why: string }[]) =>
  problems.map(({ record, why }) => `${record}: ${why}`);

test('a page of which nothing is wrong, and one of a box that is gone, are left alone', () => {
  for (const { name } of boxPageRules)
    expect(judge(name)({}, { files: { 'boxes/crystal/page': {}, 'pages/home': {} } })).toEqual([]);
});

describe('the page of a box', () => {
  const problems = judge('la page d’une box ne montre qu’elle');

  test('is that of a box that is sold', () => {
    expect(problems({ offer: 'delta', parcelObjects: [] })).toEqual([
      { file: 'boxes/pop/page', record: 'offer', why: 'aucune box «\u00a0delta\u00a0»' },
    ]);
    const ofUltra = { ...page, offer: 'ultra', views: [{ image: { src: 'box-ultra/back' } }] };
    const files = { 'boxes/ultra/page': { ...ofUltra, scene: {}, parcelObjects: [{}, {}] } };
    expect(problems({}, { files })).toEqual([]);
  });

  test('shows no other box: in its scene, its views, its stories, its parcel', () => {
    expect(
      problems({
        scene: { picture: 'box-ultra/scene', mobilePicture: 'slides/ultra-mobile' },
        views: [back, { ...back, image: { src: 'box-ultra/back' } }],
        stories: [{ image: { src: 'box-pop/story' } }, { image: { src: 'scenes/wifi' } }],
        parcelObjects: [{ picture: 'box-pop-s/top' }, { picture: 'box-crystal/top' }],
      }),
    ).toEqual(
      [
        ['scene.picture', 'box-ultra/scene montre box-ultra'],
        ['scene.mobilePicture', 'slides/ultra montre box-ultra'],
        ['views.1.image', 'box-ultra/back montre box-ultra'],
        ['stories.1.image', 'scenes/wifi montre box-ultra'],
        ['parcelObjects.0', 'box-pop-s/top montre box-pop-s'],
        ['parcelObjects.1', 'box-crystal/top montre box-crystal'],
      ].map(([record, why]) => ({ file: 'boxes/pop/page', record, why: `${why}, pas box-pop` })),
    );
  });

  test.each([
    ['scenes/wifi', 'box-ultra'],
    ['scenes/family', 'box-pop'],
    ['scenes/moving', 'box-pop'],
    ['slides/ultra', 'box-ultra'],
    ['slides/pop', 'box-pop'],
    ['slides/family', 'box-pop'],
    ['slides/stranger-things', 'box-ultra-edition-stranger-things'],
    ['slides/box-5g', 'box-5g'],
    ['box-ultra/front', 'box-ultra'],
    ['box-5g/front', 'box-5g'],
  ])('knows which box %s shows', (src, shown) => {
    expect(
      said(problems({ offer: 'pop-s', views: [], scene: {}, stories: [{ image: { src } }] })),
    ).toContain(`stories.0.image: ${src} montre ${shown}, pas box-pop-s`);
  });

  test('may show what is no box', () => {
    const stories = ['scenes/tv', 'apple-tv-4k/hero', 'slides/tv'].map((src) => ({
      image: { src },
    }));
    expect(problems({ stories, scene: { ground: '#000000' } })).toEqual([]);
  });

  test('of an edition shows the edition', () => {
    const edition = { image: { src: 'box-ultra-edition-limitee/hero' } };
    const own = { picture: 'box-ultra-edition-limitee/a', mobilePicture: 'scenes/tv' };
    expect(said(problems({ edition, scene: own }))).toEqual([
      'views.0.image: box-pop/back montre box-pop, pas box-ultra-edition-limitee',
      'parcelObjects.0: box-pop/top montre box-pop, pas box-ultra-edition-limitee',
    ]);
  });

  test.each([
    ['player-tv/hero', true],
    ['scenes/tv', true],
    ['scenes/tv-game', false],
    ['apple-tv-4k/player-tv/', false],
    ['wide-scenes/tv', false],
  ])('of a box without a player shows none: %s', (src, isPlayer) => {
    const changes = { offer: 'pop-s', scene: {}, views: [], parcelObjects: [{}, {}] };
    expect(problems({ ...changes, stories: [{ image: { src } }] })).toEqual(
      isPlayer
        ? [
            {
              file: 'boxes/pop/page',
              record: 'stories.0.image',
              why: `${src} montre un player, que cette box n’a pas`,
            },
          ]
        : [],
    );
  });

  test('has as many objects as its parcel has lines', () => {
    expect(problems({ parcelObjects: [{ drawing: 'power' }] })).toEqual([
      {
        file: 'boxes/pop/page',
        record: 'parcelObjects',
        why: '1 objets pour 2 lignes du colis',
      },
    ]);
  });
});

describe('the parcel', () => {
  const problems = judge('le colis montre ce qu’il énumère');
  const shows = (line: string, object: object) =>
    problems({ parcelObjects: [object] }, { boxes: [ultra, { ...pop, parcel: [line] }] });

  test.each([
    ['La Freebox Pop', { picture: 'box-pop/top' }, 'box-pop'],
    ['Un Player TV', { picture: 'player-tv/hero' }, 'player-tv'],
    ['Une carte SIM', { picture: 'sim/hero' }, 'sim'],
    ['Un câble Fibre', { drawing: 'fibre' }, 'fibre'],
    ['Un câble ethernet', { drawing: 'ethernet' }, 'ethernet'],
    ['Une Alimentation', { drawing: 'power' }, 'power'],
  ])('« %s » is shown by its own picture', (line, object, shown) => {
    expect(shows(line, object)).toEqual([]);
    const other = shown === 'power' ? { drawing: 'fibre' } : { drawing: 'power' };
    expect(shows(line, other)).toEqual([
      {
        file: 'boxes/pop/page',
        record: 'parcelObjects.0',
        why: `montre ${other.drawing} pour «\u00a0${line}\u00a0»`,
      },
    ]);
  });

  test('a line that names two things, or no such thing, is shown by none of them', () => {
    const object = { picture: 'sim/hero' };
    expect(shows('Un player et sa SIM', object)).toHaveLength(1);
    expect(shows('Une simplicité', object)).toHaveLength(1);
    expect(shows('Une carte SIMPLE', object)).toHaveLength(1);
    expect(shows('Une maSIM', object)).toHaveLength(1);
  });

  test('what the list has twice is shown twice', () => {
    const twice = { drawing: 'ethernet', twice: true };
    expect(shows('Deux câbles Ethernet', twice)).toEqual([]);
    expect(said(shows('Un câble Ethernet', twice))).toEqual([
      'parcelObjects.0: montre ethernet deux fois pour «\u00a0Un câble Ethernet\u00a0»',
    ]);
    for (const line of ['Deux câbles Ethernet', 'deux\u00a0câbles Ethernet'])
      expect(said(shows(line, { drawing: 'ethernet' }))).toEqual([
        `parcelObjects.0: montre ethernet pour «\u00a0${line}\u00a0»`,
      ]);
    for (const line of ['Deuxième câble Ethernet', 'Les deux câbles Ethernet'])
      expect(shows(line, { drawing: 'ethernet' })).toEqual([]);
    expect(said(shows('Deux players', { picture: 'player-tv/hero' }))).toHaveLength(1);
  });

  test('of which an object is missing, or the box, is told by another rule', () => {
    expect(problems({ parcelObjects: [{ picture: 'box-pop/top' }] })).toEqual([]);
    expect(problems({ offer: 'delta', parcelObjects: [{ drawing: 'power' }] })).toEqual([]);
  });

  test('of an edition names it', () => {
    const edition = { name: 'Édition Limitée', inParcel: 'La Ultra Édition Limitée' };
    expect(problems({ edition })).toEqual([]);
    expect(problems({ edition: { ...edition, inParcel: 'La Ultra' } })).toEqual([
      {
        file: 'boxes/pop/page',
        record: 'edition.inParcel',
        why: 'ne nomme pas «\u00a0Édition Limitée\u00a0»',
      },
    ]);
  });
});

describe('a number on a view', () => {
  const problems = judge('chaque numéro d’une vue est expliqué');
  const view = (side: string, ...parts: string[]) => ({ ...back, side, points: parts.map(point) });

  test('has its text, and each text its number', () => {
    const views = [back, view('front', 'halo')];
    expect(problems({ views }, { parts: ['ethernet', 'usb', 'halo'] })).toEqual([]);
    expect(problems({ views }, { parts: ['usb', 'sonnette', 'ethernet'] })).toEqual([
      { file: 'boxes/sections', record: 'parcel.parts.1', why: 'aucune vue ne le montre' },
      {
        file: 'boxes/pop/page',
        record: 'views.1.points',
        why: '«\u00a0halo\u00a0» n’a pas de texte',
      },
    ]);
  });

  test('may be on the view of another box', () => {
    const files = {
      'boxes/pop-s/page': { ...page, offer: 'pop-s', views: [view('front', 'halo')] },
    };
    expect(problems({}, { parts: ['ethernet', 'usb', 'halo'], files })).toEqual([]);
  });

  test('stands there once, and so does its text', () => {
    expect(problems({}, { parts: ['usb', 'ethernet', 'usb'] })).toEqual([
      {
        file: 'boxes/sections',
        record: 'parcel.parts.2',
        why: '«\u00a0usb\u00a0» y est deux fois',
      },
    ]);
    expect(said(problems({ views: [back, view('front', 'usb', 'usb')] }))).toEqual([
      'views.1.points: «\u00a0usb\u00a0» y est deux fois',
    ]);
  });

  test.each(['ethernet', 'sfp', 'usb-c', 'usb'])(
    'on the back is a socket of the box: %s',
    (kind) => {
      const boxes = [ultra, { ...pop, facts: { ...pop.facts, ports: [port(kind)] } }];
      const shown = (...parts: string[]) =>
        problems({ views: [view('back', ...parts)] }, { boxes, parts });
      expect(shown(kind, 'fibre')).toEqual([]);
      const other = kind === 'usb' ? 'sfp' : 'usb';
      expect(shown(kind, other)).toEqual([
        {
          file: 'boxes/pop/page',
          record: 'views.0.points',
          why: `explique ${[kind, other].toSorted().join(', ')}, la box a ${kind}`,
        },
      ]);
      expect(said(shown('fibre'))).toEqual([`views.0.points: explique , la box a ${kind}`]);
    },
  );

  test('on the back is of every socket, in any order, one number for those of one kind', () => {
    const parts = ['usb', 'ethernet'];
    expect(problems({ views: [view('back', ...parts)] }, { parts })).toEqual([]);
    expect(said(problems({ views: [view('back', 'usb')] }, { parts: ['usb'] }))).toEqual([
      'views.0.points: explique usb, la box a ethernet, usb',
    ]);
    const ports = ['ethernet', 'usb', 'ethernet'].map(port);
    expect(problems({}, { boxes: [{ ...pop, facts: { player: true, ports } }] })).toEqual([]);
  });

  test('of a box that is not sold is told by another rule', () => {
    expect(problems({ offer: 'delta' })).toEqual([]);
  });
});

describe('an option', () => {
  const problems = judge('une option est possible et n’est pas déjà incluse');
  const option = (href: string) => ({ link: { href } });
  const banner = (...availableOn: string[]) => ({
    'partners/netflix/banner': { subscription: { availableOn } },
  });

  test('can be had with the box', () => {
    const options = [option('/freebox/wifi-7/'), option('/freebox/Netflix/?a=b')];
    expect(problems({ options }, { files: banner('ultra', 'pop') })).toEqual([]);
    expect(problems({ options }, { files: banner('ultra') })).toEqual([
      {
        file: 'boxes/pop/page',
        record: 'options.1',
        why: 'propose netflix, que cette box ne peut pas avoir',
      },
    ]);
    expect(problems({ options: [option('/netflix/')] }, { files: banner('ultra') })).toHaveLength(
      1,
    );
    expect(problems({ options: [option('#')] }, { files: banner('ultra') })).toEqual([]);
  });

  test('has no price where the box includes it', () => {
    const services = [
      { key: 'canal', name: 'Canal+', includedWith: ['ultra'] },
      { key: 'netflix', name: 'Netflix', includedWith: ['ultra', 'pop'] },
    ];
    const options = [option('#'), option('#')];
    const texts = [
      { file: 'boxes/ultra/page', record: 'options.0.text', written: 'Dès {netflix.price}.' },
      { file: 'boxes/pop/page', record: 'options.0.title', written: 'Dès {netflix.price}.' },
      {
        file: 'boxes/pop/page',
        record: 'options.1.text',
        written: 'Dès {netflix.price}, ou {canal.price}.',
      },
    ];
    expect(problems({ options }, { services, texts })).toEqual([
      {
        file: 'boxes/pop/page',
        record: 'options.1',
        why: 'donne un prix à Netflix, inclus avec cette box',
      },
    ]);
  });
});
