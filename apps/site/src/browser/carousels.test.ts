import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startCarousels } from './carousels.ts';

const WIDTH = 300;
const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
const current = () => find('[data-current]').textContent;
const live = () => find('output').getAttribute('aria-live');

/** jsdom lays nothing out: three slides of 300 px, and a row that scrolls at once. */
function page({ moves = false, reducedMotion = false } = {}): void {
  document.body.innerHTML = `<section data-carousel="${moves ? 7000 : ''}">
    <button data-toggle>Pause</button><output><span data-current>1</span></output>
    <button data-go="-1">Précédente</button><button data-go="1">Suivante</button>
    <div data-row><div></div><div></div><div></div></div></section>`;
  const row = find('[data-row]');
  Object.defineProperties(row, {
    clientWidth: { value: WIDTH },
    scrollWidth: { value: 3 * WIDTH },
    offsetLeft: { value: 0 },
  });
  for (const [at, slide] of [...row.children].entries())
    Object.defineProperty(slide, 'offsetLeft', { value: at * WIDTH });
  row.scrollTo = ((options: ScrollToOptions) => {
    row.scrollLeft = options.left ?? 0;
    row.dispatchEvent(new Event('scroll'));
  }) as typeof row.scrollTo;
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
  startCarousels();
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('carousels', () => {
  test('next and previous go round', async () => {
    page();
    await userEvent.click(find('[data-go="1"]'));
    expect(current()).toBe('2');
    await userEvent.click(find('[data-go="1"]'));
    await userEvent.click(find('[data-go="1"]'));
    expect(current()).toBe('1');
    await userEvent.click(find('[data-go="-1"]'));
    expect(current()).toBe('3');
  });

  test('the arrow keys move it', async () => {
    page();
    find('[data-go="1"]').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(current()).toBe('2');
  });

  test('the arrow keys keep their meaning in a field', async () => {
    page();
    find('[data-row]').firstElementChild?.append(document.createElement('input'));
    find('input').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(current()).toBe('1');
  });

  test('a swipe is counted', () => {
    page();
    const row = find('[data-row]');
    row.scrollLeft = 590;
    row.dispatchEvent(new Event('scroll'));
    expect(current()).toBe('3');
    expect(live()).toBe('polite');
  });

  test('moves by itself every 7 s, without a word', async () => {
    page({ moves: true });
    expect(live()).toBe('off');
    await vi.advanceTimersByTimeAsync(6900);
    expect(current()).toBe('1');
    await vi.advanceTimersByTimeAsync(200);
    expect(current()).toBe('2');
  });

  test('the pause button stops it and starts it again', async () => {
    page({ moves: true });
    await userEvent.click(find('[data-toggle]'));
    find('[data-toggle]').blur();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(current()).toBe('1');
    await userEvent.click(find('[data-toggle]'));
    await userEvent.unhover(find('section'));
    find('[data-toggle]').blur();
    await vi.advanceTimersByTimeAsync(7100);
    expect(current()).toBe('2');
  });

  test('waits while the keyboard is in it', async () => {
    page({ moves: true });
    find('[data-toggle]').focus();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(current()).toBe('1');
  });

  test('stops for good once the visitor moves it', async () => {
    page({ moves: true });
    await userEvent.click(find('[data-go="1"]'));
    find('[data-go="1"]').blur();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(current()).toBe('2');
    expect(live()).toBe('polite');
  });

  test('does not move by itself for those who prefer less motion', async () => {
    page({ moves: true, reducedMotion: true });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(current()).toBe('1');
    expect(live()).toBe('polite');
  });

  describe('the pictures of slides that nobody has come near', () => {
    const waiting = () => document.querySelectorAll('[data-waits]').length;
    beforeEach(() => {
      HTMLImageElement.prototype.decode = () => Promise.resolve();
    });
    const pageWithPictures = (options = {}) => {
      page(options);
      for (const slide of document.querySelectorAll('[data-row] > :not(:first-child)')) {
        slide.toggleAttribute('data-waits', true);
        const image = document.createElement('img');
        image.setAttribute('loading', 'lazy');
        slide.append(image);
      }
    };

    test('wait for a pointer, a finger or the focus, then all come', () => {
      pageWithPictures();
      expect(waiting()).toBe(2);
      find('[data-row]').dispatchEvent(new Event('pointerover', { bubbles: true }));
      expect(waiting()).toBe(0);
      expect(find('img').getAttribute('loading')).toBe('eager');
    });

    test('come one at a time when it moves by itself, before their slide', async () => {
      pageWithPictures({ moves: true });
      let arrive = () => {};
      HTMLImageElement.prototype.decode = () => new Promise((resolve) => (arrive = resolve));
      await vi.advanceTimersByTimeAsync(7_000);
      expect([waiting(), current()]).toEqual([1, '1']);
      arrive();
      await vi.advanceTimersByTimeAsync(0);
      expect([waiting(), current()]).toEqual([1, '2']);
    });

    test('do not call back a visitor who went on while they were slow', async () => {
      pageWithPictures({ moves: true });
      let arrive = () => {};
      HTMLImageElement.prototype.decode = () => new Promise((resolve) => (arrive = resolve));
      await vi.advanceTimersByTimeAsync(7_000);
      find('[data-row]').scrollTo({ left: 2 * WIDTH });
      arrive();
      await vi.advanceTimersByTimeAsync(0);
      expect(current()).toBe('3');
    });
  });
});
