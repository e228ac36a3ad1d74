import { allTasks, cleanStores } from 'nanostores';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { isStickyPromoVisible, isSupportWebp, isValidRoute } from './page-state.ts';

afterEach(() => {
  cleanStores(isValidRoute, isSupportWebp, isStickyPromoVisible);
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

  test('no promotion is stuck at first', () => {
    expect(isStickyPromoVisible.get()).toBe(false);
  });
});
