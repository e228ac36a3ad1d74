import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { controls } from '#testing/controls.ts';
import { cssDeclaration } from '#testing/css-declaration.ts';
import { MODAL_OPEN_CLASS } from '#ui/Modal/modal-timing.ts';
import { Picture } from '#ui/Picture/Picture.tsx';
import { attachCarousel } from './Carousel.behaviour.ts';
import * as stories from './Carousel.stories.tsx';
import { Carousel } from './Carousel.tsx';

const { Still, MovesByItself, OneSlide } = composeStories(stories);
const css = 'ui/Carousel/Carousel.module.css';

describe('Carousel', () => {
  test('holds every slide in the page, each with its number', () => {
    render(<Still />);
    expect(screen.getByRole('region', { name: 'Nos offres du moment' })).not.toBeNull();
    for (const number of [1, 2, 3, 4, 5]) {
      expect(screen.getByRole('listitem', { name: `${number} sur 5` })).not.toBeNull();
    }
    expect(
      screen.getByRole('link', { name: 'Découvrir la Freebox Révolution Light' }),
    ).not.toBeNull();
  });

  test('says which slide of how many', () => {
    render(<Still />);
    const status = screen.getByRole('status').cloneNode(true) as HTMLElement;
    for (const hidden of status.querySelectorAll('[aria-hidden]')) hidden.remove();
    expect(status.textContent.replaceAll(/\s+/g, ' ').trim()).toBe('Diapositive 1 sur 5');
  });

  test('the pause button comes first in the focus order', () => {
    const { container } = render(<MovesByItself />);
    const first = container.querySelector('a, button, [tabindex]');
    expect(first?.textContent).toContain('Mettre le défilement en pause');
  });

  test('one that does not move has nothing to pause', () => {
    render(<Still />);
    expect(screen.queryByText('Mettre le défilement en pause')).toBeNull();
    expect(screen.getByRole('button', { name: 'Diapositive suivante' })).not.toBeNull();
  });

  test('one slide needs no controls', () => {
    render(<OneSlide />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('scrolls and snaps without script, and hides the buttons that would do nothing', () => {
    expect(cssDeclaration(css, '.track', 'scroll-snap-type')).toBe('inline mandatory');
    expect(cssDeclaration(css, '.track', 'overflow-x')).toBe('auto');
    expect(cssDeclaration(css, '.controls', 'display')).toBe('none');
  });
});

const WIDTH = 300;
const row = () => screen.getByRole('list');
const button = (name: string) => screen.getByRole('button', { name: new RegExp(name) });
const next = () => button('Diapositive suivante');
const pauseButton = () => button('Mettre le défilement en pause');
const current = () => /\d/.exec(screen.getByRole('status').textContent ?? '')?.[0];
const live = () => screen.getByRole('status').getAttribute('aria-live');

/** jsdom lays nothing out: three slides of 300 px, and a row that scrolls at once. */
function show({ moves = false, reducedMotion = false, content = (n: number) => <p>{n}</p> } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
  render(
    <Carousel
      label="Trois"
      texts={controls.carousel}
      autoplay={moves}
      slides={[1, 2, 3].map((n) => ({ id: `s${n}`, content: content(n) }))}
    />,
  );
  Object.defineProperties(row(), {
    clientWidth: { value: WIDTH },
    scrollWidth: { value: 3 * WIDTH },
    offsetLeft: { value: 0 },
  });
  for (const [at, slide] of [...row().children].entries())
    Object.defineProperty(slide, 'offsetLeft', { value: at * WIDTH });
  row().scrollTo = ((options: ScrollToOptions) => {
    row().scrollLeft = options.left ?? 0;
    row().dispatchEvent(new Event('scroll'));
  }) as Element['scrollTo'];
}

describe('a carousel in use', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('next and previous go round', async () => {
    show();
    await userEvent.click(next());
    expect(current()).toBe('2');
    await userEvent.click(next());
    await userEvent.click(next());
    expect(current()).toBe('1');
    await userEvent.click(button('Diapositive précédente'));
    expect(current()).toBe('3');
  });

  test('the arrow keys move it', async () => {
    show();
    next().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(current()).toBe('2');
  });

  test('an arrow key beside another is the browser’s: Alt and left go back', () => {
    show();
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
      expect(fireEvent.keyDown(next(), { key: 'ArrowLeft', [modifier]: true })).toBe(true);
    expect(current()).toBe('1');
  });

  test('the arrow keys keep their meaning in a field', async () => {
    show({ content: (n) => <input aria-label={`champ ${n}`} /> });
    screen.getByLabelText('champ 1').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(current()).toBe('1');
  });

  test('a swipe is counted', () => {
    show();
    row().scrollLeft = 590;
    row().dispatchEvent(new Event('scroll'));
    expect(current()).toBe('3');
    expect(live()).toBe('polite');
  });

  test('moves by itself every 7 s, without a word', async () => {
    show({ moves: true });
    expect(live()).toBe('off');
    await vi.advanceTimersByTimeAsync(6900);
    expect(current()).toBe('1');
    await vi.advanceTimersByTimeAsync(200);
    expect(current()).toBe('2');
  });

  test('the pause button stops it and starts it again', async () => {
    show({ moves: true });
    const toggle = pauseButton();
    await userEvent.click(toggle);
    toggle.blur();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(current()).toBe('1');
    await userEvent.click(toggle);
    await userEvent.unhover(screen.getByRole('region'));
    toggle.blur();
    await vi.advanceTimersByTimeAsync(7100);
    expect(current()).toBe('2');
  });

  test('waits while the keyboard is in it', async () => {
    show({ moves: true });
    pauseButton().focus();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(current()).toBe('1');
  });

  test('waits behind an open dialog, such as the search', async () => {
    show({ moves: true });
    const dialog = document.createElement('dialog');
    dialog.setAttribute('open', '');
    document.body.append(dialog);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(current()).toBe('1');
    dialog.remove();
    await vi.advanceTimersByTimeAsync(7_000);
    expect(current()).toBe('2');
  });

  test('waits behind a modal that stands in a tree of its own, such as the choice of cookies', async () => {
    show({ moves: true });
    document.body.classList.add(MODAL_OPEN_CLASS);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(current()).toBe('1');
    document.body.classList.remove(MODAL_OPEN_CLASS);
    await vi.advanceTimersByTimeAsync(7_000);
    expect(current()).toBe('2');
  });

  test('stops for good once the visitor moves it', async () => {
    show({ moves: true });
    await userEvent.click(next());
    next().blur();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(current()).toBe('2');
    expect(live()).toBe('polite');
  });

  test('does not move by itself for those who prefer less motion', async () => {
    show({ moves: true, reducedMotion: true });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(current()).toBe('1');
    expect(live()).toBe('polite');
  });

  test('a pause made before its island wakes still holds then', async () => {
    show({ moves: true });
    await userEvent.click(pauseButton());
    attachCarousel(screen.getByRole('region'));
    (document.activeElement as HTMLElement).blur();
    await userEvent.unhover(screen.getByRole('region'));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(current()).toBe('1');
  });

  test('a row without its mark is a fault of the component', () => {
    show();
    row().removeAttribute('data-row');
    expect(() => attachCarousel(screen.getByRole('region'))).toThrow('no [data-row] in <section');
  });

  describe('the pictures of slides that nobody has come near', () => {
    const waiting = () => document.querySelectorAll('[data-waits]').length;
    const withPictures = (options = {}) =>
      show({
        ...options,
        content: (n) => <Picture src="partners/universal-plus" alt={`image ${n}`} sizes="100vw" />,
      });
    beforeEach(() => {
      HTMLImageElement.prototype.decode = () => Promise.resolve();
    });

    test('wait for a pointer, a finger or the focus, then all come', () => {
      withPictures();
      expect(waiting()).toBe(2);
      row().dispatchEvent(new Event('pointerover', { bubbles: true }));
      expect(waiting()).toBe(0);
      expect(screen.getByAltText('image 2').getAttribute('loading')).toBe('eager');
    });

    test('come one at a time when it moves by itself, before their slide', async () => {
      withPictures({ moves: true });
      let arrive = () => {};
      HTMLImageElement.prototype.decode = () => new Promise((resolve) => (arrive = resolve));
      await vi.advanceTimersByTimeAsync(7_000);
      expect([waiting(), current()]).toEqual([1, '1']);
      arrive();
      await vi.advanceTimersByTimeAsync(0);
      expect([waiting(), current()]).toEqual([1, '2']);
    });

    test('do not call back a visitor who went on while they were slow', async () => {
      withPictures({ moves: true });
      let arrive = () => {};
      HTMLImageElement.prototype.decode = () => new Promise((resolve) => (arrive = resolve));
      await vi.advanceTimersByTimeAsync(7_000);
      row().scrollTo({ left: 2 * WIDTH });
      arrive();
      await vi.advanceTimersByTimeAsync(0);
      expect(current()).toBe('3');
    });
  });

  test('the name of the slide that is shown has a line that only forced colours draw', () => {
    expect(cssDeclaration(css, ".name[aria-current='true']", 'text-decoration')).toBe(
      'underline transparent',
    );
  });
});
