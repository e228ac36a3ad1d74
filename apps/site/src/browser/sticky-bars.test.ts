import { MEGA_MENU_EVENT, megaMenuDetail } from '@vitrine/domain/header-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startStickyBars } from './sticky-bars.ts';

type Report = (ratio: number) => void;

/** jsdom lays nothing out: the test says how much of the bar is seen. */
function observeByHand(): { options: IntersectionObserverInit[]; report: Report } {
  const options: IntersectionObserverInit[] = [];
  const targets: Element[] = [];
  let callback: IntersectionObserverCallback | undefined;
  class ByHand {
    constructor(notify: IntersectionObserverCallback, init: IntersectionObserverInit) {
      callback = notify;
      options.push(init);
    }
    observe(target: Element) {
      targets.push(target);
    }
  }
  vi.stubGlobal('IntersectionObserver', ByHand);
  return {
    options,
    report: (intersectionRatio) =>
      callback?.(
        targets.map((target) => ({ target, intersectionRatio }) as IntersectionObserverEntry),
        {} as IntersectionObserver,
      ),
  };
}

const isStuck = () => document.querySelector('section')?.hasAttribute('data-stuck');
const scrolledTo = (y: number) => vi.stubGlobal('scrollY', y);

beforeEach(() => {
  document.body.innerHTML = '<section data-sticky-bar></section>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('style');
});

describe('sticky bars', () => {
  test('a bar is not stuck at the top of the page, even below the fold', () => {
    const { report } = observeByHand();
    startStickyBars();
    scrolledTo(0);
    report(0);
    expect(isStuck()).toBe(false);
  });

  test('is stuck once it is not wholly visible, and free again in its own place', () => {
    const { report } = observeByHand();
    startStickyBars();
    scrolledTo(900);
    report(0.98);
    expect(isStuck()).toBe(true);
    report(1);
    expect(isStuck()).toBe(false);
  });

  test('what lies under the header does not count as visible', () => {
    const { options } = observeByHand();
    startStickyBars();
    expect(options[0]?.rootMargin).toBe('-46px 0px 0px');
  });

  test('bars stand below the header while it shows, and at the top once it hides', () => {
    observeByHand();
    startStickyBars();
    const offset = () => document.documentElement.style.getPropertyValue('--mega-menu-height');
    document.dispatchEvent(new CustomEvent(MEGA_MENU_EVENT, { detail: megaMenuDetail(true) }));
    expect(offset()).toBe('45px');
    document.dispatchEvent(new CustomEvent(MEGA_MENU_EVENT, { detail: megaMenuDetail(false) }));
    expect(offset()).toBe('0px');
  });

  test('a page without bars watches nothing', () => {
    document.body.innerHTML = '';
    const { options } = observeByHand();
    startStickyBars();
    expect(options).toHaveLength(0);
  });
});
