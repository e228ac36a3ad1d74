import { describe, expect, test } from 'vitest';
import { EVERYTHING, NOTHING } from './choice.ts';
import { ConsentProof, ConsentReceipt, PROOF_RETENTION_DAYS } from './proof.ts';

const id = '8b1d3a52-4f43-4a5e-9a1e-5e8a9a0a7e11';
const refusal = { id, textVersion: 1, vendorListVersion: 1, ...NOTHING };
const isProof = (changes: object) =>
  ConsentProof.safeParse({ ...refusal, ...changes }).error?.issues[0];

describe('the proof of a choice', () => {
  test.each([
    ['a refusal', {}],
    ['everything', EVERYTHING],
    ['the last version that there can be', { textVersion: 9_999, vendorListVersion: 9_999 }],
  ])('may be of %s', (_what, changes) => {
    expect(isProof(changes)).toBeUndefined();
  });

  test.each([
    ['without an id', { id: undefined }],
    ['of a version 0', { textVersion: 0 }],
    ['of a version past the last', { vendorListVersion: 10_000 }],
    ['of half a version', { textVersion: 1.5 }],
    ['of purposes one after the other again', { purposes: [1, 3, 5, 1] }],
    ['of vendors one after the other again', { vendors: [...EVERYTHING.vendors, 'google'] }],
    ['of nobody that we know', { vendors: ['nobody'] }],
    ['with anything about who chose', { email: 'elodie.noel@exemple.fr' }],
  ])('%s is none', (_what, changes) => {
    expect(isProof(changes)).toBeDefined();
  });

  test('of a purpose that is not asked says so', () => {
    expect(isProof({ purposes: [2] })?.message).toBe('unknown purpose');
  });

  test('is kept as long as the cookies that it allowed may stay', () => {
    expect(PROOF_RETENTION_DAYS).toBe(390);
  });

  test('is acknowledged with its id and its moment', () => {
    const receipt = { id, at: '2026-11-15T10:00:00.000Z' };
    expect(ConsentReceipt.parse(receipt)).toEqual(receipt);
    expect(ConsentReceipt.safeParse({ id, at: 'hier' }).success).toBe(false);
  });
});
