import { type ConsentData, encodeConsentString } from '@vitrine/domain/consent/consent-string';
import { ConsentString } from 'consent-string';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/** The framework's reference implementation, against ours: it must understand what we write. */
const PURPOSES = Array.from({ length: 24 }, (_, index) => index + 1);

/** Runs of neighbours as well as loners, so that both encodings are chosen. */
const vendors = fc.oneof(
  fc.uniqueArray(fc.integer({ min: 1, max: 2_000 }), { minLength: 1, maxLength: 40 }),
  fc
    .tuple(fc.integer({ min: 1, max: 2_000 }), fc.nat(200))
    .map(([first, length]) => Array.from({ length: length + 1 }, (_, index) => first + index)),
);

const data: fc.Arbitrary<ConsentData> = vendors.chain((known) =>
  fc.record({
    created: time(),
    lastUpdated: time(),
    cmpId: fc.nat(4_095),
    cmpVersion: fc.nat(4_095),
    consentScreen: fc.nat(63),
    language: fc.constantFrom('fr', 'en', 'de'),
    vendorListVersion: fc.integer({ min: 1, max: 4_095 }),
    purposes: fc.subarray(PURPOSES),
    vendors: fc.oneof(
      fc.constant(known.toSorted((a, b) => a - b)),
      fc.subarray(known.toSorted((a, b) => a - b)),
    ),
    maxVendorId: fc.constant(Math.max(...known)),
  }),
);

function time() {
  return fc.integer({ min: 0, max: 2 ** 36 - 1 }).map((tenths) => new Date(tenths * 100));
}

/** What its type declarations leave out. */
type Reference = ConsentString & {
  getCreated: () => Date;
  getLastUpdated: () => Date;
  getMaxVendorId: () => number;
};

test('what we write, the reference reads', () => {
  fc.assert(
    fc.property(data, (given) => {
      const read = new ConsentString(encodeConsentString(given)) as Reference;
      expect(read.getPurposesAllowed()).toEqual(given.purposes);
      expect(read.getVendorsAllowed()).toEqual(given.vendors);
      expect(read.getMaxVendorId()).toBe(given.maxVendorId);
      expect(read.getCmpId()).toBe(given.cmpId);
      expect(read.getCmpVersion()).toBe(given.cmpVersion);
      expect(read.getConsentScreen()).toBe(given.consentScreen);
      expect(read.getVendorListVersion()).toBe(given.vendorListVersion);
      expect(read.getConsentLanguage()).toBe(given.language);
      expect(read.getCreated()).toEqual(given.created);
      expect(read.getLastUpdated()).toEqual(given.lastUpdated);
    }),
  );
});
