import { CAMPAIGN_QUERY_KEY, SIGN_UP_REALM_KEY } from '@vitrine/domain/storage-keys';
import { allTasks, cleanStores } from 'nanostores';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  breakpoint,
  campaignQuery,
  isSupportWebp,
  isValidRoute,
  signUpRealm,
} from './page-state.ts';

afterEach(() => {
  cleanStores(breakpoint, campaignQuery, isSupportWebp, isValidRoute, signUpRealm);
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** The store's value once it has looked. */
async function valueOf<Value>(store: {
  listen: (listener: () => void) => () => void;
  get: () => Value;
}): Promise<Value> {
  const stop = store.listen(() => {});
  await allTasks();
  await Promise.resolve();
  const value = store.get();
  stop();
  return value;
}

describe('the state of the page', () => {
  test.each([
    ['homepage', true],
    ['404', false],
    ['500', false],
  ])('%s is a valid route: %s', async (page, valid) => {
    document.documentElement.dataset['page'] = page;
    expect(await valueOf(isValidRoute)).toBe(valid);
  });

  test.each([
    ['decodes', () => Promise.resolve({}), true],
    ['refuses', () => Promise.reject(new Error('unknown format')), false],
  ])('a browser that %s a WebP pixel', async (_what, decode, supported) => {
    vi.stubGlobal('createImageBitmap', decode);
    expect(await valueOf(isSupportWebp)).toBe(supported);
  });
});

describe('the state of the visit', () => {
  test('is subscribe_promo without a campaign until the session says otherwise', async () => {
    expect([await valueOf(signUpRealm), await valueOf(campaignQuery)]).toEqual([
      'subscribe_promo',
      null,
    ]);
  });

  test('is what the session keeps, and never a realm that does not exist', async () => {
    sessionStorage.setItem(SIGN_UP_REALM_KEY, 'offre');
    sessionStorage.setItem(CAMPAIGN_QUERY_KEY, '?pk_source=lettre');
    expect([await valueOf(signUpRealm), await valueOf(campaignQuery)]).toEqual([
      'offre',
      '?pk_source=lettre',
    ]);
    cleanStores(signUpRealm);
    sessionStorage.setItem(SIGN_UP_REALM_KEY, 'ailleurs');
    expect(await valueOf(signUpRealm)).toBe('subscribe_promo');
  });
});

/** A window whose width the test sets. */
function windowOf(first: number) {
  let width = first;
  const listeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return width >= Number(/\d+/.exec(query)?.[0]);
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }));
  return {
    listeners,
    resize(next: number) {
      width = next;
      for (const listener of listeners) listener();
    },
  };
}

const on = () =>
  Object.entries(breakpoint.get())
    .filter(([, isOn]) => isOn)
    .map(([flag]) => flag);

describe('the breakpoint flags', () => {
  test.each([
    [767, []],
    [768, ['isTablet']],
    [1024, ['isTablet', 'isLaptop']],
    [1280, ['isTablet', 'isLaptop', 'isDesktop']],
    [1440, ['isTablet', 'isLaptop', 'isDesktop', 'isLargeDesktop']],
    [1920, ['isTablet', 'isLaptop', 'isDesktop', 'isLargeDesktop', 'isExtraLargeDesktop']],
  ])('at %i px are %j', (width, expected) => {
    const window = windowOf(320);
    const stop = breakpoint.listen(() => {});
    window.resize(width);
    expect(on()).toEqual(expected);
    stop();
  });

  test('stop listening once nobody does', async () => {
    vi.useFakeTimers();
    const window = windowOf(1280);
    breakpoint.listen(() => {})();
    await vi.runAllTimersAsync();
    expect(window.listeners.size).toBe(0);
    vi.useRealTimers();
  });
});
