import * as z from 'zod/mini';

/**
 * The pieces every form is made of, for the browser and the server alike. `zod/mini`, because the
 * browser loads them. Each check carries a reason, which the form's words put into a sentence.
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

/** Reasons that any field may be refused for: every form words them alike. */
export const SHARED_REASONS = ['characters', 'long', 'short', 'box'] as const;

const wellFormed = z.refine<string>((text) => text.isWellFormed(), 'characters');

/** Marks of direction and of width, which copying from contacts or a page brings along and nobody sees. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** As a keyboard writes it: the hyphens and spaces that typography keeps from breaking are the plain ones. */
function asTyped(text: string): string {
  return text
    .replace(UNSEEN, '')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\u00a0\u202f]/g, ' ');
}

/** One line of text: trimmed, composed, without control characters. */
export function line({ max = LINE_MAX, min = 1, long = 'long', clean = asTyped } = {}) {
  return z.string('missing').check(
    wellFormed,
    z.overwrite(clean),
    z.trim(),
    z.normalize('NFC'),
    z.minLength(min, 'missing'),
    z.maxLength(max, long),
    z.refine((text) => !CONTROL.test(text), 'characters'),
  );
}

/** Some begin with an apostrophe ('t Hooft), and some scripts join or part letters by a mark of no width. */
export const personName = line({ max: NAME_MAX }).check(
  z.regex(/^['’]?[\p{L}\p{M}][\p{L}\p{M}\p{Join_Control}'’ .-]*$/u, 'format'),
);

/**
 * Deliberately plain: one at sign, a domain with a dot, in the letters of its country or as they are encoded.
 * Only a message proves an address.
 */
const EMAIL =
  /^[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:[\p{L}\p{M}]{2,63}|xn--[a-z0-9-]{1,59})$/u;

export const email = line({ max: EMAIL_MAX }).check(z.regex(EMAIL, 'format'));

/** French numbers, written as people write them; stored as typed. */
export const phone = line({ max: 25 }).check(
  z.refine((text) => /^(?:0[1-9]\d{8}|\+[1-9]\d{7,14})$/.test(phoneDigits(text)), 'format'),
);

function phoneDigits(text: string): string {
  return text
    .replace(/[\s.\-()]/g, '')
    .replace(/^00/, '+')
    .replace(/^\+330?/, '0');
}

/** Some write it '75 002'. */
const withoutSpaces = (text: string) => asTyped(text).replace(/\s/g, '');

/** From 00200 on, the armies': their post knows where. */
export const postcode = line({ max: 5, long: 'format', clean: withoutSpaces }).check(
  z.regex(/^(?:00[2-9]|0[1-9]\d|[1-8]\d\d|9[0-8]\d)\d\d$/, 'format'),
);

export const town = line({ max: NAME_MAX });
export const street = line();

export function message({ min = 10, max = MESSAGE_MAX } = {}) {
  return z.string('missing').check(
    wellFormed,
    // A form posted by the browser itself ends its lines with CRLF, a script with LF: one text.
    z.overwrite((text) => text.replaceAll('\r\n', '\n')),
    z.trim(),
    z.normalize('NFC'),
    z.minLength(1, 'missing'),
    z.minLength(min, 'short'),
    z.maxLength(max, 'long'),
    z.refine((text) => !CONTROL_IN_MESSAGE.test(text), 'characters'),
  );
}

/** A day of the calendar, as `<input type="date">` gives it. */
export const day = z
  .string('missing')
  .check(z.trim(), z.minLength(1, 'missing'), z.refine(isDay, 'format'));

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** One answer among a few, whose words are content. */
export function oneOf<const Choices extends readonly string[]>(...choices: Choices) {
  return { schema: z.enum(choices, 'missing'), choices };
}

export const consent = z.literal(true, 'missing');

/** Never needed to take part or to be answered: unticked, and false when absent. */
export const optIn = z._default(z.boolean('box'), false);
