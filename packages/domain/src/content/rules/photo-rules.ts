import { contrast, INKS, readableInk, TEXT_CONTRAST } from '../../contrast.ts';
import { pictureNamed } from '../../picture-entry.ts';
import { pictures } from '../../picture-manifest.ts';
import {
  type Crop,
  CROP_NAMES,
  cropOf,
  groundOf,
  MOST_PHOTO_BYTES,
  MOST_PHOTO_PIXELS,
  type Photo,
  type PhotoFile,
  photoNames,
  Photos,
  SMALLEST_CROP_WIDTH,
} from '../photos.ts';
import { type ContentSet, marked, type Rule, type WrittenValue } from './rule.ts';

/** Pictures, rendered or from files: they exist, can be shown, are large enough and described. */

const PHOTOS_CALL = 'photos';
const PICTURE_FIELD = /^(src|desktopAsset|mobileAsset|picture|mobilePicture)$/;

type Use = Pick<WrittenValue, 'file' | 'record' | 'field'> & { readonly name: string };

/** Where a picture is shown, in a field of its own or in a text. */
function usesOf({ values }: ContentSet): Use[] {
  return values.flatMap(({ file, record, field, value }): Use[] => {
    // The mark of verified reviews is drawn, not a picture.
    if (typeof value !== 'string' || record.includes('verifiedReviewLogo')) return [];
    const names = PICTURE_FIELD.test(field) ? [value] : marked(value).pictures;
    return names.map((name) => ({ file, record, field, name }));
  });
}

/** As they are written: while one of them is refused, what shows the others is judged all the same. */
function photosOf({ values }: ContentSet): (Photo & { readonly index: number })[] {
  const own = values.filter(({ file }) => file === PHOTOS_CALL);
  const written = new Map(own.map(({ record, value }) => [record, value]));
  const indexes = new Set(own.map(({ record }) => Number(record.split('.')[1])));
  return [...indexes].map((index) => {
    const at = (field: string) => written.get(`${PHOTOS_CALL}.${index}.${field}`);
    const [x, y] = [at('focus.x'), at('focus.y')];
    const isPoint = typeof x === 'number' && typeof y === 'number';
    return {
      index,
      name: String(at('name') ?? ''),
      file: String(at('file') ?? ''),
      ...(isPoint && { focus: { x, y } }),
    };
  });
}

const exist: Rule = {
  name: 'une image existe',
  *problems(content) {
    const known = [...Object.keys(pictures), ...photoNames(photosOf(content))];
    for (const { file, record, name } of usesOf(content))
      if (!known.includes(name))
        yield {
          file,
          record,
          why: `l’image «\u00a0${name}\u00a0» n’existe pas${near(name, known)}`,
        };
  },
};

/** Those of the same folder, else where others come from. */
function near(name: string, known: readonly string[]): string {
  const others = known.filter((other) => other.startsWith(`${name.split('/')[0]}/`));
  return others.length === 0
    ? `. Une image vient de content/photos.json, comme «\u00a0noel/${CROP_NAMES[0]}\u00a0», ou de nos rendus, comme «\u00a0box-pop/hero\u00a0»`
    : `. Il y a\u00a0: ${others.slice(0, 8).join(', ')}`;
}

const readable: Rule = {
  name: 'une photo peut être lue',
  *problems(content) {
    const photos = photosOf(content);
    const others = [...content.photoFiles.keys()];
    for (const { index, ...photo } of photos) {
      // What the schema says of it is said already.
      if (!Photos.safeParse({ photos: [photo] }).success) continue;
      const { name, file } = photo;
      const at = (field: string, why: string) => ({
        file: PHOTOS_CALL,
        record: `${PHOTOS_CALL}.${index}.${field}`,
        why,
      });
      const found = content.photoFiles.get(file);
      if (Object.keys(pictures).some((other) => other.startsWith(`${name}/`)))
        yield at('name', `«\u00a0${name}\u00a0» est déjà le nom d’une image rendue`);
      if (photos.some((other) => other.index < index && other.name === name))
        yield at(
          'name',
          `«\u00a0${name}\u00a0» est déjà pris\u00a0: donnez-en un autre, comme «\u00a0${name}-2\u00a0»`,
        );
      if (found === undefined)
        yield at(
          'file',
          `content/photos/${file} n’existe pas${others.length === 0 ? '' : `. Il y a\u00a0: ${others.slice(0, 8).join(', ')}`}`,
        );
      else if ('problem' in found) yield at('file', `content/photos/${file}${sentence(found)}`);
    }
  },
};

