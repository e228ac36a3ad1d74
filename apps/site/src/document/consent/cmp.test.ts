import { type ConsentChoice, EVERYTHING } from '@vitrine/domain/consent/choice';
import {
  VENDOR_IDS,
  VENDOR_LIST_VERSION,
  vendorListVersion,
} from '@vitrine/domain/consent/vendor-ids';
import { ConsentString } from 'consent-string';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import consent from '../../../../../content/layout/consent.json';
import { cmpStub } from './cmp-stub.ts';
import { startCmp } from './cmp.ts';

const accepted: ConsentChoice = {
  id: '8b1d3a52-4f43-4a5e-9a1e-5e8a9a0a7e11',
  at: '2026-11-15T10:00:00.000Z',
  version: '1.1',
  proven: true,
  ...EVERYTHING,
};
const onlyCampaigns: ConsentChoice = { ...accepted, purposes: [1, 5], vendors: ['campaign'] };

const call = (command: string, parameter: unknown = null) => {
  const callback = vi.fn();
  window.__cmp?.(command, parameter, callback);
  return callback;
};

beforeEach(() => {
  cmpStub();
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/data-json/layout/consent.json'
      ? Response.json(consent)
      : new Response('', { status: 404 }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('before the manager is there', () => {
  test('ping says so at once, and that the law applies to all', () => {
    expect(call('ping').mock.calls).toEqual([
      [{ gdprAppliesGlobally: true, cmpLoaded: false }, true],
    ]);
  });

  test('other calls wait in order and are answered by it', () => {
    const order: string[] = [];
    window.__cmp?.('getConsentData', null, () => order.push('first'));
    window.__cmp?.('getVendorConsents', null, () => order.push('second'));
    expect(order).toEqual([]);
    expect(window.__cmp?.()).toHaveLength(2);
    startCmp(() => accepted, VENDOR_LIST_VERSION);
    expect(order).toEqual(['first', 'second']);
  });
});

describe('who fails at the answer, or gives nobody to answer,', () => {
  const failing = () => {
    throw new Error('a partner’s');
  };

  test('does not keep others from theirs, before a choice or after', () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    for (const asker of [failing, null as never])
      for (const command of ['unknown', 'getConsentData']) window.__cmp?.(command, null, asker);
    const other = call('getConsentData');
    let choice: ConsentChoice | null = null;
    const tellWaiting = startCmp(() => choice, VENDOR_LIST_VERSION);
    choice = accepted;
    tellWaiting();
    expect(other).toHaveBeenCalledOnce();
    window.__cmp?.('ping', null, failing);
    expect(reported).toHaveBeenCalledTimes(3);
  });
});

describe('once there', () => {
  test('ping says so', () => {
    startCmp(() => null, VENDOR_LIST_VERSION);
    expect(call('ping').mock.calls).toEqual([
      [{ gdprAppliesGlobally: true, cmpLoaded: true }, true],
    ]);
  });

  test('what depends on the choice is answered when it is made, not before', () => {
    let choice: ConsentChoice | null = null;
    const tellWaiting = startCmp(() => choice, VENDOR_LIST_VERSION);
    const callback = call('getVendorConsents');
    tellWaiting();
    expect(callback).not.toHaveBeenCalled();
    choice = accepted;
    tellWaiting();
    tellWaiting();
    expect(callback).toHaveBeenCalledTimes(1);
  });

  test('vendors are all answered, or those asked for; an unknown one has no consent', () => {
    startCmp(() => onlyCampaigns, VENDOR_LIST_VERSION);
    const [all, success] = call('getVendorConsents').mock.calls[0] ?? [];
    expect(success).toBe(true);
    expect(all).toMatchObject({
      gdprApplies: true,
      hasGlobalScope: false,
      purposeConsents: { 1: true, 3: false, 5: true },
      vendorConsents: { [VENDOR_IDS.google]: false, [VENDOR_IDS.campaign]: true },
    });
    expect(Object.keys(all.vendorConsents)).toHaveLength(Object.keys(VENDOR_IDS).length);
    const [some] = call('getVendorConsents', new Uint16Array([VENDOR_IDS.campaign, 9])).mock
      .calls[0] ?? [null];
    expect(some.vendorConsents).toEqual({ 9: false, [VENDOR_IDS.campaign]: true });
  });

  test('the consent string says the same', () => {
    startCmp(() => onlyCampaigns, VENDOR_LIST_VERSION);
    const [answer, success] = call('getConsentData').mock.calls[0] ?? [];
    expect(success).toBe(true);
    expect(answer).toMatchObject({ gdprApplies: true, hasGlobalScope: false });
    const read = new ConsentString(answer.consentData);
    expect(read).toMatchObject({ created: new Date(onlyCampaigns.at), consentLanguage: 'fr' });
    expect(read.getPurposesAllowed()).toEqual([1, 5]);
    expect(read.getVendorsAllowed()).toEqual([VENDOR_IDS.campaign]);
  });

  test('the publisher’s purposes are the framework’s, all or those asked for', () => {
    startCmp(() => onlyCampaigns, VENDOR_LIST_VERSION);
    const [all, success] = call('getPublisherConsents').mock.calls[0] ?? [];
    expect(success).toBe(true);
    expect(all).toMatchObject({
      gdprApplies: true,
      hasGlobalScope: false,
      standardPurposes: { 1: true, 3: false, 5: true },
      customPurposes: {},
    });
    const [some] = call('getPublisherConsents', [3, 5]).mock.calls[0] ?? [];
    expect(some.standardPurposes).toEqual({ 3: false, 5: true });
  });

  test('the list of vendors is the one in force, choice or not', async () => {
    startCmp(() => null, VENDOR_LIST_VERSION);
    const latest = call('getVendorList', 'LATEST');
    await vi.waitFor(() => expect(latest).toHaveBeenCalled(), 10_000);
    const [list, success] = latest.mock.calls[0] ?? [];
    expect(success).toBe(true);
    expect(list).toMatchObject({ vendorListVersion: VENDOR_LIST_VERSION, maxVendorId: 60_004 });
    expect(list.vendors).toHaveLength(Object.keys(VENDOR_IDS).length);
    expect(list.vendors[0]).toEqual({
      id: VENDOR_IDS.google,
      name: 'Google Ads',
      policyUrl: 'https://policies.google.com/privacy',
      purposeIds: [1, 3, 5],
      legIntPurposeIds: [],
      featureIds: [],
    });
    expect(list.vendors.at(-1)).toMatchObject({ id: VENDOR_IDS.campaign, ...consent.ours });
    expect(list.purposes[0]).toMatchObject({ id: 1, name: 'Cookies et identifiants' });
    const other = call('getVendorList', VENDOR_LIST_VERSION + 1);
    await vi.waitFor(() => expect(other.mock.calls).toEqual([[null, false]]), 10_000);
  });

  test('a list whose words cannot be read is not given', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ purposes: {} }));
    startCmp(() => null, VENDOR_LIST_VERSION);
    const latest = call('getVendorList');
    await vi.waitFor(() => expect(latest.mock.calls).toEqual([[null, false]]), 10_000);
  });

  test('while no partner is switched on, nobody else is in the list or the answers', async () => {
    const alone = vendorListVersion(false);
    startCmp(() => ({ ...accepted, version: `1.${alone}` }), alone);
    const latest = call('getVendorList');
    await vi.waitFor(() => expect(latest).toHaveBeenCalled(), 10_000);
    const [list] = latest.mock.calls[0] ?? [];
    expect(list.vendorListVersion).toBe(alone);
    expect(list.vendors.map(({ id }: { id: number }) => id)).toEqual([VENDOR_IDS.campaign]);
    const [all] = call('getVendorConsents').mock.calls[0] ?? [];
    expect(all.vendorConsents).toEqual({ [VENDOR_IDS.campaign]: true });
    expect(all.purposeConsents).toEqual({ 1: true, 5: true });
  });

  test('a string of a version to come, or another command, is refused', () => {
    startCmp(() => accepted, VENDOR_LIST_VERSION);
    expect(call('getConsentData', '7').mock.calls).toEqual([[null, false]]);
    expect(call('getSecrets').mock.calls).toEqual([[null, false]]);
  });
});

