import { describe, expect, test } from 'vitest';
import { GRID, type Photo, type PhotoFile } from '../photos.ts';
import { photoRules } from './photo-rules.ts';
import { problemsOf, valuesOf } from './sample-set.fixture.ts';

type Fields = Readonly<Record<string, string | number>>;
type Sample = {
  photos?: readonly (Partial<Omit<Photo, 'focus'>> & { focus?: { x?: number; y?: number } })[];
  photoFiles?: Readonly<Record<string, PhotoFile>>;
  /** What shows pictures. */
  shown?: Fields;
  slides?: readonly object[];
};

/** The fields of photos, as they are written. */
const written = (photos: NonNullable<Sample['photos']>) =>
  Object.fromEntries(
    photos.flatMap(({ focus = {}, ...photo }, index) => [
      ...Object.entries(photo).map(([field, value]) => [`photos.${index}.${field}`, value]),
      ...Object.entries(focus).map(([field, value]) => [`photos.${index}.focus.${field}`, value]),
    ]),
  ) as Fields;

const judge = (rule: string) => (sample: Sample) =>
  problemsOf(photoRules, rule, {
    files: sample.slides ? { 'home/carousel': { slides: sample.slides } } : {},
    values: [
      ...valuesOf('photos', written(sample.photos ?? [])),
      ...valuesOf('home/faq', sample.shown ?? {}),
    ],
    photoFiles: new Map(Object.entries(sample.photoFiles ?? {})),
  });
const said = (problems: readonly { record: string; why: string }[]) =>
  problems.map(({ record, why }) => `${record}: ${why}`);

const noel = { name: 'noel', file: 'noel.jpg' };
const photo = (width: number, height: number, ground: string | null = '#102030'): PhotoFile => ({
  width,
  height,
  colours: Array<string | null>(GRID * GRID).fill(ground),
});

describe('a picture', () => {
  const problems = judge('une image existe');

  test.each(['src', 'desktopAsset', 'mobileAsset', 'picture', 'mobilePicture'])(
    'is a rendered one or a crop of a photo: %s',
    (field) => {
      const show = (name: string | number) =>
        problems({ photos: [noel], shown: { [`items.0.${field}`]: name } });
      for (const name of ['box-pop/hero', 'noel/large', 'noel/mobile', 'noel/carte', 12])
        expect(show(name)).toEqual([]);
      expect(show('noel/grand')).toEqual([
        {
          file: 'home/faq',
          record: `items.0.${field}`,
          why: 'l’image «\u00a0noel/grand\u00a0» n’existe pas. Il y a\u00a0: noel/large, noel/mobile, noel/carte',
        },
      ]);
    },
  );

  test('is looked for in texts too, and not in other fields', () => {
    expect(
      said(
        problems({
          shown: {
            'items.0.answer': 'Voici ![la Pop](box-pop/hero) et ![une autre](box-pop/absente).',
            'items.1.srcset': 'absente',
            'items.1.source': 'absente',
            'items.1.iconsrc': 'absente',
            'items.2.icon': 'absente',
          },
        }),
      ),
    ).toEqual([
      expect.stringMatching(
        /^items\.0\.answer: l’image «\u00a0box-pop\/absente\u00a0» n’existe pas/,
      ),
    ]);
  });

  test('that does not exist is told with eight of its folder, else with where others come from', () => {
    const shown = (src: string) => said(problems({ shown: { src } }));
    const [folder = ''] = shown('slides/absente');
    expect(/: (slides\/[^:]*)$/.exec(folder)?.[1]?.split(', ')).toHaveLength(8);
    expect(shown('absente')).toEqual([
      'src: l’image «\u00a0absente\u00a0» n’existe pas. Une image vient de content/photos.json, comme «\u00a0noel/large\u00a0», ou de nos rendus, comme «\u00a0box-pop/hero\u00a0»',
    ]);
    expect(shown('box-po/hero')).toEqual([expect.stringContaining('. Une image vient de')]);
  });

  test('is no crop of what another file calls a photo', () => {
    const shown = { 'photos.0.name': 'ete', 'photos.0.file': 'ete.jpg', src: 'ete/large' };
    expect(problems({ shown })).toHaveLength(1);
  });

  test('that is the mark of verified reviews is drawn', () => {
    expect(problems({ shown: { 'reviews.0.verifiedReviewLogo.src': 'absente' } })).toEqual([]);
  });
});

