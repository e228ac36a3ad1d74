import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import {
  type ConsentData,
  decodeConsentString,
  encodeConsentString,
  encodeMetadata,
} from './consent-string.ts';

const ids = (max: number) => fc.uniqueArray(fc.integer({ min: 1, max }), { maxLength: 60 });
/** Runs of neighbours as well as loners, so that both encodings are chosen. */
const vendorsUpTo = (max: number) =>
  fc.oneof(
    ids(max),
    fc
      .tuple(fc.integer({ min: 1, max }), fc.nat(400))
      .map(([first, length]) =>
        Array.from({ length: Math.min(length, max - first + 1) }, (_, index) => first + index),
      ),
  );

const time = fc.integer({ min: 0, max: 2 ** 36 - 1 }).map((tenths) => new Date(tenths * 100));
const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
const data: fc.Arbitrary<ConsentData> = fc.integer({ min: 1, max: 65_535 }).chain((maxVendorId) =>
  fc.record({
    created: time,
    lastUpdated: time,
    cmpId: fc.nat(4_095),
    cmpVersion: fc.nat(4_095),
    consentScreen: fc.nat(63),
    language: fc.tuple(letter, letter).map(([a, b]) => a + b),
    vendorListVersion: fc.nat(4_095),
    purposes: ids(24),
    vendors: vendorsUpTo(maxVendorId),
    maxVendorId: fc.constant(maxVendorId),
  }),
);

const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
const sample: ConsentData = {
  created: new Date('2026-11-15T08:00:00Z'),
  lastUpdated: new Date('2026-11-15T08:00:00Z'),
  cmpId: 7,
  cmpVersion: 1,
  consentScreen: 3,
  language: 'fr',
  vendorListVersion: 8,
  purposes: [1, 3],
  vendors: [2, 5],
  maxVendorId: 10,
};

describe('the consent string', () => {
  test('says what it was made from, whichever encoding is shorter', () => {
    fc.assert(
      fc.property(data, (given) => {
        expect(decodeConsentString(encodeConsentString(given))).toEqual({
          ...given,
          purposes: sorted(given.purposes),
          vendors: sorted(given.vendors),
        });
      }),
    );
  });

  test('is base64url without padding and starts with its version', () => {
    fc.assert(
      fc.property(data, (given) => {
        expect(encodeConsentString(given)).toMatch(/^B[A-Za-z0-9_-]+$/);
      }),
    );
  });

  test('lists a few far vendors as ranges and many near ones as bits', () => {
    const far = encodeConsentString({ ...sample, vendors: [60_000, 60_001], maxVendorId: 60_003 });
    expect(far.length).toBeLessThan(50);
    const near = encodeConsentString({ ...sample, vendors: [1, 3, 5, 7, 9], maxVendorId: 10 });
    expect(near.length).toBeLessThan(
      encodeConsentString({ ...sample, vendors: [1, 3, 5, 7, 9], maxVendorId: 60_003 }).length,
    );
  });

  test('reads ranges of vendors without consent, as the format allows', () => {
    // The same header, ranges, default consent, one entry: vendor 9.
    const head = [...encodeConsentString({ ...sample, vendors: [], maxVendorId: 10 })];
    const bits = head
      .map((char) =>
        'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
          .indexOf(char)
          .toString(2)
          .padStart(6, '0'),
      )
      .join('')
      .slice(0, 172);
    const exceptNine = `${bits}11${'1'.padStart(12, '0')}0${(9).toString(2).padStart(16, '0')}`;
    const text = (exceptNine.padEnd(Math.ceil(exceptNine.length / 6) * 6, '0').match(/.{6}/g) ?? [])
      .map((group) =>
        'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.charAt(
          Number.parseInt(group, 2),
        ),
      )
      .join('');
    expect(decodeConsentString(text)?.vendors).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10]);
  });

  test('of any other kind is refused without a fault', () => {
    for (const text of [
      '',
      'A',
      'CAAA',
      '?!',
      'BOk',
      `${encodeConsentString(sample)}`.slice(0, 20),
    ])
      expect(decodeConsentString(text)).toBeNull();
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => decodeConsentString(text)).not.toThrow();
      }),
    );
  });

  test('has a header that does not depend on what was allowed', () => {
    expect(encodeMetadata(sample)).toBe(
      encodeMetadata({ ...sample, purposes: [], vendors: [], language: 'en' }),
    );
    // 6 + 36 + 36 + 12 + 12 + 6 + 12 bits are 15 bytes.
    expect(encodeMetadata(sample)).toHaveLength(20);
  });
});
