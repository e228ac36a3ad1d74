import { markupText } from '../../mini-markup.ts';
import { PAGE_SECTIONS } from '../../page-sections.ts';
import { contestPlace, pathOf, routeAt } from '../../routes.ts';
import { fixTypography } from '../../typography.ts';
import { photoRules } from './photo-rules.ts';
import { alike, type ContentSet, each, marked, type Rule } from './rule.ts';

/** Rules of single fields that hold in every file: what a schema would have to say a hundred times. */

/** Names of records: two of one list with the same one would be one. */
const NAMES: ReadonlySet<string> = new Set(['id', 'key', 'code']);

const uniqueIds: Rule = {
  name: 'deux éléments d’une liste ont deux noms',
  *problems({ values }) {
    const seen = new Set<string>();
    for (const { file, record, field, value } of values) {
      if (!NAMES.has(field)) continue;
      // What is no item of a list stays as it is, and there is one of it.
      const list = record.replace(/(?<=^|\.)\d+\.\w+$/, '');
      const name = `${file} ${list} ${field} ${value}`;
      if (seen.has(name))
        yield {
          file,
          record,
          why: `«\u00a0${value}\u00a0» est déjà pris\u00a0: donnez-en un autre, comme «\u00a0${value}-2\u00a0»`,
        };
      seen.add(name);
    }
  },
};

/** In cents. A box has never cost as much a month, nor a fee as little. */
const MONEY_FIELD = /^(price|priceAfter|amount|mobilePlanDiscount(After)?)$/;
const MOST_CENTS = 200_000;

const amounts = each('values', 'un montant est vraisemblable, en centimes', ({ field, value }) =>
  MONEY_FIELD.test(field) && typeof value === 'number' && value > MOST_CENTS
    ? `${value} centimes, ce serait ${(value / 100).toLocaleString('fr-FR')}\u00a0€. Exemple\u00a0: 29,99\u00a0€ s’écrit 2999`
    : null,
);

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\ufeff]/;

/** How many characters show where in a text. */
const NEAR = 24;

const controlCharacters = each('values', 'aucun caractère invisible', ({ value }) => {
  const text = String(value);
  const at = text.search(CONTROL);
  if (at < 0) return null;
  const code = text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0');
  const [before, after] = [text.slice(Math.max(0, at - NEAR), at), text.slice(at + 1, at + NEAR)];
  return `contient un caractère invisible (U+${code}), entre «\u00a0${before}\u00a0» et «\u00a0${after}\u00a0»\u00a0: effacez-le`;
});

/** Beyond these a text is not what its field is for: a whole page in a title. */
const SHORT_FIELDS = /^(label|title|name|question)$/;
const LONGEST_SHORT = 160;
const LONGEST = 6_000;

const lengths = each('values', 'un texte tient dans sa place', ({ field, value }) => {
  const most = SHORT_FIELDS.test(field) ? LONGEST_SHORT : LONGEST;
  const text = String(value);
  if (text.length <= most) return null;
  const end = text.slice(most - NEAR, most);
  return `${text.length} caractères, au plus ${most} ici\u00a0: il doit finir au plus tard après «\u00a0…${end}\u00a0»`;
});

const typography = each('texts', 'typographie française', ({ written }) => {
  const fixed = String(fixTypography(written));
  if (fixed === written) return null;
  const [characters, wanted] = [[...written], [...fixed]];
  const at = characters.findIndex((character, index) => character !== wanted[index]);
  const around = characters
    .slice(Math.max(0, at - 12), at + 12)
    .join('')
    .replaceAll('\n', ' ');
  return `espace ou apostrophe à corriger près de «\u00a0${around}\u00a0»\u00a0: npm run typography le fait`;
});

/** Files that are no pages and may be linked to. */
const FILES = /^\/\.well-known\//;

/** Which addresses are pages: of a family of contests, those that a record has. */
function pagesIn({ values, brand, calls }: ContentSet): (address: string) => boolean {
  const contests = new Set(
    values
      .filter(({ file, field }) => file === 'contest' && field === 'path')
      .map(({ value }) => value),
  );
  return (address) => {
    const [path = ''] = address.split(/[?#]/);
    if (calls.includes('contest') && contestPlace(path, brand)) return contests.has(path);
    return FILES.test(path) || routeAt(path, brand) !== null;
  };
}

/** Every address that content leads to, in a field of its own or in a text. */
function* linksIn({ values }: ContentSet) {
  for (const { file, record, field, value } of values) {
    if (typeof value !== 'string') continue;
    for (const address of field === 'href' ? [value] : marked(value).links)
      yield { file, record, address };
  }
}

const links: Rule = {
  name: 'un lien mène à une page du site',
  *problems(content) {
    const isPage = pagesIn(content);
    for (const { file, record, address } of linksIn(content))
      if (address.startsWith('/') && !isPage(address))
        yield {
          file,
          record,
          why: `aucune page n’a l’adresse «\u00a0${address}\u00a0». Exemple\u00a0: ${pathOf('nos-offres', content.brand)}`,
        };
  },
};

const WRITTEN_LINK = /\]\(([^)\s]*)\)/g;

/** Brackets and an address that the markup does not take for a link would be read as they are. */
const writtenLinks = each('values', 'un lien s’ouvre', ({ value }) => {
  if (typeof value !== 'string' || !value.includes('](')) return null;
  const { links: opened, pictures } = marked(value);
  const lost = [...value.matchAll(WRITTEN_LINK)]
    .map(([, address = '']) => address)
    .find((address) => !opened.includes(address) && !pictures.includes(address));
  return lost === undefined
    ? null
    : `«\u00a0${lost}\u00a0» ne s’ouvrirait pas\u00a0: l’adresse d’un lien commence par /, #, https://, mailto:… ou tel:…`;
});

const MARK = /\*\*|__/;

/** A mark that has no other would be read as it is. */
const closedMarks = each('texts', 'une mise en forme commence et finit', ({ written }) => {
  const [mark] = (MARK.test(written) && MARK.exec(markupText(written))) || [];
  return mark === undefined
    ? null
    : `«\u00a0${mark}\u00a0» se lirait tel quel\u00a0: il en faut deux, de part et d’autre des mots`;
});

/** Named by the code of its page, or by a record that it shows; which page has it is seen once rendered. */
const anchors: Rule = {
  name: 'un lien mène à une partie de page qui existe',
  *problems(content) {
    const named = content.values.filter(({ field }) => field === 'id' || field === 'code');
    const known = new Set([...PAGE_SECTIONS, ...named.map(({ value }) => value)]);
    for (const { file, record, address } of linksIn(content)) {
      if (!/^[/#]/.test(address) || !address.includes('#')) continue;
      const anchor = address.slice(address.indexOf('#') + 1);
      if (!known.has(anchor))
        yield {
          file,
          record,
          why: `aucune partie d’une page ne s’appelle «\u00a0${anchor}\u00a0»${alike(anchor, [...known], PAGE_SECTIONS)}`,
        };
    }
  },
};

export const FIELD_RULES: readonly Rule[] = [
  uniqueIds,
  amounts,
  controlCharacters,
  lengths,
  typography,
  ...photoRules,
  links,
  writtenLinks,
  closedMarks,
  anchors,
];