describe('a photo', () => {
  const problems = judge('une photo peut être lue');
  const photoFiles = { 'noel.jpg': photo(2400, 1350) };

  test('has a file', () => {
    expect(problems({ photos: [noel], photoFiles })).toEqual([]);
    expect(problems({ photos: [noel] })).toEqual([
      { file: 'photos', record: 'photos.0.file', why: 'content/photos/noel.jpg n’existe pas' },
    ]);
    const many = Array.from({ length: 9 }, (_item, index) => [`${index}.jpg`, photo(1, 1)]);
    expect(
      said(problems({ photos: [noel], photoFiles: Object.fromEntries(many) as typeof photoFiles })),
    ).toEqual([
      'photos.0.file: content/photos/noel.jpg n’existe pas. Il y a\u00a0: 0.jpg, 1.jpg, 2.jpg, 3.jpg, 4.jpg, 5.jpg, 6.jpg, 7.jpg',
    ]);
  });

  test.each<[PhotoFile, string]>([
    [
      { problem: 'heavy' },
      ' pèse plus de 20\u00a0Mo. Exemple\u00a0: exportez-le en JPEG, 2400 pixels de large',
    ],
    [
      { problem: 'pixels' },
      ' a plus de 60\u00a0millions de pixels. Exemple\u00a0: exportez-le en 2400 pixels de large',
    ],
    [{ problem: 'format' }, ' n’est pas une photo. Attendu\u00a0: JPEG, PNG, WebP ou AVIF'],
    [
      { problem: 'extension', is: 'JPEG' },
      ' est un fichier JPEG\u00a0: son nom doit finir par .jpg',
    ],
    [
      { problem: 'extension', is: 'WebP' },
      ' est un fichier WebP\u00a0: son nom doit finir par .webp',
    ],
    [{ problem: 'damaged' }, ' est abîmé ou incomplet\u00a0: exportez-le de nouveau'],
  ])('whose file is %j says so', (file, why) => {
    expect(problems({ photos: [noel], photoFiles: { 'noel.jpg': file } })).toEqual([
      { file: 'photos', record: 'photos.0.file', why: `content/photos/noel.jpg${why}` },
    ]);
  });

  test('has a name of its own', () => {
    const photos = [noel, { ...noel, name: 'ete' }, noel, { ...noel, name: 'box-pop' }];
    expect(problems({ photos, photoFiles })).toEqual([
      {
        file: 'photos',
        record: 'photos.2.name',
        why: '«\u00a0noel\u00a0» est déjà pris\u00a0: donnez-en un autre, comme «\u00a0noel-2\u00a0»',
      },
      {
        file: 'photos',
        record: 'photos.3.name',
        why: '«\u00a0box-pop\u00a0» est déjà le nom d’une image rendue',
      },
    ]);
    expect(problems({ photos: [{ ...noel, name: 'box' }], photoFiles })).toEqual([]);
  });

  test('that its schema refuses is said there alone', () => {
    const photos = [
      { name: 'noel' },
      { file: 'noel.jpg' },
      { name: 'Noël', file: 'absente.jpg' },
      { ...noel, file: 'noel.gif' },
      { ...noel, file: 'absente.jpg', focus: { x: 200, y: 50 } },
    ];
    expect(problems({ photos, photoFiles })).toEqual([]);
    // Half a point is none: the schema says so of the file, and the photo is read without it.
    for (const focus of [{ x: 50 }, { y: 50 }])
      expect(said(problems({ photos: [{ ...noel, focus }] }))).toEqual([
        'photos.0.file: content/photos/noel.jpg n’existe pas',
      ]);
  });
});

describe('a photo where it is shown', () => {
  const problems = judge('une photo est assez grande pour sa place');
  const shownAt = (name: string, file: PhotoFile) =>
    problems({ photos: [noel], photoFiles: { 'noel.jpg': file }, shown: { 'items.0.src': name } });

  test('is 960 pixels wide at least in its crop', () => {
    expect(shownAt('noel/large', photo(960, 540))).toEqual([]);
    expect(shownAt('noel/large', photo(1200, 539))).toEqual([
      {
        file: 'home/faq',
        record: 'items.0.src',
        why: 'content/photos/noel.jpg (1200\u00a0×\u00a0539) ne donne que 958 pixels de large ici\u00a0: il en faut au moins 960',
      },
    ]);
    expect(said(shownAt('noel/mobile', photo(1200, 1000)))).toEqual([
      expect.stringContaining('ne donne que 800 pixels'),
    ]);
  });

  test.each(['noel/grand', 'ete/large', 'box-pop/hero'])(
    'is not judged by its size where it is none: %s',
    (name) => {
      expect(shownAt(name, photo(10, 10))).toEqual([]);
    },
  );

  test('is not judged by its size where it cannot be read', () => {
    expect(shownAt('noel/large', { problem: 'format' })).toEqual([]);
    expect(problems({ photos: [noel], shown: { src: 'noel/large' } })).toEqual([]);
  });
});

