import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cssDeclaration } from '#testing/css-declaration.ts';
import { MODAL_CLOSE_MS, MODAL_OPEN_CLASS, MODAL_OPEN_DELAY_MS } from './modal-timing.ts';
import * as stories from './Modal.stories.tsx';
import { Modal } from './Modal.tsx';

const { Closed, ClosedSide } = composeStories(stories);

const css = 'ui/Modal/Modal.module.css';
const dialog = () => screen.getByRole('dialog', { hidden: true });

describe('Modal', () => {
  test('is closed until its button opens it, without a script', () => {
    render(<Closed />);
    expect(dialog()).toHaveProperty('open', false);
    const button = screen.getByRole('button', { name: 'Voir les mentions légales' });
    expect(button.getAttribute('commandfor')).toBe(dialog().id);
    expect(button.getAttribute('command')).toBe('show-modal');
  });

  test('is named by its title, and closes by a form of its own', () => {
    render(<Closed />);
    const labelledBy = dialog().getAttribute('aria-labelledby') ?? '';
    expect(document.getElementById(labelledBy)?.textContent).toBe('Mentions légales de l’offre');
    const close = screen.getByRole('button', { name: 'Fermer', hidden: true });
    expect(close.closest('form')?.getAttribute('method')).toBe('dialog');
  });

  test('closes on its backdrop, centred or at the side', () => {
    const { unmount } = render(<Closed />);
    expect(dialog().getAttribute('closedby')).toBe('any');
    unmount();
    render(<ClosedSide />);
    expect(dialog().getAttribute('closedby')).toBe('any');
    expect(dialog().className).toContain('side');
  });

  test('waits 150 ms before showing its content and takes 300 ms to leave, in CSS as in code', () => {
    expect(MODAL_OPEN_DELAY_MS).toBe(150);
    expect(MODAL_CLOSE_MS).toBe(300);
    expect(MODAL_OPEN_CLASS).toBe('modal-open');
    expect(cssDeclaration(css, '.root', '--open-delay')).toBe(`${MODAL_OPEN_DELAY_MS}ms`);
    expect(cssDeclaration(css, '.root', '--close-duration')).toBe(`${MODAL_CLOSE_MS}ms`);
    expect(cssDeclaration(css, '.root[open]', 'transition-delay')).toBe('var(--open-delay)');
  });
});

/** jsdom opens no dialog: what a browser does and fires, by hand. */
function open(element: HTMLElement): void {
  element.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open' }));
  element.setAttribute('open', '');
}
function close(element: HTMLElement): void {
  element.removeAttribute('open');
  element.dispatchEvent(new Event('close'));
}
const marked = () => document.body.classList.contains(MODAL_OPEN_CLASS);
const reduceMotion = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

