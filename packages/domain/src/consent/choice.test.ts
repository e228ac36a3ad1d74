import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDuration } from '../duration.ts';
import cookies from '../../../../content/pages/cookies.json' with { type: 'json' };
import { CONSENT_KEY } from '../storage-keys.ts';
import {
  CONSENT_LIFE_DAYS,
  CONSENT_LIFE_MONTHS,
  type ConsentChoice,
  consentVersion,
  EVERYTHING,
  type Grants,
  kindOfChoice,
  mayLoadPixel,
  mayMeasureCampaigns,
  meaningfulGrants,
  NOTHING,
  readChoice,
  splitConsentVersion,
} from './choice.ts';
import { PIXEL_VENDORS, PURPOSE_IDS, VENDOR_KEYS, vendorListVersion } from './vendor-ids.ts';
import words from '../../../../content/layout/consent.json' with { type: 'json' };
import { formatLifetime, hostsOf, listed, vendorList } from './vendors.ts';

const NOW = Date.parse('2026-11-15T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW - days * 86_400_000).toISOString();
const choice = (changes: Partial<ConsentChoice> = {}): string =>
  JSON.stringify({
    id: '8b1d3a52-4f43-4a5e-9a1e-5e8a9a0a7e11',
    at: daysAgo(1),
    version: '1.1',
    proven: true,
    ...EVERYTHING,
    ...changes,
  });
const grants: fc.Arbitrary<Grants> = fc.record({
  purposes: fc.subarray([...PURPOSE_IDS]),
  vendors: fc.subarray([...VENDOR_KEYS]),
});

describe('a choice kept in the browser', () => {
  test('holds for six months, to the day, as visitors are told', () => {
    expect(readChoice(choice(), '1.1', NOW)?.vendors).toEqual(VENDOR_KEYS);
    expect(readChoice(choice({ at: daysAgo(CONSENT_LIFE_DAYS - 0.1) }), '1.1', NOW)).not.toBeNull();
    expect(readChoice(choice({ at: daysAgo(CONSENT_LIFE_DAYS) }), '1.1', NOW)).toBeNull();
    expect(cookies.storage.keys[CONSENT_KEY].lifetime).toBe(formatDuration(CONSENT_LIFE_MONTHS));
  });

  test('does not hold for another text, another list, or a day to come', () => {
    expect(readChoice(choice(), consentVersion(2, 1), NOW)).toBeNull();
    expect(readChoice(choice(), consentVersion(1, 2), NOW)).toBeNull();
    expect(readChoice(choice({ at: daysAgo(-30) }), '1.1', NOW)).toBeNull();
    expect(readChoice(choice({ at: daysAgo(-1) }), '1.1', NOW)).toBeNull();
  });

  test('holds when the clock was set back by less than a day', () => {
    expect(readChoice(choice({ at: daysAgo(-0.9) }), '1.1', NOW)).not.toBeNull();
  });

  test.each([null, '', '{', 'null', '1', '{}', choice({ at: 'hier' }), '{"version":"1.1"}'])(
    'is none when it reads %j',
    (stored) => {
      expect(readChoice(stored, '1.1', NOW)).toBeNull();
    },
  );

  test.each(['purposes', 'vendors'])('is none without its list of %s', (list) => {
    for (const wrong of [undefined, 'all', 3])
      expect(readChoice(choice({ [list]: wrong }), '1.1', NOW)).toBeNull();
  });

  test('carries both versions', () => {
    expect(splitConsentVersion(consentVersion(12, 3))).toEqual({ text: 12, vendorList: 3 });
  });
});

describe('a pixel', () => {
  test('loads with its vendor’s consent, no denied purpose and tracking on: never otherwise', () => {
    fc.assert(
      fc.property(grants, fc.constantFrom(...PIXEL_VENDORS), fc.boolean(), (given, vendor, on) => {
        const allowed =
          on &&
          given.vendors.includes(vendor) &&
          PURPOSE_IDS.every((id) => given.purposes.includes(id));
        expect(mayLoadPixel(vendor, given, on)).toBe(allowed);
      }),
    );
    expect(mayLoadPixel('meta', EVERYTHING, true)).toBe(true);
    expect(mayLoadPixel('meta', EVERYTHING, false)).toBe(false);
    expect(mayLoadPixel('meta', NOTHING, true)).toBe(false);
  });

  test('refusing leaves not one purpose and not one vendor to anybody', () => {
    expect([...NOTHING.purposes, ...NOTHING.vendors]).toEqual([]);
  });
});

describe('campaign measurement', () => {
  test('needs its own vendor and purposes, not those of advertising', () => {
    expect(mayMeasureCampaigns({ purposes: [1, 5], vendors: ['campaign'] })).toBe(true);
    expect(mayMeasureCampaigns({ purposes: [1, 3], vendors: ['campaign'] })).toBe(false);
    expect(mayMeasureCampaigns({ purposes: [1, 3, 5], vendors: ['google'] })).toBe(false);
  });
});

describe('what a visitor meant', () => {
  test('is everything, nothing, or a part', () => {
    expect(kindOfChoice(EVERYTHING)).toBe('accepted');
    expect(kindOfChoice(NOTHING)).toBe('refused');
    expect(kindOfChoice({ purposes: [], vendors: VENDOR_KEYS })).toBe('refused');
    expect(kindOfChoice({ purposes: [1, 5], vendors: ['campaign'] })).toBe('customised');
    expect(kindOfChoice({ ...EVERYTHING, vendors: ['google'] })).toBe('customised');
    expect(kindOfChoice({ ...EVERYTHING, purposes: PURPOSE_IDS.slice(0, -1) })).toBe('customised');
  });

  test('keeps no vendor that was allowed nothing, and nothing that is not on the list', () => {
    expect(meaningfulGrants({ purposes: [3], vendors: VENDOR_KEYS }).vendors).not.toContain(
      'campaign',
    );
    const odd = { purposes: [1, 2, 99], vendors: ['google', 'nobody'] } as unknown as Grants;
    expect(meaningfulGrants(odd)).toEqual({ purposes: [1], vendors: ['google'] });
  });
});

describe('the list while no partner is switched on', () => {
  const alone = vendorListVersion(false);

  test('names us alone and asks for no advertising', () => {
    const { purposes, vendors } = listed(alone, words);
    expect(vendors.map(({ key }) => key)).toEqual(['campaign']);
    expect(purposes.map(({ id }) => id)).toEqual([1, 5]);
    const all = listed(vendorListVersion(true), words);
    expect(all.vendors.map(({ key }) => key)).toEqual(VENDOR_KEYS);
    expect(all.purposes.map(({ id }) => id)).toEqual(PURPOSE_IDS);
    // What a consent string and a proof can hold.
    expect(alone).toBeGreaterThan(0);
    expect(alone).toBeLessThan(4_096);
  });

  test('accepting all of it allows nobody else, and counts as accepting', () => {
    const kept = meaningfulGrants(EVERYTHING, alone);
    expect(kept).toEqual({ purposes: [1, 5], vendors: ['campaign'] });
    expect(kindOfChoice(kept, alone)).toBe('accepted');
    expect(mayMeasureCampaigns(kept)).toBe(true);
    expect(PIXEL_VENDORS.some((vendor) => mayLoadPixel(vendor, kept, true))).toBe(false);
  });

  test('is another list: switching them on asks again', () => {
    const version = consentVersion(1, alone);
    expect(readChoice(choice({ version }), version, NOW)).not.toBeNull();
    expect(
      readChoice(choice({ version }), consentVersion(1, vendorListVersion(true)), NOW),
    ).toBeNull();
  });
});

describe('the list', () => {
  const { purposes: asked, vendors } = listed(vendorListVersion(true), words);

  test('says in words each purpose that is asked, and what each cookie is for', () => {
    expect(asked.map(({ id }) => id)).toEqual(PURPOSE_IDS);
    for (const { name, description } of asked) expect(name && description).toBeTruthy();
    for (const { purpose } of vendors.flatMap(({ cookies }) => cookies))
      expect(purpose).toBeTruthy();
  });

  test('names each vendor once, each with a purpose that is asked', () => {
    expect(new Set(vendors.map(({ id }) => id)).size).toBe(vendors.length);
    for (const { purposes, cookies } of vendors) {
      expect(purposes.length).toBeGreaterThan(0);
      expect(purposes.filter((id) => !PURPOSE_IDS.includes(id))).toEqual([]);
      expect(cookies.length).toBeGreaterThan(0);
    }
  });

  test('gives every partner hosts of its own, over TLS', () => {
    const hosts = PIXEL_VENDORS.flatMap(hostsOf);
    expect(new Set(hosts).size).toBe(hosts.length);
    for (const host of hosts) expect(host).toBe(new URL(host).origin);
    for (const host of hosts) expect(host).toMatch(/^https:/);
  });

  test('is given to partners as the framework writes it: consent for all, nothing by right', () => {
    const written = vendorList(vendorListVersion(true), words);
    expect(written.purposes).toEqual(asked);
    expect(written.features).toEqual([]);
    expect(written.vendors).toEqual(
      vendors.map(({ id, name, policyUrl, purposes }) => ({
        id,
        name,
        policyUrl,
        purposeIds: purposes,
        legIntPurposeIds: [],
        featureIds: [],
      })),
    );
    expect(written.maxVendorId).toBe(Math.max(...vendors.map(({ id }) => id)));
  });

  test('of purposes says nothing of one that has no words', () => {
    const { 5: _measurement, ...fewer } = words.purposes;
    const { purposes } = listed(vendorListVersion(true), { ...words, purposes: fewer });
    expect(purposes.map(({ id }) => id)).toEqual([1, 3]);
  });

  test('says how long a cookie stays, in days or in months', () => {
    expect(formatLifetime({ days: 30 })).toBe('30\u00a0jours');
    expect(formatLifetime({ months: 13 })).toBe(formatDuration(13));
  });
});
