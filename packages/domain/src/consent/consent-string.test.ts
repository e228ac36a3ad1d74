import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { type ConsentData, encodeConsentString, encodeMetadata } from './consent-string.ts';

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

  test('is written as the framework’s own library writes it, in whole bytes', () => {
    const given = { ...sample, lastUpdated: new Date('2026-11-15T09:30:00Z') };
    expect(encodeConsentString(given)).toBe('BQtvgEAQtvtPwAHABDFRAIoAAAAAokA');
    expect(encodeConsentString({ ...given, vendors: [60_001, 60_000], maxVendorId: 60_003 })).toBe(
      'BQtvgEAQtvtPwAHABDFRAIoAAA6mOAB9TB1MIA',
    );
  });

  test('allows those who were allowed, and nobody between them', () => {
    fc.assert(
      fc.property(data, (given) => {
        expect(allowedBy(encodeConsentString(given))).toEqual({
          purposes: given.purposes.toSorted((a, b) => a - b),
          vendors: given.vendors.toSorted((a, b) => a - b),
        });
      }),
    );
    const apart = { ...sample, vendors: [60_000, 60_002], maxVendorId: 60_003 };
    expect(allowedBy(encodeConsentString(apart)).vendors).toEqual([60_000, 60_002]);
  });

  test('has a header that does not depend on what was allowed', () => {
    expect(encodeMetadata(sample)).toBe(
      encodeMetadata({ ...sample, purposes: [], vendors: [], language: 'en' }),
    );
    // 6 + 36 + 36 + 12 + 12 + 6 + 12 bits are 15 bytes.
    expect(encodeMetadata(sample)).toHaveLength(20);
  });
});

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Read as the framework describes it, bit by bit, after the 132 bits of its header. */
function allowedBy(text: string) {
  const bits = [...text]
    .map((letter) => BASE64URL.indexOf(letter).toString(2).padStart(6, '0'))
    .join('');
  let at = 132;
  const read = (width: number) => Number.parseInt(bits.slice(at, (at += width)), 2);
  const flags = (count: number) =>
    Array.from({ length: count }, (_, index) => index + 1).filter(() => read(1) === 1);
  const purposes = flags(24);
  const maxVendorId = read(16);
  if (read(1) === 0) return { purposes, vendors: flags(maxVendorId) };
  expect(read(1)).toBe(0);
  const vendors = Array.from({ length: read(12) }, () => {
    const isRange = read(1) === 1;
    const first = read(16);
    const last = isRange ? read(16) : first;
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return { purposes, vendors: vendors.flat() };
}