describe('a modal in use', () => {
  const told = vi.fn<() => void>();
  const show = () =>
    render(
      <Modal id="mentions" title="Mentions légales" close="Fermer" onClose={told}>
        <p>Sous réserve d’éligibilité.</p>
      </Modal>,
    );
  beforeEach(() => {
    vi.useFakeTimers();
    reduceMotion(false);
    document.body.className = '';
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('marks the body from opening to 300 ms after closing, then tells', () => {
    show();
    open(dialog());
    expect(marked()).toBe(true);
    close(dialog());
    vi.advanceTimersByTime(299);
    expect([marked(), told.mock.calls.length]).toEqual([true, 0]);
    vi.advanceTimersByTime(1);
    expect([marked(), told.mock.calls.length]).toEqual([false, 1]);
  });

  test('leaves the body marked while another is open', () => {
    render(
      <>
        <Modal id="une" title="Une" close="Fermer">
          1
        </Modal>
        <Modal id="autre" title="Autre" close="Fermer">
          2
        </Modal>
      </>,
    );
    const [one, other] = screen.getAllByRole('dialog', { hidden: true });
    if (!one || !other) throw new Error('no dialog');
    open(one);
    open(other);
    close(other);
    vi.advanceTimersByTime(300);
    expect(marked()).toBe(true);
  });

  test('opened again before it has left, it does not tell that it has', () => {
    show();
    open(dialog());
    close(dialog());
    open(dialog());
    vi.advanceTimersByTime(300);
    expect([marked(), told.mock.calls.length]).toEqual([true, 0]);
  });

  test('tells at once where motion is reduced', () => {
    reduceMotion(true);
    show();
    open(dialog());
    close(dialog());
    vi.advanceTimersByTime(0);
    expect(marked()).toBe(false);
  });

  test('taken away while open, it leaves the body as it was', () => {
    const { unmount } = show();
    open(dialog());
    unmount();
    expect(marked()).toBe(false);
  });

  describe('over a page longer than the window', () => {
    const page = (
      <main>
        <p>Plus haut</p>
        <p>En vue</p>
        <p>Plus bas</p>
      </main>
    );
    const isSkipped = (text: string) =>
      screen.getByText(text).style.getPropertyValue('content-visibility') === 'hidden';
    beforeEach(() => {
      vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(
        this: Element,
      ) {
        const tops: Record<string, number> = { 'Plus haut': -301, 'Plus bas': innerHeight + 1 };
        return DOMRect.fromRect({ y: tops[this.textContent ?? ''] ?? -299, height: 300 });
      });
    });

    test('leaves out what is out of the window until it has left, and nothing else', () => {
      render(page);
      show();
      open(dialog());
      expect(['Plus haut', 'En vue', 'Plus bas'].map(isSkipped)).toEqual([true, false, true]);
      expect(screen.getByText('Plus bas').style.blockSize).toBe('300px');
      close(dialog());
      expect(isSkipped('Plus bas')).toBe(true);
      vi.advanceTimersByTime(50);
      expect(isSkipped('Plus bas')).toBe(false);
      expect(screen.getByText('Plus bas').style.blockSize).toBe('');
    });

    test('leaves out the slides beside the window, and brings them back', () => {
      vi.mocked(Element.prototype.getBoundingClientRect).mockImplementation(function place(
        this: Element,
      ) {
        const lefts: Record<string, number> = { Passée: -300, Suivante: innerWidth };
        return DOMRect.fromRect({ x: lefts[this.textContent ?? ''] ?? 0, width: 300, height: 300 });
      });
      render(
        <ul data-row="">
          <li>Passée</li>
          <li>Montrée</li>
          <li>Suivante</li>
        </ul>,
      );
      show();
      const slides = ['Passée', 'Montrée', 'Suivante'];
      open(dialog());
      expect(slides.map(isSkipped)).toEqual([true, false, true]);
      close(dialog());
      vi.advanceTimersByTime(50);
      expect(slides.map(isSkipped)).toEqual([false, false, false]);
    });

    test('brings it back before a link of the modal is followed', () => {
      render(page);
      render(
        <Modal id="liens" title="Liens" close="Fermer">
          <a href="#plus-bas">
            <b>Plus bas encore</b>
          </a>
        </Modal>,
      );
      open(dialog());
      screen.getByText('Plus bas encore').click();
      expect(isSkipped('Plus bas')).toBe(false);
    });

    test('brings it back when the modal is taken away while open', () => {
      render(page);
      const { unmount } = show();
      open(dialog());
      unmount();
      expect(isSkipped('Plus bas')).toBe(false);
    });

    test('keeps the band in which it stands itself', () => {
      render(
        <main>
          <section>
            <Modal id="dedans" title="Dedans" close="Fermer">
              1
            </Modal>
          </section>
        </main>,
      );
      vi.mocked(Element.prototype.getBoundingClientRect).mockReturnValue(
        DOMRect.fromRect({ y: innerHeight + 1, height: 300 }),
      );
      open(dialog());
      expect(dialog().closest('section')?.style.getPropertyValue('content-visibility')).toBe('');
    });
  });

  test('where the browser knows no invoker commands its button opens it all the same', () => {
    const showModal = vi.fn<() => void>();
    HTMLDialogElement.prototype.showModal = showModal;
    render(<Closed />);
    screen.getByRole('button', { name: 'Voir les mentions légales' }).click();
    expect(showModal).toHaveBeenCalledOnce();
  });
});
