import * as z from 'zod/mini';

/**
 * The pieces every form is made of, for the browser and the server alike. `zod/mini`, because the
 * browser loads them. Each check carries its French sentence: the visitor reads it as it is.
 */

/** Long enough for the longest recorded French names, short enough to be a name. */
export const NAME_MAX = 80;
/** RFC 5321: no mail server accepts a longer address. */
export const EMAIL_MAX = 254;
/** One line of an envelope is 38 characters; addresses in the wild take up to three of them. */
export const LINE_MAX = 120;
/** About a page. Longer messages are better served by a call or a letter. */
export const MESSAGE_MAX = 3_000;
/** The longest page address worth reporting; browsers' own limit is near. */
export const ADDRESS_MAX = 2_000;

/** Anything a terminal, a mail header or a database could take for an order. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
/** The same, except the line ends and tabs of a message. */
const CONTROL_IN_MESSAGE = /(?![\n\t])\p{Cc}/u;

const FORBIDDEN_CHARACTERS = 'Retirez les caractères spéciaux invisibles.';

const wellFormed = z.refine<string>((text) => text.isWellFormed(), FORBIDDEN_CHARACTERS);

/** One line of text: trimmed, composed, without control characters. */
export function line(
  missing: string,
  options: { max?: number; min?: number; short?: string; long?: string } = {},
) {
  const { max = LINE_MAX, min = 1, short = missing } = options;
  const { long = `Raccourcissez à ${max} caractères au plus.` } = options;
  return z.string(missing).check(
    wellFormed,
    z.trim(),
    z.normalize('NFC'),
    z.minLength(1, missing),
    z.minLength(min, short),
    z.maxLength(max, long),
    z.refine((text) => !CONTROL.test(text), FORBIDDEN_CHARACTERS),
  );
}

export function personName(missing: string) {
  return line(missing, { max: NAME_MAX }).check(
    z.regex(
      /^[\p{L}\p{M}][\p{L}\p{M}'’ .-]*$/u,
      'Utilisez seulement des lettres, des espaces, des traits d’union et des apostrophes.',
    ),
  );
}

export const lastName = personName('Saisissez votre nom.');
export const firstName = personName('Saisissez votre prénom.');

/** Deliberately plain: one at sign, a domain with a dot. Only a message proves an address. */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

export const email = line('Saisissez votre adresse e-mail.', { max: EMAIL_MAX }).check(
  z.regex(EMAIL, 'Saisissez une adresse e-mail complète, par exemple prenom.nom@exemple.fr.'),
);

/** French numbers, written as people write them; stored as typed, compared by `phoneDigits`. */
export const phone = line('Saisissez votre numéro de téléphone.', { max: 25 }).check(
  z.refine(
    (text) => /^(?:0[1-9]\d{8}|\+[1-9]\d{7,14})$/.test(phoneDigits(text)),
    'Saisissez un numéro à dix chiffres, par exemple 06 12 34 56 78.',
  ),
);

export function phoneDigits(text: string): string {
  return text
    .replace(/[\s.\-()\u00a0\u202f]/g, '')
    .replace(/^00/, '+')
    .replace(/^\+330?/, '0');
}

const FIVE_DIGITS = 'Saisissez un code postal à cinq chiffres.';

export const postcode = line('Saisissez votre code postal.', { max: 5, long: FIVE_DIGITS }).check(
  z.regex(/^(?:0[1-9]|[1-8]\d|9[0-8])\d{3}$/, FIVE_DIGITS),
);

export const town = line('Saisissez votre commune.', { max: NAME_MAX });
export const street = line('Saisissez le numéro et le nom de la voie.');

export function message(missing: string, { min = 10, max = MESSAGE_MAX } = {}) {
  return z.string(missing).check(
    wellFormed,
    // A form posted by the browser itself ends its lines with CRLF, a script with LF: one text.
    z.overwrite((text) => text.replaceAll('\r\n', '\n')),
    z.trim(),
    z.normalize('NFC'),
    z.minLength(1, missing),
    z.minLength(min, `Donnez un peu plus de détails (${min} caractères au moins).`),
    z.maxLength(max, `Raccourcissez à ${max} caractères au plus.`),
    z.refine((text) => !CONTROL_IN_MESSAGE.test(text), FORBIDDEN_CHARACTERS),
  );
}

/** A day of the calendar, as `<input type="date">` gives it. */
export function day(missing: string) {
  return z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.refine(isDay, 'Saisissez une date qui existe, par exemple 2026-03-31.'),
    );
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** One answer among a few: what a page offers and what the schema accepts. */
export function oneOf<const Labels extends Readonly<Record<string, string>>>(
  labels: Labels,
  missing: string,
) {
  return {
    schema: z.enum(Object.keys(labels) as Extract<keyof Labels, string>[], missing),
    options: Object.entries(labels).map(([value, label]) => ({ value, label })),
  };
}

export function consent(missing: string) {
  return z.literal(true, missing);
}

/** Never needed to take part or to be answered: unticked, and false when absent. */
export const optIn = z._default(z.boolean('Cochez ou décochez la case.'), false);
