import { describe, expect, test } from 'vitest';
import { BOX_CODES } from './box-offer.ts';
import { realmFor, subscribeHref, withRealm } from './subscription.ts';

const HOST = 'https://abonnement.exemple.fr';

describe('subscription links', () => {
  test('without a box lead to #new', () => {
    expect(subscribeHref(HOST, null)).toBe(`${HOST}/subscribe_promo/#new`);
  });

  test.each(BOX_CODES)('for %s name the box twice', (code) => {
    expect(subscribeHref(`${HOST}/`, code, 'offre')).toBe(
      `${HOST}/offre/00_choose_offre.pl?pre_box=${code}#${code}`,
    );
  });

  test.each([null, ...BOX_CODES])('for %s change realm and nothing else', (code) => {
    const link = subscribeHref(HOST, code);
    expect(withRealm(link, HOST, 'offre')).toBe(subscribeHref(HOST, code, 'offre'));
    expect(withRealm(withRealm(link, HOST, 'offre'), HOST, 'subscribe_promo')).toBe(link);
  });

  test.each(['/freebox/', 'https://ailleurs.fr/subscribe_promo/#new', `${HOST}/aide/`])(
    'an address that is not one stays: %s',
    (href) => {
      expect(withRealm(href, HOST, 'offre')).toBe(href);
    },
  );
});

describe('the sign-up realm', () => {
  test('starts as subscribe_promo', () => {
    expect(realmFor(new URLSearchParams('a=1'))).toBe('subscribe_promo');
  });

  test('becomes offre with pk_source and stays so on later pages', () => {
    const realm = realmFor(new URLSearchParams('pk_source=puremium'));
    expect(realm).toBe('offre');
    expect(realmFor(new URLSearchParams(''), realm)).toBe('offre');
  });
});