describe('what a photo shows', () => {
  const problems = judge('une photo est décrite');

  test.each(['src', 'desktopAsset', 'mobileAsset', 'picture'])(
    'is told to those who do not see it: %s',
    (field) => {
      const shown = (alt: Fields) =>
        problems({
          photos: [noel],
          shown: { [`items.0.image.${field}`]: 'noel/large', ...alt },
        });
      expect(shown({ 'items.0.image.alt': ' ' })).toEqual([
        {
          file: 'home/faq',
          record: 'items.0.image.alt',
          why: 'dites ce que montre «\u00a0noel/large\u00a0». Exemple\u00a0: «\u00a0Une famille devant son téléviseur\u00a0»',
        },
      ]);
      expect(shown({ 'items.0.image.alt': 'Un sapin' })).toEqual([]);
      // Where nothing asks for it, the schema does, or a text beside it says what it is.
      expect(shown({})).toEqual([]);
      expect(shown({ 'items.0.alt': '' })).toEqual([]);
    },
  );

  test('is told once of two framings, in its text where it stands in one, and of renders by the page', () => {
    const shown = {
      'a.mobilePicture': 'noel/mobile',
      'a.alt': '',
      'b.answer': '![Un sapin](noel/large)',
      'b.alt': '',
      'c.src': 'box-pop/hero',
      'c.alt': '',
    };
    expect(problems({ photos: [noel], shown })).toEqual([]);
  });
});

describe('the words of a slide', () => {
  const problems = judge('le texte d’une annonce se lit sur son image');
  const slide = (src: string, changes: object = {}) => ({
    assetDesktop: { src },
    textColor: 'white',
    legalMentionsButtonColorMobile: 'white',
    legalMentionsButtonColorDesktop: 'white',
    ...changes,
  });
  const on = (ground: string | null, changes: object = {}) =>
    problems({
      photos: [noel],
      photoFiles: { 'noel.jpg': photo(1600, 900, ground) },
      slides: [slide('noel/large', changes)],
    });

  test('are read on a photo, in the ink that was chosen', () => {
    expect(on('#102030')).toEqual([]);
    expect(on('#102030', { legalMentionsButtonColorMobile: 'dark' })).toEqual([
      {
        file: 'home/carousel',
        record: 'slides.0.legalMentionsButtonColorMobile',
        why: '«\u00a0dark\u00a0» ne se lit pas sur noel/large\u00a0: contraste de 1,0, il faut au moins 4,5. Écrivez «\u00a0white\u00a0»',
      },
    ]);
    expect(said(on('#ffffff')).map((one) => one.split(':')[0])).toEqual([
      'slides.0.textColor',
      'slides.0.legalMentionsButtonColorMobile',
      'slides.0.legalMentionsButtonColorDesktop',
    ]);
  });

  test('need another picture where neither ink is read', () => {
    const why = (ink: string, found: string) =>
      `slides.0.textColor: «\u00a0${ink}\u00a0» ne se lit pas sur noel/large\u00a0: contraste de ${found}, il faut au moins 4,5. Prenez une image plus sombre ou plus claire à gauche`;
    expect(said(on('#7a7a7a'))[0]).toBe(why('white', '4,3'));
    expect(said(on('#7a7a7a', { textColor: 'dark' }))[0]).toBe(why('dark', '3,8'));
  });

  test('are read on a render, whose ground is known', () => {
    expect(problems({ slides: [slide('slides/ultra')] })).toEqual([]);
    expect(
      said(
        problems({ slides: [slide('slides/ultra'), slide('slides/ultra', { textColor: 'dark' })] }),
      ),
    ).toEqual([expect.stringMatching(/^slides\.1\.textColor: .* sur slides\/ultra\u00a0/)]);
  });

  test('are judged by the part of the photo that is shown', () => {
    const colours = Array.from({ length: GRID * GRID }, (_item, cell) =>
      cell % GRID < GRID / 2 ? '#ffffff' : '#000000',
    );
    const half = (focus?: { x: number; y: number }) =>
      problems({
        photos: [{ ...noel, ...(focus && { focus }) }],
        photoFiles: { 'noel.jpg': { width: 3200, height: 900, colours } },
        slides: [slide('noel/large')],
      });
    expect(half({ x: 100, y: 50 })).toEqual([]);
    expect(half({ x: 0, y: 50 })).toHaveLength(3);
    expect(half()).toHaveLength(3);
  });

  test('are not judged where the ground is unknown, or where there are no slides', () => {
    expect(on(null, { textColor: 'dark' })).toEqual([]);
    const photoFiles = { 'noel.jpg': { problem: 'format' } as const };
    expect(problems({ photos: [noel], photoFiles, slides: [slide('noel/large')] })).toEqual([]);
    expect(problems({ slides: [slide('absente')] })).toEqual([]);
    expect(problems({})).toEqual([]);
  });
});
