import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  isSubscriber,
  onSubscriberChange,
  setSubscriber,
  startSubscriberSwitches,
} from './subscriber.ts';

const ONE = `<div data-subscriber><input type="checkbox" data-remembered>
  <output data-on="avec" data-off="sans">sans</output></div>`;

const inputs = () => [...document.querySelectorAll('input')];
const announced = () =>
  [...document.querySelectorAll('output')].map((status) => status.textContent);

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = ONE + ONE;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('subscriber', () => {
  test('nothing is written before the visitor switches', () => {
    startSubscriberSwitches();
    expect(sessionStorage).toHaveLength(0);
    expect(isSubscriber()).toBe(false);
  });

  test('a switch is remembered for the visit, announced, and moves the others', () => {
    startSubscriberSwitches();
    inputs()[0]?.click();
    expect(isSubscriber()).toBe(true);
    expect(inputs().map(({ checked }) => checked)).toEqual([true, true]);
    expect(announced()).toEqual(['avec', 'avec']);
    inputs()[1]?.click();
    expect(isSubscriber()).toBe(false);
    expect(announced()).toEqual(['sans', 'sans']);
  });

  test('the next page opens as the visitor left the last one', () => {
    setSubscriber(true);
    document.body.innerHTML = ONE;
    startSubscriberSwitches();
    expect(inputs()[0]?.checked).toBe(true);
  });

  test('islands hear of a change until they leave', () => {
    const listener = vi.fn<() => void>();
    const leave = onSubscriberChange(listener);
    setSubscriber(true);
    leave();
    setSubscriber(false);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('works on the page when storage is refused', () => {
    vi.stubGlobal('sessionStorage', undefined);
    startSubscriberSwitches();
    inputs()[0]?.click();
    expect(inputs()[1]?.checked).toBe(true);
  });
});
