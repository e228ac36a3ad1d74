import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { issueText } from './issues.ts';

/** What an editor is told of one field, by what its schema wants and what was written. */
function told(schema: z.ZodType, found: unknown, field = 'text'): string[] {
  const { error } = z
    .strictObject({ [field]: schema })
    .safeParse(found === undefined ? {} : { [field]: found });
  return (error?.issues ?? []).map((issue) => issueText(issue, found));
}

const EXAMPLE = '. Exemple\u00a0: 29,99\u00a0€ s’écrit 2999, en centimes';

describe('what is wrong in a field is told with what is expected', () => {
  test.each<[found: unknown, schema: z.ZodType, message: string]>([
    [undefined, z.string(), 'ce champ manque. Attendu\u00a0: un texte, entre guillemets'],
    [12, z.string(), '12 n’est pas un texte, entre guillemets'],
    ['12', z.number(), '«\u00a012\u00a0» n’est pas un nombre, sans guillemets'],
    [1.5, z.int(), '1.5 n’est pas un nombre entier, sans guillemets'],
    ['oui', z.boolean(), '«\u00a0oui\u00a0» n’est pas true ou false, sans guillemets'],
    [{}, z.array(z.string()), 'un objet n’est pas une liste, entre crochets'],
    [[], z.strictObject({}), 'une liste n’est pas un objet, entre accolades'],
    [null, z.record(z.string(), z.string()), 'null n’est pas un objet, entre accolades'],
    [false, z.null(), 'false n’est pas null'],
    [1, z.date(), '1 n’est pas date'],
    ['', z.string().min(1), 'ce texte est vide. Attendu\u00a0: au moins un mot'],
    [[1], z.array(z.number()).min(2), '1 dans la liste\u00a0: il en faut au moins 2'],
    [0, z.number().min(1), '0 est trop petit\u00a0: au moins 1'],
    [0, z.number().positive(), '0 est trop petit\u00a0: plus de 0'],
    [9, z.number().max(5), '9 est trop grand\u00a0: au plus 5'],
    [2 ** 60, z.int(), `${2 ** 60} est trop grand\u00a0: au plus ${Number.MAX_SAFE_INTEGER}`],
    [[1, 2], z.array(z.number()).max(1), '2 dans la liste\u00a0: il en faut au plus 1'],
    ['abc', z.string().max(2), '«\u00a0abc\u00a0», 3 caractères\u00a0: il en faut au plus 2'],
    [
      'c',
      z.enum(['a', 'b']),
      '«\u00a0c\u00a0» n’est pas prévu. Attendu\u00a0: «\u00a0a\u00a0», «\u00a0b\u00a0»',
    ],
    [
      undefined,
      z.enum(['a', 'b']),
      'ce champ manque. Attendu\u00a0: «\u00a0a\u00a0», «\u00a0b\u00a0»',
    ],
    [true, z.union([z.string(), z.number()]), 'true n’a aucune des formes prévues'],
    [
      { Clé: 'a' },
      z.record(z.string().regex(/^[a-z]+$/), z.string()),
      'un objet a une clé qui n’est pas prévue',
    ],
    [7, z.number().multipleOf(5), '7 n’est pas un multiple de 5'],
    ['a', z.string().refine(() => false, 'ni ceci ni cela'), 'ni ceci ni cela'],
    [
      { a: 1, b: 2 },
      z.strictObject({}),
      '«\u00a0a\u00a0», «\u00a0b\u00a0»\u00a0: champ inconnu, ou mal orthographié',
    ],
  ])('%j', (found, schema, message) => {
    expect(told(schema, found)).toEqual([message]);
  });

  test('a long text is shown by its beginning', () => {
    expect(told(z.number(), 'a'.repeat(60))[0]).toContain(`«\u00a0${'a'.repeat(60)}\u00a0»`);
    expect(told(z.number(), 'a'.repeat(61))[0]).toContain(`«\u00a0${'a'.repeat(60)}…\u00a0»`);
  });
});

