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

  test('where the browser knows no invoker commands its button opens it all the same', () => {
    const showModal = vi.fn<() => void>();
    HTMLDialogElement.prototype.showModal = showModal;
    render(<Closed />);
    screen.getByRole('button', { name: 'Voir les mentions légales' }).click();
    expect(showModal).toHaveBeenCalledOnce();
  });
});
