import { describe, expect, test } from 'vitest';
import { DEFAULT_BRAND } from '../brand.ts';
import { fromPost, readableValue } from './answers.ts';
import contestJson from '../../../../content/contest.json' with { type: 'json' };
import formsJson from '../../../../content/forms.json' with { type: 'json' };
import { validContent } from '../content/client.ts';
import { FormTexts } from '../content/forms.ts';
import { checkForm, type Form } from './form.ts';
import { type FormCode, REQUEST_CODES, requestNamed } from './form-codes.ts';
import { sampleAnswers, sampleEntry } from './sample-answers.ts';
import { contestFormIn, requestFormIn } from './worded-forms.ts';
import { ENVELOPE_NAMES, frenchInstant } from './submission.ts';

const texts = FormTexts.parse(formsJson);
const { contests } = validContent('contest', contestJson, DEFAULT_BRAND, new Map());

/** Of who these answers say writes. */
function formOf(code: FormCode, values?: Readonly<Record<string, unknown>>): Form {
  const request = requestNamed(code);
  return request ? requestFormIn(texts, request, values) : contestFormIn(texts, contestOf(code));
}

function contestOf(code: FormCode) {
  const found = contests.find((one) => one.code === code);
  if (!found) throw new Error(`no contest ${code}`);
  return found;
}

function answersOf(code: FormCode) {
  const request = requestNamed(code);
  return request ? sampleAnswers(request, now) : sampleEntry(contestOf(code));
}

const formCodes = [...REQUEST_CODES, ...contests.map(({ code }) => code)];

const now = new Date('2026-11-15T10:00:00Z');
const contest = { minimumAge: 18, zone: 'metropole' } as const;
const context = { now, contest };

describe.each(formCodes)('the %s form', (code) => {
  const answers = answersOf(code);
  const form = formOf(code, answers);
  const { description } = form;

  test('accepts its sample answers', () => {
    expect(checkForm(form, answers, context)).toMatchObject({ ok: true });
  });

  test('asks every field once, in a group or hidden', () => {
    const grouped = description.groups.flatMap((group) => group.fields);
    const hidden = Object.entries(description.fields)
      .filter(([, field]) => field.control === 'hidden')
      .map(([name]) => name);
    expect([...grouped, ...hidden].toSorted()).toEqual(Object.keys(description.fields).toSorted());
  });

  test('uses no name of the envelope', () => {
    const reserved: readonly string[] = ENVELOPE_NAMES;
    expect(Object.keys(description.fields).filter((name) => reserved.includes(name))).toEqual([]);
  });

  test('says in French what is missing, field by field', () => {
    const check = checkForm(form, {}, context);
    expect(check.ok).toBe(false);
    for (const text of Object.values(check.ok ? {} : check.errors)) expect(text).toMatch(/\.$/);
    expect(JSON.stringify(check)).not.toMatch(/Invalid|expected/);
  });

  test('refuses a field it does not have', () => {
    expect(checkForm(form, { ...answers, admin: 'true' }, context)).toMatchObject({
      ok: false,
      unknown: ['admin'],
    });
  });

  test('judges a plain post as it judges the same answers from a script', () => {
    const posted = Object.entries(answers)
      .filter(([, value]) => value !== false)
      .map(([name, value]) => [name, value === true ? 'on' : String(value)] as const);
    expect(checkForm(form, fromPost(description, posted), context)).toEqual(
      checkForm(form, answers, context),
    );
  });
});

describe('fields', () => {
  const contact = sampleAnswers('contact', now);
  const errorsOf = (changes: Record<string, unknown>) => {
    const check = checkForm(
      formOf('contact', { ...contact, ...changes }),
      { ...contact, ...changes },
      { now },
    );
    return check.ok ? {} : check.errors;
  };

  test.each([
    ['a NUL', { lastName: 'Du\u0000pont' }],
    ['a line end', { lastName: 'Dupont\r\nBcc: x@y.fr' }],
    ['an emoji', { lastName: 'Dupont 😀' }],
    ['ten kilobytes', { lastName: 'a'.repeat(10_000) }],
    ['a number', { lastName: 42 }],
    ['an object', { lastName: { $gt: '' } }],
    ['half a character', { lastName: 'Dupont\ud800' }],
  ])('a name with %s is refused', (_what, changes) => {
    expect(errorsOf(changes)).toHaveProperty('lastName');
  });

  test.each(['Nœl', 'O’Connor', "D'Arc", 'Le Goff-Kerviel', 'Þór', '李'])(
    'the name %s is accepted',
    (lastName) => {
      expect(errorsOf({ lastName })).toEqual({});
    },
  );

  test.each(['a@b', 'a b@c.fr', 'a@b.fr\nBcc: c@d.fr', '@b.fr', 'a@-b.fr', 'a..b@c.fr'])(
    'the address %j is refused',
    (email) => {
      expect(errorsOf({ email })).toHaveProperty('email');
    },
  );

  test.each(['06 12 34 56 78', '+33 6 12 34 56 78', '0033612345678', '06.12.34.56.78'])(
    'the number %s is accepted',
    (phone) => {
      expect(errorsOf({ phone })).toEqual({});
    },
  );

  test('a message keeps its lines and its emoji', () => {
    const message = 'Bonjour 😀,\r\nma box clignote.';
    const check = checkForm(formOf('contact'), { ...contact, message }, { now });
    expect(check).toMatchObject({ values: { message: 'Bonjour 😀,\nma box clignote.' } });
  });

  test('a subject of another kind of visitor is refused', () => {
    expect(errorsOf({ audience: 'pas-encore-abonne', topic: 'sim' })).toHaveProperty('topic');
  });
});