describe('an amount of money is told with an example', () => {
  test.each(['price', 'priceAfter', 'amount', 'mobilePlanDiscount', 'activationFee'])(
    '%s',
    (field) => {
      expect(told(z.int().min(1).max(9), '29,99', field)[0]).toBe(
        `«\u00a029,99\u00a0» n’est pas un nombre, sans guillemets${EXAMPLE}`,
      );
      expect(told(z.number().min(1), 0, field)).toEqual([
        `0 est trop petit\u00a0: au moins 1${EXAMPLE}`,
      ]);
      expect(told(z.number().max(9), 10, field)).toEqual([
        `10 est trop grand\u00a0: au plus 9${EXAMPLE}`,
      ]);
      expect(told(z.number(), undefined, field)).toEqual([
        `ce champ manque. Attendu\u00a0: un nombre, sans guillemets${EXAMPLE}`,
      ]);
    },
  );

  test('its duration is none, nor is what stands around it', () => {
    expect(told(z.number().min(1), 0, 'priceDuration')[0]).not.toContain('Exemple');
    expect(told(z.number().min(1), 0, 'mobilePlanDiscountDuration')[0]).not.toContain('Exemple');
    const [issue] =
      z
        .strictObject({ price: z.strictObject({ count: z.number() }) })
        .safeParse({ price: { count: 'a' } }).error?.issues ?? [];
    expect(issue && issueText(issue, 'a')).toBe(
      '«\u00a0a\u00a0» n’est pas un nombre, sans guillemets',
    );
  });

  test('of a list is named by the list', () => {
    const [issue] =
      z.strictObject({ prices: z.array(z.number()) }).safeParse({ prices: ['a'] }).error?.issues ??
      [];
    expect(issue && issueText(issue, 'a')).toContain(EXAMPLE);
  });
});

describe('a form is told as one writes it', () => {
  test.each<[schema: z.ZodType, form: string]>([
    [
      z.string().regex(/^[a-z0-9-]+$/),
      'minuscules, chiffres et traits d’union, comme «\u00a0box-pop\u00a0»',
    ],
    [z.string().regex(/^#[0-9a-fA-F]{6}$/), 'une couleur, comme «\u00a0#cd1e25\u00a0»'],
    [
      z.string().regex(/^[a-z0-9-]+\.(?:jpe?g|png|webp|avif)$/),
      'un nom de fichier en minuscules, chiffres et traits d’union, qui finit par .jpg, .png, .webp ou .avif, comme «\u00a0noel.jpg\u00a0»',
    ],
    [
      z.string().regex(/^[a-z][a-zA-Z]*$/),
      'des lettres sans accent ni espace, comme «\u00a0pointure\u00a0»',
    ],
    [
      z.string().regex(/^[A-Z0-9_]+$/),
      'majuscules, chiffres et tirets bas, comme «\u00a0FORFAIT_5G\u00a0»',
    ],
    [
      z.string().regex(/^https:\/\/apps\.apple\.com\//),
      'la page de l’application, comme «\u00a0https://apps.apple.com/fr/app/nom/id123456789\u00a0»',
    ],
    [
      z.string().regex(/^https:\/\/play\.google\.com\//),
      'la page de l’application, comme «\u00a0https://play.google.com/store/apps/details?id=fr.exemple\u00a0»',
    ],
    [z.string().regex(/^\p{L}+(?: \p{L}+)*$/u), 'des mots, une espace entre eux, sans ponctuation'],
    [z.string().regex(/^\d{5}$/), 'cinq chiffres, comme «\u00a069003\u00a0»'],
    [z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/), 'une heure, comme «\u00a009:30\u00a0»'],
    [
      z.string().regex(/^(?:https:|mailto:)/),
      'une adresse qui commence par /, #, https://, mailto:… ou tel:…',
    ],
    [z.string().regex(/^x+$/iu), '^x+$'],
    [z.iso.date(), 'un jour, comme «\u00a02026-03-31\u00a0»'],
    [
      z.iso.datetime(),
      'un jour et une heure universelle, comme «\u00a02026-03-31T07:00:00Z\u00a0»',
    ],
    [z.url(), 'une adresse, comme «\u00a0https://exemple.fr/\u00a0»'],
    [z.email(), 'une adresse e-mail, comme «\u00a0nom@exemple.fr\u00a0»'],
  ])('%#', (schema, form) => {
    expect(told(schema, '??')).toEqual([
      `«\u00a0??\u00a0» n’a pas la forme attendue\u00a0: ${form}`,
    ]);
  });
});
