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
/** A list of all ids that there can be takes a hundred times as long as a usual one. */
const lastVendor = fc.oneof(
  { arbitrary: fc.integer({ min: 1, max: 1_000 }), weight: 9 },
  { arbitrary: fc.integer({ min: 1, max: 65_535 }), weight: 1 },
);
const data: fc.Arbitrary<ConsentData> = lastVendor.chain((maxVendorId) =>
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

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const binary = (value: number, width: number) => value.toString(2).padStart(width, '0');
const textOf = (bits: string) =>
  (bits.padEnd(Math.ceil(bits.length / 6) * 6, '0').match(/.{6}/g) ?? [])
    .map((group) => LETTERS.charAt(Number.parseInt(group, 2)))
    .join('');
/** The sample's header and purposes, and that there are ten vendors: 172 bits. */
const HEAD = [...encodeConsentString({ ...sample, vendors: [] })]
  .map((written) => binary(LETTERS.indexOf(written), 6))
  .join('')
  .slice(0, 172);
const one = (id: number) => `0${binary(id, 16)}`;
const run = (first: number, last: number) => `1${binary(first, 16)}${binary(last, 16)}`;
const ranges = (consent: '0' | '1', ...entries: string[]) =>
  `${HEAD}1${consent}${binary(entries.length, 12)}${entries.join('')}`;

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
    // One that stands alone is named once: 203 bits are 26 bytes.
    const alone = encodeConsentString({ ...sample, vendors: [60_000], maxVendorId: 60_003 });
    expect(alone).toHaveLength(35);
    const near = encodeConsentString({ ...sample, vendors: [1, 3, 5, 7, 9], maxVendorId: 10 });
    expect(near.length).toBeLessThan(
      encodeConsentString({ ...sample, vendors: [1, 3, 5, 7, 9], maxVendorId: 60_003 }).length,
    );
  });

  test('reads ranges of vendors without consent, as the format allows', () => {
    const exceptNine = textOf(ranges('1', one(9)));
    expect(decodeConsentString(exceptNine)?.vendors).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10]);
  });

  test.each([
    ['the first', [one(1)], [1]],
    ['the last', [one(10)], [10]],
    ['all', [run(1, 10)], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ['a run of one', [run(4, 4), one(6)], [4, 6]],
  ])('reads a range: %s', (_what, entries, vendors) => {
    expect(decodeConsentString(textOf(ranges('0', ...entries)))?.vendors).toEqual(vendors);
  });

  test.each([
    ['vendor 0', [one(0)]],
    ['a vendor past the last', [one(11)]],
    ['a run from vendor 0', [run(0, 3)]],
    ['a run that ends before it begins', [run(5, 4)]],
    ['a run past the last', [run(9, 11)]],
  ])('that lists %s is refused', (_what, entries) => {
    expect(decodeConsentString(textOf(ranges('0', ...entries)))).toBeNull();
  });

  test('that was cut is refused, though what is left could be read', () => {
    // Six bits a letter: what is left has no padding that could stand for what is gone.
    const listed = ranges('0', one(5 << 5)).slice(0, 198);
    expect(decodeConsentString(textOf(listed))).toBeNull();
    const bits = `${HEAD}0${'1'.repeat(10)}`;
    expect(decodeConsentString(textOf(bits))?.vendors).toHaveLength(10);
    expect(decodeConsentString(textOf(bits.slice(0, 180)))).toBeNull();
  });

  test('with one letter that base64url has not is refused', () => {
    const text = encodeConsentString(sample);
    expect(decodeConsentString(text)).not.toBeNull();
    expect(decodeConsentString(`${text.slice(0, -1)}?`)).toBeNull();
  });

  test('is written as the framework’s own library writes it, in whole bytes', () => {
    const given = { ...sample, lastUpdated: new Date('2026-11-15T09:30:00Z') };
    expect(encodeConsentString(given)).toBe('BQtvgEAQtvtPwAHABDFRAIoAAAAAokA');
    expect(encodeConsentString({ ...given, vendors: [60_001, 60_000], maxVendorId: 60_003 })).toBe(
      'BQtvgEAQtvtPwAHABDFRAIoAAA6mOAB9TB1MIA',
    );
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
