import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const ONE = `<div data-subscriber><input type="checkbox" data-remembered>
  <output data-on="avec" data-off="sans">sans</output></div>`;

const inputs = () => [...document.querySelectorAll('input')];
const announced = () =>
  [...document.querySelectorAll('output')].map((status) => status.textContent);

/** A page of its own: the module starts afresh, session storage stays. */
async function openPage(html = ONE + ONE) {
  vi.resetModules();
  document.body.innerHTML = html;
  const page = await import('./subscriber.ts');
  page.startSubscriberSwitches();
  return page;
}

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('subscriber', () => {
  test('nothing is written before the visitor switches', async () => {
    const { isSubscriber } = await openPage();
    expect(sessionStorage).toHaveLength(0);
    expect(isSubscriber()).toBe(false);
  });

  test('a switch is announced and moves the others', async () => {
    const { isSubscriber } = await openPage();
    inputs()[0]?.click();
    expect(isSubscriber()).toBe(true);
    expect(inputs().map(({ checked }) => checked)).toEqual([true, true]);
    expect(announced()).toEqual(['avec', 'avec']);
    inputs()[1]?.click();
    expect(isSubscriber()).toBe(false);
    expect(announced()).toEqual(['sans', 'sans']);
  });

  test('the next page opens as the visitor left the last one', async () => {
    await openPage();
    inputs()[0]?.click();
    const { isSubscriber } = await openPage(ONE);
    expect(isSubscriber()).toBe(true);
    expect(inputs()[0]?.checked).toBe(true);
    expect(announced()).toEqual(['avec']);
  });

  test('works on the page when storage is refused', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    const { isSubscriber } = await openPage();
    inputs()[0]?.click();
    expect(inputs()[1]?.checked).toBe(true);
    expect(isSubscriber()).toBe(true);
  });
});