describe('a frame', () => {
  const ask = (data: unknown) => {
    const source = { postMessage: vi.fn() };
    const event = new MessageEvent('message', { data });
    Object.defineProperty(event, 'source', { value: source });
    dispatchEvent(event);
    return source.postMessage.mock.calls;
  };
  const ping = { __cmpCall: { command: 'ping', parameter: null, callId: 'a1' } };
  const pong = {
    __cmpReturn: {
      returnValue: { gdprAppliesGlobally: true, cmpLoaded: true },
      success: true,
      callId: 'a1',
    },
  };

  test('is answered by message, in the form in which it asked', () => {
    startCmp(() => accepted, VENDOR_LIST_VERSION);
    expect(ask(ping)[0]?.[0]).toEqual(pong);
    expect(JSON.parse(ask(JSON.stringify(ping))[0]?.[0])).toEqual(pong);
  });

  test.each([null, 7, 'bonjour', '{', {}, { __cmpCall: null }])(
    'that says %j is not answered',
    (data) => expect(ask(data)).toEqual([]),
  );

  test('finds the manager by its locator, made once the page has time', async () => {
    const locator = () => document.querySelector<HTMLIFrameElement>('iframe[name="__cmpLocator"]');
    dispatchEvent(new Event('load'));
    expect(locator()).toBeNull();
    await vi.waitUntil(locator);
    expect(locator()?.hidden).toBe(true);
  });
});
