import { describe, expect, test } from 'vitest';
import { DEFAULT_BRAND } from '../brand.ts';
import { declaredAnswers, fromPost, readableValue } from './answers.ts';
import contestJson from '../../../../content/contest.json' with { type: 'json' };
import formsJson from '../../../../content/forms.json' with { type: 'json' };
import { validContent } from '../content/client.ts';
import { FormTexts } from '../content/forms.ts';
import { checkForm, type Field, type Form } from './form.ts';
import { type FormCode, REQUEST_CODES, requestNamed } from './form-codes.ts';
import { sampleAnswers, sampleEntry } from './sample-answers.fixture.ts';
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
    expect(errorsOf(sampleAnswers('termination', justAfterMidnight), justAfterMidnight)).toEqual(
      {},
    );
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

test.each(formCodes)('%s gives no example that it refuses', (code) => {
  const form = formOf(code, answersOf(code));
  const examples = Object.entries(form.description.fields).flatMap(([name, { errors = {} }]) =>
    Object.values(errors).flatMap((sentence) => {
      const [, example] = /par exemple (.+)\.$/.exec(sentence) ?? [];
      return example === undefined ? [] : [[name, example] as const];
    }),
  );
  const refused = examples.filter(([name, example]) => {
    const check = checkForm(form, { ...answersOf(code), [name]: example }, context);
    return !check.ok && name in check.errors;
  });
  expect(refused).toEqual([]);
});

