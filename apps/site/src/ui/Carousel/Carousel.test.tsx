import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cssDeclaration } from '#testing/css-declaration.ts';
import * as stories from './Carousel.stories.tsx';

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