function sentence(found: Extract<PhotoFile, { problem: string }>): string {
  switch (found.problem) {
    case 'heavy':
      return ` pèse plus de ${MOST_PHOTO_BYTES / 1024 ** 2}\u00a0Mo. Exemple\u00a0: exportez-le en JPEG, 2400 pixels de large`;
    case 'pixels':
      return ` a plus de ${MOST_PHOTO_PIXELS / 1e6}\u00a0millions de pixels. Exemple\u00a0: exportez-le en 2400 pixels de large`;
    case 'format':
      return ' n’est pas une photo. Attendu\u00a0: JPEG, PNG, WebP ou AVIF';
    case 'extension':
      return ` est un fichier ${found.is}\u00a0: son nom doit finir par ${found.is === 'JPEG' ? '.jpg' : `.${found.is.toLowerCase()}`}`;
    case 'damaged':
      return ' est abîmé ou incomplet\u00a0: exportez-le de nouveau';
  }
}

const largeEnough: Rule = {
  name: 'une photo est assez grande pour sa place',
  *problems(content) {
    for (const { file, record, name } of usesOf(content)) {
      const shown = photoNamed(name, content);
      if (shown && shown.part.width < SMALLEST_CROP_WIDTH)
        yield {
          file,
          record,
          why: `content/photos/${shown.file} (${shown.found.width}\u00a0×\u00a0${shown.found.height}) ne donne que ${shown.part.width} pixels de large ici\u00a0: il en faut au moins ${SMALLEST_CROP_WIDTH}`,
        };
    }
  },
};

/** A photo that can be read, and the part of it that a name stands for. */
function photoNamed(name: string, content: ContentSet) {
  const [photoName, crop] = name.split('/');
  const photo = photosOf(content).find((one) => one.name === photoName);
  const found = photo && content.photoFiles.get(photo.file);
  if (!found || 'problem' in found || !CROP_NAMES.includes(crop as Crop)) return null;
  return { file: photo.file, found, part: cropOf(found, crop as Crop, photo.focus) };
}

/** A render shows what its page says; a photo tells more, which those who do not see it must be told. */
const described: Rule = {
  name: 'une photo est décrite',
  *problems(content) {
    const names = new Set(photoNames(photosOf(content)));
    const texts = new Map(
      content.values.map(({ file, record, value }) => [`${file} ${record}`, value]),
    );
    for (const { file, record, field, name } of usesOf(content)) {
      if (!names.has(name) || field === 'mobilePicture' || !PICTURE_FIELD.test(field)) continue;
      const alt = record.replace(/[^.]+$/, 'alt');
      if (String(texts.get(`${file} ${alt}`) ?? 'x').trim() === '')
        yield {
          file,
          record: alt,
          why: `dites ce que montre «\u00a0${name}\u00a0». Exemple\u00a0: «\u00a0Une famille devant son téléviseur\u00a0»`,
        };
    }
  },
};

const SLIDES_CALL = 'home/carousel';
const INK_FIELDS = [
  'textColor',
  'legalMentionsButtonColorMobile',
  'legalMentionsButtonColorDesktop',
] as const;

/** The colour under a picture's words, where it is known. */
function groundUnder(name: string, content: ContentSet): string | undefined {
  const photo = photoNamed(name, content);
  return photo ? groundOf(photo.found, photo.part) : pictureNamed(pictures, name)?.ground;
}

/** A page would take the other ink rather than be unreadable: whoever chose this one must know. */
const readableSlides: Rule = {
  name: 'le texte d’une annonce se lit sur son image',
  *problems(content) {
    if (!content.calls.includes(SLIDES_CALL)) return;
    for (const [index, slide] of content.read(SLIDES_CALL).slides.entries()) {
      const { src } = slide.assetDesktop;
      const ground = groundUnder(src, content);
      if (ground === undefined) continue;
      for (const field of INK_FIELDS) {
        const wanted = slide[field];
        const best = readableInk(ground, wanted);
        const reached = contrast(INKS[best], ground);
        if (best === wanted && reached >= TEXT_CONTRAST) continue;
        const found = inFrench(contrast(INKS[wanted], ground));
        const why = `«\u00a0${wanted}\u00a0» ne se lit pas sur ${src}\u00a0: contraste de ${found}, il faut au moins ${inFrench(TEXT_CONTRAST)}`;
        const advice =
          reached >= TEXT_CONTRAST
            ? `Écrivez «\u00a0${best}\u00a0»`
            : 'Prenez une image plus sombre ou plus claire à gauche';
        yield { file: SLIDES_CALL, record: `slides.${index}.${field}`, why: `${why}. ${advice}` };
      }
    }
  },
};

function inFrench(ratio: number): string {
  return ratio.toFixed(1).replace('.', ',');
}

export const photoRules: readonly Rule[] = [
  exist,
  readable,
  largeEnough,
  described,
  readableSlides,
];