describe('the line to terminate', () => {
  const { line, ...answers } = sampleAnswers('termination', now);
  const check = (given: Record<string, unknown>) =>
    checkForm(formOf('termination'), { ...answers, ...given }, { now });

  test('is not asked of a 5G box, which has none', () => {
    expect(check({ offer: 'box-5g' })).toMatchObject({ ok: true });
    const given = check({ offer: 'box-5g', line });
    expect(given.ok && given.values).not.toHaveProperty('line');
  });

  test.each(['box', 'mobile'])('is asked of what has one: %s', (offer) => {
    expect(check({ offer })).toMatchObject({
      errors: { line: 'Saisissez le numéro de la ligne.' },
    });
  });

  test('is asked with the rest before an offer is named', () => {
    const { offer: _offer, ...bare } = answers;
    expect(checkForm(formOf('termination'), bare, { now })).toMatchObject({
      errors: { offer: expect.any(String), line: 'Saisissez le numéro de la ligne.' },
    });
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
  expect(date && readableValue(date, '2026-03-01')).toBe('1er\u00a0mars 2026');
});

test('a receipt tells the instant in Paris, to the second', () => {
  const texts = { instant: '<day> à <time> (heure de Paris)' };
  expect(frenchInstant('2026-07-14T22:05:09.123Z', texts)).toBe(
    '15\u00a0juillet 2026 à 00:05:09 (heure de Paris)',
  );
});

describe('why an answer is refused', () => {
  /** The sentence of each field at fault, by the reason that content words so. */
  function reasonsFor(code: FormCode, changes: Record<string, unknown>, zone = contest.zone) {
    const answers = { ...answersOf(code), ...changes };
    const form = formOf(code, answers);
    const { fields, errors } = form.description;
    const check = checkForm(form, answers, { now, contest: { ...contest, zone } });
    return Object.entries(check.ok ? {} : check.errors).map(([name, sentence]) => {
      const words = Object.entries({ ...errors, ...fields[name]?.errors });
      const found = words.find(([, text]) => sentence === filled(text, fields[name]));
      return `${name} ${found?.[0]}`;
    });
  }
  const filled = (text: string, field: Field | undefined) =>
    text
      .replace('<min>', String(field?.minLength))
      .replace('<max>', field?.maxLength?.toLocaleString('fr-FR') ?? '')
      .replace('<age>', '18');

  test.each<[FormCode, Record<string, unknown>, string[]]>([
    ['contact', { lastName: 'a'.repeat(80) }, []],
    ['contact', { lastName: 'a'.repeat(81) }, ['lastName long']],
    ['contact', { lastName: '  ' }, ['lastName missing']],
    ['contact', { lastName: '-a' }, ['lastName format']],
    ['contact', { lastName: '3a' }, ['lastName format']],
    ['contact', { lastName: '’' }, ['lastName format']],
    ['contact', { lastName: '’t Hooft' }, []],
    ['contact', { lastName: 'O’Brien-李' }, []],
    ['contact', { lastName: 'فاطمه\u200cزهرا' }, []],
    ['contact', { lastName: 'Du\u0000pont' }, ['lastName characters']],
    ['contact', { lastName: 'Dupont\ud800' }, ['lastName characters']],
    ['contact', { email: 'x' }, ['email format']],
    ['contact', { email: 'jean@exemple.fr, x@y.fr' }, ['email format']],
    ['contact', { email: 'jean.dupont+box@mail.un-exemple.fr' }, []],
    ['contact', { email: 'j@e.fr' }, []],
    ['contact', { email: 'jean@société.fr' }, []],
    ['contact', { email: 'jean@xn--socit-esab.fr' }, []],
    ['contact', { email: 'jean@пример.рф' }, []],
    ['contact', { email: 'jean@xn--e1afmkfd.xn--p1ai' }, []],
    ['contact', { email: 'élodie@exemple.fr' }, ['email format']],
    ['contact', { email: `${'x'.repeat(300)}@exemple.fr` }, ['email long']],
    ['contact', { phone: '12' }, ['phone format']],
    ['contact', { phone: '06 12 34 56 78 9' }, ['phone format']],
    ['contact', { phone: '1+33612345678' }, ['phone format']],
    ['contact', { phone: '+33 6 12 34 56 7' }, ['phone format']],
    ['contact', { phone: '0612+3345678' }, ['phone format']],
    ['contact', { phone: '+32 470 12 34 56' }, []],
    ['contact', { phone: '+0470123456' }, ['phone format']],
    ['contact', { phone: '(+33) 06-12-34-56-78' }, []],
    ['contact', { phone: `06 12 34 56 78${' '.repeat(20)}.` }, ['phone long']],
    ['contact', { message: ' ' }, ['message missing']],
    ['contact', { message: 'court' }, ['message short']],
    ['contact', { message: 'a'.repeat(3_001) }, ['message long']],
    ['contact', { message: 'une sonnerie \u0007 ici' }, ['message characters']],
    ['contact', { audience: 'martien' }, ['audience missing']],
    ['contact', { topic: 'météo' }, ['topic missing']],
    ['abuse', { where: 'x'.repeat(2_000) }, []],
    // All at once, so that nobody corrects one fault to be told of the next.
    ['termination', { date: '2020-02-01', contract: '' }, ['contract missing', 'date past']],
    ['abuse', { name: '', where: '' }, ['where missing', 'name unnamed']],
    ['abuse', { name: '', email: 'zoe' }, ['name unnamed', 'email format']],
    ['corail', { birthDate: '2025-01-01', town: '' }, ['birthDate young', 'town missing']],
    [
      'corail',
      { birthDate: '2025-02-30', postcode: '97400' },
      ['birthDate format', 'postcode elsewhere'],
    ],
    ['corail', { optInSms: true, phone: '12' }, ['phone format']],
    ['abuse', { where: 'x'.repeat(2_001) }, ['where long']],
    ['abuse', { description: 'x'.repeat(19) }, ['description short']],
    ['abuse', { anonymous: 'oui' }, ['anonymous box']],
    ['abuse', { goodFaith: false }, ['goodFaith missing']],
    ['account-deletion', { reason: 'x'.repeat(500) }, []],
    ['account-deletion', { reason: 'x'.repeat(501) }, ['reason long']],
    ['termination', { contract: 'abc' }, ['contract missing']],
    ['termination', { contract: 'A_12345' }, ['contract format']],
    ['termination', { line: '12' }, ['line format']],
    ['termination', { line: '..... .....' }, ['line format']],
    ['termination', { line: '09-50-12-34-56' }, []],
    ['termination', { line: '09\u00a050\u00a012\u00a034\u00a056' }, []],
    ['termination', { line: '+33 (0)9 50 12 34 56' }, []],
    ['termination', { date: '2026-11-14' }, ['date past']],
    ['termination', { date: '2028-01-01' }, ['date far']],
    ['corail', { birthDate: '2026-11-16' }, ['birthDate unlikely']],
    ['corail', { birthDate: '2026-11-15' }, ['birthDate young']],
    ['corail', { birthDate: '1906-11-15' }, []],
    ['corail', { birthDate: '1905-11-15' }, ['birthDate unlikely']],
    ['corail', { birthDate: '15/11/1990' }, ['birthDate format']],
    ['corail', { birthDate: '1990-11' }, ['birthDate format']],
    ['corail', { birthDate: '1990-11-15T10:00' }, ['birthDate format']],
    ['corail', { birthDate: '1990-11-15T10:00' }, ['birthDate format']],
    ['corail', { birthDate: 'le 1990-11-15' }, ['birthDate format']],
    ['corail', { birthDate: '1990-02-30' }, ['birthDate format']],
    ['corail', { birthDate: '1990-13-01' }, ['birthDate format']],
    ['corail', { postcode: '97400' }, ['postcode elsewhere']],
    ['corail', { postcode: '75970' }, []],
    ['corail', { postcode: '750111' }, ['postcode format']],
    ['corail', { postcode: ' 75\u00a0011' }, []],
    ['corail', { postcode: '00100' }, ['postcode format']],
    ['corail', { postcode: '00642' }, []],
    ['corail', { postcode: '99100' }, ['postcode format']],
    ['corail', { postcode: '01000' }, []],
    ['corail', { town: 'x'.repeat(81) }, ['town long']],
    ['corail', { optInSms: true, phone: '' }, ['phone sms']],
    ['corail', { optInSms: true, phone: '0612345678' }, []],
  ])('%s with %j: %j', (code, changes, reasons) => {
    expect(reasonsFor(code, changes)).toEqual(reasons);
  });

  test('what is copied from contacts or a page is taken as it is seen', () => {
    const copied = {
      ...answersOf('contact'),
      firstName: 'Jean\u2011Pierre',
      lastName: '\u200fLe\u00a0Goff\u202c',
      email: 'jean@exemple.fr\u200b',
      phone: '\u202a+33\u202f6 12 34 56 78\u202c',
    };
    expect(checkForm(formOf('contact', copied), copied, context)).toMatchObject({
      ok: true,
      values: {
        firstName: 'Jean-Pierre',
        lastName: 'Le Goff',
        email: 'jean@exemple.fr',
        phone: '+33 6 12 34 56 78',
      },
    });
  });

  test('a game of all France takes entries from overseas, and none from Monaco', () => {
    const reasonsIn = (postcode: string) => reasonsFor('corail', { postcode }, 'france' as never);
    expect(reasonsIn('97400')).toEqual([]);
    expect(reasonsIn('98800')).toEqual([]);
    expect(reasonsIn('98000')).toEqual(['postcode abroad']);
    expect(reasonsFor('corail', { postcode: '98000' })).toEqual(['postcode elsewhere']);
  });

  test('an abuse is signed or anonymous, and nobody is asked who they are when children are concerned', () => {
    const unsigned = { name: '', email: '' };
    expect(reasonsFor('abuse', unsigned)).toEqual(['name unnamed', 'email unnamed']);
    expect(reasonsFor('abuse', { name: '' })).toEqual(['name unnamed']);
    expect(reasonsFor('abuse', { email: '' })).toEqual(['email unnamed']);
    expect(reasonsFor('abuse', { ...unsigned, anonymous: true })).toEqual([]);
    expect(reasonsFor('abuse', { ...unsigned, kind: 'mineurs' })).toEqual([]);
  });

  test('who stays anonymous is not named by what a browser filled in', () => {
    const signed = { ...answersOf('abuse'), name: 'Élodie Nœl', email: 'elodie@' };
    const check = checkForm(formOf('abuse'), { ...signed, anonymous: true }, { now });
    const { name: _, email: __, ...facts } = signed;
    expect(check).toEqual({ ok: true, values: { ...facts, anonymous: true } });
    expect(reasonsFor('abuse', signed)).toEqual(['email format']);
  });
});

describe('what a page draws', () => {
  test('a box has its two answers, a hint stands where content has one, and no length of nothing', () => {
    const { fields } = formOf('abuse').description;
    expect(fields['anonymous']).toMatchObject({ answers: texts.shared.answers });
    expect(fields['where']).not.toHaveProperty('answers');
    expect(fields['where']?.hint).toBe(texts.abuse.fields.where?.hint);
    expect(fields['goodFaith']).not.toHaveProperty('hint');
    expect(fields['description']).toMatchObject({ minLength: 20, maxLength: 3_000 });
    expect(fields['where']).not.toHaveProperty('minLength');
    expect(fields['where']?.label).toBe(texts.abuse.fields.where?.label);
    expect(fields['email']?.label).toBe(texts.shared.fields['email']?.label);
  });

  test('groups have their legends, in their order', () => {
    const { groups } = formOf('abuse').description;
    expect(groups.map(({ legend }) => legend)).toEqual(Object.values(texts.abuse.groups));
  });

  test('each is asked with the control that suits it', () => {
    const controls = (code: FormCode) =>
      Object.fromEntries(
        Object.entries(formOf(code).description.fields).map(([name, { control }]) => [
          name,
          control,
        ]),
      );
    expect(controls('abuse')).toEqual({
      kind: 'select',
      where: 'text',
      description: 'textarea',
      anonymous: 'checkbox',
      name: 'text',
      email: 'email',
      goodFaith: 'checkbox',
    });
    expect(controls('account-deletion')).toMatchObject({
      account: 'radio',
      login: 'text',
      reason: 'textarea',
    });
    expect(controls('contact')).toMatchObject({ topic: 'select', message: 'textarea' });
  });

  test('a browser is told what it may fill in, of its owner and of nobody else', () => {
    const completed = (code: FormCode) =>
      Object.fromEntries(
        Object.entries(formOf(code).description.fields).flatMap(([name, { autocomplete }]) =>
          autocomplete === undefined ? [] : [[name, autocomplete]],
        ),
      );
    expect(completed('abuse')).toEqual({ name: 'name', email: 'email' });
    expect(completed('account-deletion')).toMatchObject({ login: 'username' });
    // Of the building.
    expect(completed('syndic')).toMatchObject({ street: 'off', postcode: 'off', town: 'off' });
    expect(completed('corail')).toMatchObject({ birthDate: 'bday', firstName: 'given-name' });
  });

  test('who has no contract yet is not asked for its number', () => {
    const namesFor = (audience: string) =>
      formOf('contact', { audience }).description.groups.flatMap(({ fields }) => fields);
    expect(namesFor('abonne-box')).toContain('subscriberId');
    expect(namesFor('pas-encore-abonne')).not.toContain('subscriberId');
    expect(namesFor('pas-encore-abonne')).toContain('lastName');
  });
});

describe('what was answered', () => {
  const { description } = formOf('abuse');

  test('is read from a plain post: a box is ticked when it is sent on', () => {
    const read = (value: string) => fromPost(description, [['anonymous', value]])['anonymous'];
    expect(['on', 'true', 'off', ''].map(read)).toEqual([true, true, false, false]);
    expect(fromPost(description, [['constructor', 'on']])).toEqual({ constructor: 'on' });
  });

  test('is told in words and in its order, without what was not asked', () => {
    const answers = {
      ...sampleAnswers('abuse', now),
      name: '',
      email: undefined,
      anonymous: false,
    };
    const { fields } = description;
    expect(declaredAnswers(description, answers)).toEqual([
      { label: fields['kind']?.label, value: 'Un hameçonnage (faux message, faux site)' },
      { label: fields['where']?.label, value: 'https://exemple.fr/faux-site' },
      { label: fields['description']?.label, value: answers['description' as never] },
      { label: fields['anonymous']?.label, value: texts.shared.answers.no },
      { label: fields['goodFaith']?.label, value: texts.shared.answers.yes },
    ]);
    const entry = declaredAnswers(formOf('corail').description, answersOf('corail'));
    expect(entry.some(({ value }) => value === '1')).toBe(false);
    const hidden = { label: 'Caché', control: 'hidden' as const, required: true };
    expect(
      declaredAnswers({ ...description, fields: { hidden } }, { hidden: 'abonne-box' }),
    ).toEqual([]);
    const byPost = { ...sampleAnswers('termination', now), answerBy: 'post', town: 'Paris' };
    const values = declaredAnswers(formOf('termination').description, byPost).map(
      ({ value }) => value,
    );
    expect(values).toContain('Paris');
    expect(values).not.toContain('elodie.noel@exemple.fr');
  });

  test('reads as it was written where there are no words for it', () => {
    const { kind, where, anonymous } = description.fields;
    expect(kind && readableValue(kind, 'ancien-choix')).toBe('ancien-choix');
    expect(where && readableValue(where, '2026-03-01')).toBe('2026-03-01');
    expect(where && readableValue(where, 42)).toBe('');
    const { answers: _, ...wordless } = anonymous ?? { label: '', control: 'checkbox' as const };
    expect(readableValue({ required: false, ...wordless }, true)).toBe('');
    const { date } = formOf('termination').description.fields;
    expect(date && readableValue(date, 'bientôt')).toBe('bientôt');
  });
});
