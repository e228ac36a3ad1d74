import { cleanStores } from 'nanostores';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { breakpoint } from './breakpoints.ts';

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

afterEach(() => {
  cleanStores(breakpoint);
  vi.unstubAllGlobals();
});

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
