import {
  type ConsentData,
  decodeConsentString,
  encodeConsentString,
} from '@vitrine/domain/consent/consent-string';
import { ConsentString, encodeConsentString as referenceEncode } from 'consent-string';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/** The framework's reference implementation, against ours: each must understand the other. */
const PURPOSES = Array.from({ length: 24 }, (_, index) => index + 1);

const data: fc.Arbitrary<ConsentData> = fc
  .uniqueArray(fc.integer({ min: 1, max: 2_000 }), { minLength: 1, maxLength: 40 })
  .chain((known) =>
    fc.record({
      created: time(),
      lastUpdated: time(),
      cmpId: fc.nat(4_095),
      cmpVersion: fc.nat(4_095),
      consentScreen: fc.nat(63),
      language: fc.constantFrom('fr', 'en', 'de'),
      vendorListVersion: fc.integer({ min: 1, max: 4_095 }),
      purposes: fc.subarray(PURPOSES),
      vendors: fc.subarray(known.toSorted((a, b) => a - b)),
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
};

/** Its setters stamp the date of the moment, so the dates come last. */
function reference(given: ConsentData): Reference {
  const string = new ConsentString() as Reference;
  string.setGlobalVendorList({
    vendorListVersion: given.vendorListVersion,
    purposes: PURPOSES.map((id) => ({ id, name: '', description: '' })),
    features: [],
    vendors: [...new Set([...given.vendors, given.maxVendorId])]
      .toSorted((a, b) => a - b)
      .map((id) => ({
        id,
        name: '',
        policyUrl: '',
        purposeIds: [],
        legIntPurposeIds: [],
        featureIds: [],
      })),
  });
  string.setCmpId(given.cmpId);
  string.setCmpVersion(given.cmpVersion);
  string.setConsentScreen(given.consentScreen);
  string.setConsentLanguage(given.language);
  string.setPurposesAllowed([...given.purposes]);
  string.setVendorsAllowed([...given.vendors]);
  Object.assign(string, { created: given.created, lastUpdated: given.lastUpdated });
  return string;
}

test('what we write, the reference reads', () => {
  fc.assert(
    fc.property(data, (given) => {
      const read = new ConsentString(encodeConsentString(given)) as Reference;
      expect(read.getPurposesAllowed()).toEqual(given.purposes);
      expect(read.getVendorsAllowed()).toEqual(given.vendors);
      expect(read.getCmpId()).toBe(given.cmpId);
      expect(read.getVendorListVersion()).toBe(given.vendorListVersion);
      expect(read.getConsentLanguage()).toBe(given.language);
      expect(read.getCreated()).toEqual(given.created);
      expect(read.getLastUpdated()).toEqual(given.lastUpdated);
    }),
  );
});

test('what the reference writes, we read', () => {
  fc.assert(
    fc.property(data, (given) => {
      // Not its method of the same name, which may answer with the string of another instance.
      const written = referenceEncode(reference(given));
      expect(decodeConsentString(written)).toEqual(given);
    }),
  );
});
