import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cssDeclaration } from '#testing/css-declaration.ts';
import { MODAL_CLOSE_MS, MODAL_OPEN_CLASS, MODAL_OPEN_DELAY_MS } from '#ui/modal-timing.ts';
import * as stories from './Modal.stories.tsx';

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
