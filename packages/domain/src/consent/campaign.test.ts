import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CAMPAIGN_SOURCE } from '../subscription.ts';
import {
  campaignCookies,
  campaignIn,
  deletedCampaignCookies,
  LONGEST_VALUE,
  readCampaignConsent,
} from './campaign.ts';

const MONTH_S = 30 * 24 * 60 * 60;

describe('a campaign', () => {
  test('of the partner is read with its names, pk_cid as t', () => {
    expect(
      campaignIn('?pk_source=puremium&pk_campaign=rentree-2026&pk_cid=abc.123&s=haut&t=autre'),
    ).toEqual({
      [CAMPAIGN_SOURCE]: 'puremium',
      pk_campaign: 'rentree-2026',
      t: 'abc.123',
      s: 'haut',
    });
  });

  test('counts as it is written, with its accents, which a cookie has encoded', () => {
    const campaign = campaignIn(
      `?${new URLSearchParams({ pk_source: 'puremium', pk_campaign: 'rentrée; été' })}`,
    );
    expect(campaign?.pk_campaign).toBe('rentréeété');
    expect(campaignCookies(campaign ?? {}, false)[0]).toMatch(
      /^pk_campaign=rentr%C3%A9e%C3%A9t%C3%A9; /,
    );
  });

  test('without a click number keeps its own t', () => {
    expect(campaignIn('?pk_source=puremium&t=42')).toEqual({ pk_source: 'puremium', t: '42' });
  });

  test.each(['', '?pk_source=infolettre&pk_campaign=a', '?pk_campaign=a', '?pk_source=Puremium'])(
    'that is not the partner’s is not remembered: %j',
    (query) => expect(campaignIn(query)).toBeNull(),
  );

  test('never puts anything into a cookie but short plain words', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.string(), (campaign, click) => {
        const query = new URLSearchParams({
          pk_source: 'puremium',
          pk_campaign: campaign,
          pk_cid: click,
        });
        for (const cookie of campaignCookies(campaignIn(`?${query}`) ?? {}, true))
          expect(cookie).toMatch(
            /^\w+=[\w.~-]{1,128}; Max-Age=2592000; Path=\/; SameSite=Lax; Secure$/,
          );
      }),
    );
    const long = campaignIn(`?pk_source=puremium&pk_campaign=${'a'.repeat(5_000)}`);
    expect(long?.pk_campaign).toHaveLength(LONGEST_VALUE);
  });

  test('is kept thirty days, with the consent that allows it', () => {
    expect(campaignCookies({ pk_source: 'puremium', t: '7' }, false)).toEqual([
      `pk_source=puremium; Max-Age=${MONTH_S}; Path=/; SameSite=Lax`,
      `t=7; Max-Age=${MONTH_S}; Path=/; SameSite=Lax`,
      `campagneConsent=true; Max-Age=${MONTH_S}; Path=/; SameSite=Lax`,
    ]);
  });

  test('leaves nothing behind, and touches nothing else', () => {
    expect(deletedCampaignCookies('a=1; pk_source=puremium; t=7; campagneConsent=true')).toEqual([
      'pk_source=; Max-Age=0; Path=/; SameSite=Lax',
      't=; Max-Age=0; Path=/; SameSite=Lax',
      'campagneConsent=; Max-Age=0; Path=/; SameSite=Lax',
    ]);
    expect(deletedCampaignCookies('a=1;t=7;tt=8')).toEqual(['t=; Max-Age=0; Path=/; SameSite=Lax']);
    expect(deletedCampaignCookies('')).toEqual([]);
  });

  test.each([
    ['campagneConsent=true', true],
    ['a=1; campagneConsent=false; b=2', false],
    ['a=1;campagneConsent=true;b=2', true],
    ['', null],
    ['campagneConsent=', null],
    ['autre=campagneConsent=true', null],
    ['xcampagneConsent=true', null],
  ])('consent in %j reads %j', (cookies, expected) => {
    expect(readCampaignConsent(cookies)).toBe(expected);
  });
});