describe('termination', () => {
  const answers = sampleAnswers('termination', now);
  const errorsOf = (changes: Record<string, unknown>, at = now) => {
    const check = checkForm(formOf('termination'), { ...answers, ...changes }, { now: at });
    return check.ok ? {} : check.errors;
  };

  test('yesterday is refused, today and within the year accepted', () => {
    expect(errorsOf({ date: '2026-11-14' })).toHaveProperty('date');
    expect(errorsOf({ date: '2026-11-15' })).toEqual({});
    expect(errorsOf({ date: '2027-11-15' })).toEqual({});
    expect(errorsOf({ date: '2027-11-17' })).toHaveProperty('date');
    expect(errorsOf({ date: '2026-02-30' })).toHaveProperty('date');
  });

  test('today is that of Paris', () => {
    const justAfterMidnight = new Date('2026-11-15T23:30:00Z');
    expect(errorsOf({ date: '2026-11-15' }, justAfterMidnight)).toHaveProperty('date');
    expect(errorsOf({ date: '2026-11-16' }, justAfterMidnight)).toEqual({});
  });

  test('an answer by post needs an address and forgets the e-mail', () => {
    expect(Object.keys(errorsOf({ answerBy: 'post' }))).toEqual(['street', 'postcode', 'town']);
    const byPost = {
      ...answers,
      answerBy: 'post',
      street: '1 rue de la Paix',
      postcode: '75002',
      town: 'Paris',
    };
    const check = checkForm(formOf('termination'), byPost, { now });
    expect(check.ok && 'email' in check.values).toBe(false);
  });
});

describe('participation', () => {
  const entry = answersOf('corail');
  const errorsOf = (changes: Record<string, unknown>) => {
    const check = checkForm(formOf('corail'), { ...entry, ...changes }, context);
    return check.ok ? {} : check.errors;
  };

  test('the age is that of the day', () => {
    expect(errorsOf({ birthDate: '2008-11-15' })).toEqual({});
    expect(errorsOf({ birthDate: '2008-11-16' })).toHaveProperty('birthDate');
    expect(errorsOf({ birthDate: '2030-01-01' })).toHaveProperty('birthDate');
    expect(errorsOf({ birthDate: '1850-01-01' })).toHaveProperty('birthDate');
  });

  test('a game of the mainland refuses an overseas postcode', () => {
    expect(errorsOf({ postcode: '97400' })).toHaveProperty('postcode');
    expect(errorsOf({ postcode: '20000' })).toEqual({});
  });

  test('no marketing consent is needed, and none is assumed', () => {
    const { optInEmail: _email, optInSms: _sms, ...bare } = entry;
    expect(checkForm(formOf('corail'), bare, context)).toMatchObject({
      ok: true,
      values: { optInEmail: false, optInSms: false },
    });
  });

  test('the rules must be accepted', () => {
    expect(errorsOf({ rulesAccepted: false })).toHaveProperty('rulesAccepted');
  });
});

describe('what a page draws comes from the schema', () => {
  const { fields } = formOf('termination').description;

  test.each([
    ['a line', 'contract', { required: true, maxLength: 30 }],
    ['a field asked after another answer', 'postcode', { required: true, maxLength: 5 }],
  ])('%s', (_what, name, drawn) => {
    expect(fields[name]).toMatchObject(drawn);
  });

  test('an optional text keeps its length, and a box has none', () => {
    expect(formOf('contact').description.fields['subscriberId']).toMatchObject({
      required: false,
      maxLength: 30,
    });
    expect(formOf('corail').description.fields['optInSms']).toEqual(
      expect.not.objectContaining({ maxLength: expect.anything() }),
    );
    expect(formOf('corail').description.fields['rulesAccepted']).toMatchObject({ required: true });
  });

  test('what is asked after another answer is missed with the rest', () => {
    const check = checkForm(formOf('termination'), { answerBy: 'email' }, { now });
    expect(check).toMatchObject({
      errors: {
        email: 'Saisissez votre adresse e-mail.',
        contract: 'Saisissez la référence de votre contrat.',
      },
    });
  });
});

test('a value is shown as the visitor chose it', () => {
  const { answerBy, date } = formOf('termination').description.fields;
  expect(answerBy && readableValue(answerBy, 'post')).toBe('Par courrier');
  expect(date && readableValue(date, '2026-03-01')).toBe('1er mars 2026');
});

test('a receipt tells the instant in Paris, to the second', () => {
  const texts = { instant: '<day> à <time> (heure de Paris)' };
  expect(frenchInstant('2026-07-14T22:05:09.123Z', texts)).toBe(
    '15 juillet 2026 à 00:05:09 (heure de Paris)',
  );
});
