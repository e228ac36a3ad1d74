import { describe, expect, test } from 'vitest';
import {
  CODE,
  contestEndpoint,
  isContest,
  isLegalProof,
  kindOf,
  REQUEST_CODES,
  requestEndpoint,
  requestNamed,
  retentionDays,
  retentionInYears,
} from './form-codes.ts';
import { whatFollows } from './form-state.ts';
import { IdempotencyKey } from './idempotency-key.ts';
import { drawAddresses } from './published-draw.ts';
import { staffPath } from './staff-request.ts';
import { HONEYPOT_NAME, isEnvelopeName } from './submission.ts';

describe('the name of a form', () => {
  test('that is no request is a contest, also once it is gone', () => {
    expect(REQUEST_CODES.map(kindOf)).toEqual(REQUEST_CODES);
    expect(REQUEST_CODES.some(isContest)).toBe(false);
    expect([kindOf('ancien'), isContest('ancien'), requestNamed('ancien')]).toEqual([
      'contest',
      true,
      null,
    ]);
  });

  test('says for how long what was sent is kept, and whether the law wants it', () => {
    expect(
      [...REQUEST_CODES, 'corail'].map((code) => [
        code,
        retentionInYears(code),
        isLegalProof(code),
      ]),
    ).toEqual([
      ['contact', '1\u00a0an', false],
      ['rgpd', '5\u00a0ans', true],
      ['abuse', '1\u00a0an', true],
      ['syndic', '3\u00a0ans', false],
      ['account-deletion', '1\u00a0an', false],
      ['termination', '5\u00a0ans', true],
      ['corail', '1\u00a0an', false],
    ]);
    expect(retentionDays('corail')).toBe(365);
  });

  test('is part of its addresses, unless its record has another', () => {
    expect(requestEndpoint('rgpd')).toBe('/api/forms/rgpd');
    expect(contestEndpoint({ code: 'foot' })).toBe('/api/contest/foot/participation');
    expect(contestEndpoint({ code: 'foot', endpoint: 'free-foot' })).toBe(
      '/api/contest/free-foot/participation',
    );
    expect(drawAddresses({ code: 'foot' })).toEqual({
      page: '/api/contest/foot/draw',
      json: '/api/contest/foot/draw.json',
      list: '/api/contest/foot/draw/list.txt',
      record: '/api/contest/foot/draw/record.json',
    });
  });

  test.each([
    ['foot', true],
    ['jeu-2026', true],
    ['Foot', false],
    ['2026', false],
    ['jeu-', false],
    ['jeu--x', false],
    ['a/../b', false],
  ])('%j may be a contest’s: %j', (code, may) => {
    expect(CODE.test(code)).toBe(may);
  });
});

test('a request is read under its reference, whatever it holds', () => {
  expect(staffPath('7K3M-Q9XD')).toBe('/demandes/7K3M-Q9XD');
  expect(staffPath('a/b?c')).toBe('/demandes/a%2Fb%3Fc');
});

test('what needs an e-mail is promised only where one leaves', () => {
  const texts = { next: 'Un e-mail part.', nextWithoutMail: 'Gardez cette page.' };
  const mailed = { isMailed: true, canBeFollowed: true };
  const followed = { isMailed: false, canBeFollowed: true };
  const unknown = { isMailed: false, canBeFollowed: false };
  expect(whatFollows(texts, mailed)).toBe('Un e-mail part.');
  expect(whatFollows(texts, followed)).toBe('Gardez cette page.');
  expect(whatFollows(texts, unknown)).toBe('Gardez cette page.');
  expect(whatFollows({ ...texts, nextWithoutFollowUp: 'Merci.' }, unknown)).toBe('Merci.');
  expect(whatFollows({ ...texts, nextWithoutFollowUp: 'Merci.' }, followed)).toBe(
    'Gardez cette page.',
  );
  expect(whatFollows({ next: 'Nous appelons.' }, unknown)).toBe('Nous appelons.');
});

test.each([
  ['8b1d3a52-4f43-4a5e-9a1e-5e8a9a0a7e11', true],
  ['a'.repeat(16), true],
  ['a'.repeat(15), false],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
  [`${'a'.repeat(16)} `, false],
  [` ${'a'.repeat(16)}`, false],
])('%j may be the key of a request: %j', (key, may) => {
  expect(IdempotencyKey.safeParse(key).success).toBe(may);
});

test('the envelope is told from what was answered', () => {
  expect([isEnvelopeName(HONEYPOT_NAME), isEnvelopeName('lastName')]).toEqual([true, false]);
});
