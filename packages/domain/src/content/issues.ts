import type { core } from 'zod';

/** What a schema finds wrong, for whoever wrote the content: what is wrong, what is expected, an example. */
export function issueText(issue: core.$ZodIssue, found: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return found === undefined
        ? `ce champ manque. Attendu\u00a0: ${kindNamed(issue.expected)}${exampleFor(issue)}`
        : `${valueText(found)} n’est pas ${kindNamed(issue.expected)}${exampleFor(issue)}`;
    case 'too_small':
      if (issue.origin === 'string') return 'ce texte est vide. Attendu\u00a0: au moins un mot';
      return issue.origin === 'array'
        ? `${sizeText(found)}\u00a0: il en faut au moins ${Number(issue.minimum)}`
        : `${valueText(found)} est trop petit\u00a0: ${issue.inclusive === false ? 'plus de' : 'au moins'} ${Number(issue.minimum)}${exampleFor(issue)}`;
    case 'too_big':
      return ['int', 'number'].includes(issue.origin)
        ? `${valueText(found)} est trop grand\u00a0: au plus ${Number(issue.maximum)}${exampleFor(issue)}`
        : `${sizeText(found)}\u00a0: il en faut au plus ${Number(issue.maximum)}`;
    case 'invalid_format':
      return `${valueText(found)} n’a pas la forme attendue\u00a0: ${formText(issue)}`;
    case 'unrecognized_keys':
      return `${listText(issue.keys)}\u00a0: champ inconnu, ou mal orthographié`;
    case 'invalid_value':
      return `${found === undefined ? 'ce champ manque' : `${valueText(found)} n’est pas prévu`}. Attendu\u00a0: ${listText(issue.values.map(String))}`;
    case 'invalid_union':
      return `${valueText(found)} n’a aucune des formes prévues`;
    case 'invalid_key':
      return `${valueText(found)} a une clé qui n’est pas prévue`;
    case 'not_multiple_of':
      return `${valueText(found)} n’est pas un multiple de ${issue.divisor}`;
    default:
      return issue.message;
  }
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'un texte, entre guillemets',
  number: 'un nombre, sans guillemets',
  int: 'un nombre entier, sans guillemets',
  boolean: 'true ou false, sans guillemets',
  array: 'une liste, entre crochets',
  object: 'un objet, entre accolades',
  record: 'un objet, entre accolades',
  null: 'null',
};

function kindNamed(expected: string): string {
  return KINDS[expected] ?? expected;
}

/** Fields whose number is an amount of money: their mistake is always the same. */
const MONEY = /price|amount|discount(?!Duration)|fee/i;

function exampleFor({ path }: core.$ZodIssue): string {
  const field = String(path.findLast((step) => typeof step === 'string') ?? '');
  return MONEY.test(field) && !/duration/i.test(field)
    ? `. Exemple\u00a0: 29,99\u00a0€ s’écrit 2999, en centimes`
    : '';
}

function sizeText(found: unknown): string {
  if (Array.isArray(found)) return `${found.length} dans la liste`;
  return typeof found === 'string'
    ? `${valueText(found)}, ${found.length} caractères`
    : valueText(found);
}

/** Shapes that editors meet, by their pattern. */
const FORMS: readonly (readonly [pattern: RegExp, form: string])[] = [
  [/^\^\[a-z0-9-\]\+\$/, 'minuscules, chiffres et traits d’union, comme «\u00a0box-pop\u00a0»'],
  [/0-9a-fA-F/, 'une couleur, comme «\u00a0#cd1e25\u00a0»'],
  [
    /jpe\?g/,
    'un nom de fichier en minuscules, chiffres et traits d’union, qui finit par .jpg, .png, .webp ou .avif, comme «\u00a0noel.jpg\u00a0»',
  ],
  [/^\^\[a-z\]\[/, 'des lettres sans accent ni espace, comme «\u00a0pointure\u00a0»'],
  [/^\^\[A-Z0-9_\]/, 'majuscules, chiffres et tirets bas, comme «\u00a0FORFAIT_5G\u00a0»'],
  [
    /apps\\\.apple/,
    'la page de l’application, comme «\u00a0https://apps.apple.com/fr/app/nom/id123456789\u00a0»',
  ],
  [
    /play\\\.google/,
    'la page de l’application, comme «\u00a0https://play.google.com/store/apps/details?id=fr.exemple\u00a0»',
  ],
  [/\\p\{L\}/, 'des mots, une espace entre eux, sans ponctuation'],
  [/^\^\\d\{5\}\$/, 'cinq chiffres, comme «\u00a069003\u00a0»'],
  [/\[01\]\\d\|2/, 'une heure, comme «\u00a009:30\u00a0»'],
  [/https:/, 'une adresse qui commence par /, #, https://, mailto:… ou tel:…'],
];
const FORMATS: Readonly<Record<string, string>> = {
  date: 'un jour, comme «\u00a02026-03-31\u00a0»',
  datetime: 'un jour et une heure universelle, comme «\u00a02026-03-31T07:00:00Z\u00a0»',
  url: 'une adresse, comme «\u00a0https://exemple.fr/\u00a0»',
  email: 'une adresse e-mail, comme «\u00a0nom@exemple.fr\u00a0»',
};

function formText(issue: core.$ZodIssueInvalidStringFormat): string {
  const known = FORMATS[issue.format];
  if (known !== undefined) return known;
  const pattern = issue.pattern ?? '';
  const source = pattern.replace(/^\/|\/[a-z]*$/g, '');
  return FORMS.find(([form]) => form.test(source))?.[1] ?? source;
}

const SHOWN_CHARACTERS = 60;

function valueText(value: unknown): string {
  if (Array.isArray(value)) return 'une liste';
  if (typeof value === 'object' && value !== null) return 'un objet';
  if (typeof value !== 'string') return String(value);
  const shown = value.length > SHOWN_CHARACTERS ? `${value.slice(0, SHOWN_CHARACTERS)}…` : value;
  return `«\u00a0${shown}\u00a0»`;
}

function listText(names: readonly string[]): string {
  return names.map((name) => `«\u00a0${name}\u00a0»`).join(', ');
}
