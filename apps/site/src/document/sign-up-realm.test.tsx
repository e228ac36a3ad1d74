import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Button } from '#ui/Button/Button.tsx';
import { startSignUpRealm } from './sign-up-realm.ts';

const HOST = 'https://abonnement.exemple.fr';
const BOX_LINK = '/00_choose_offre.pl?pre_box=pop#pop';

const hrefOf = (id: string) => document.getElementById(id)?.getAttribute('href');
const visit = (search: string) => history.replaceState(null, '', `/freebox/${search}`);

beforeEach(() => {
  sessionStorage.clear();
  document.documentElement.dataset['subscription'] = HOST;
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <Button id="all" href={`${HOST}/subscribe_promo/#new`}>
        Je m’abonne
      </Button>
      <Button id="box" href={`${HOST}/subscribe_promo${BOX_LINK}`}>
        Je m’abonne
      </Button>
      <Button id="page" href="/freebox/?utm=1">
        Accueil
      </Button>
    </>,
  );
});
afterEach(() => visit(''));

describe('the sign-up realm', () => {
  // First: a listener of the document stays for the page's life.
  test('moves the links of a page that comes back from the history, once a campaign came after it', () => {
    visit('');
    startSignUpRealm();
    // Another page of the visit, which carries pk_source; then back, and the first is as it was left.
    sessionStorage.setItem('signUpRealm', 'offre');
    expect(hrefOf('box')).toBe(`${HOST}/subscribe_promo${BOX_LINK}`);
    document.getElementById('box')?.dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(hrefOf('box')).toBe(`${HOST}/offre${BOX_LINK}`);
  });

  test('starts as subscribe_promo, kept for the visit', () => {
    visit('');
    startSignUpRealm();
    expect(sessionStorage.getItem('signUpRealm')).toBe('subscribe_promo');
    expect(hrefOf('box')).toBe(`${HOST}/subscribe_promo${BOX_LINK}`);
  });

  test('becomes offre with pk_source, and every subscription link follows', () => {
    visit('?pk_source=infolettre&pk_campaign=printemps');
    startSignUpRealm();
    expect(sessionStorage.getItem('signUpRealm')).toBe('offre');
    expect(sessionStorage.getItem('campaignQuery')).toBe(
      '?pk_source=infolettre&pk_campaign=printemps',
    );
    expect(hrefOf('all')).toBe(`${HOST}/offre/#new`);
    expect(hrefOf('box')).toBe(`${HOST}/offre${BOX_LINK}`);
    expect(hrefOf('page')).toBe('/freebox/?utm=1');
  });

  test('stays offre on the next page of the visit, with the first query', () => {
    visit('?pk_source=infolettre');
    startSignUpRealm();
    visit('?boxes=pop');
    startSignUpRealm();
    expect(sessionStorage.getItem('signUpRealm')).toBe('offre');
    expect(sessionStorage.getItem('campaignQuery')).toBe('?pk_source=infolettre');
  });

  test('keeps no click’s number before consent, wherever it stands', () => {
    visit('?pk_cid=c42&pk_source=puremium&t=c43&pk_campaign=noel');
    startSignUpRealm();
    expect(sessionStorage.getItem('signUpRealm')).toBe('offre');
    expect(sessionStorage.getItem('campaignQuery')).toBe('?pk_source=puremium&pk_campaign=noel');
  });

  test('keeps no more of an address than a campaign needs', () => {
    visit(`?pk_source=infolettre&pk_campaign=${'a'.repeat(5_000)}`);
    startSignUpRealm();
    expect(sessionStorage.getItem('campaignQuery')).toHaveLength(600);
  });

  test('also moves a link that an island writes later, before it is followed', () => {
    visit('?pk_source=infolettre');
    startSignUpRealm();
    document.body.innerHTML = renderToStaticMarkup(
      <Button id="late" href={`${HOST}/subscribe_promo/#new`}>
        Je m’abonne
      </Button>,
    );
    document
      .querySelector('#late > span')
      ?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(hrefOf('late')).toBe(`${HOST}/offre/#new`);
  });

  test('a stored value that is no realm is forgotten', () => {
    sessionStorage.setItem('signUpRealm', 'https://ailleurs.exemple');
    startSignUpRealm();
    expect(sessionStorage.getItem('signUpRealm')).toBe('subscribe_promo');
  });

  test('works where storage is refused', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    visit('?pk_source=infolettre');
    startSignUpRealm();
    expect(hrefOf('all')).toBe(`${HOST}/offre/#new`);
  });
});
