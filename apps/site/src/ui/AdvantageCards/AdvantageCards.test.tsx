import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { cssDeclaration } from '#testing/css-declaration.ts';
import { AdvantageCards } from './AdvantageCards.tsx';
import * as stories from './AdvantageCards.stories.tsx';

const { Two, Three, Four, Five, WithPictures } = composeStories(stories);
const css = 'ui/AdvantageCards/AdvantageCards.module.css';
const [card] = Three.args.cards ?? [];

describe('AdvantageCards', () => {
  test.each([
    [2, Two],
    [3, Three],
    [4, Four],
    [5, Five],
  ])('%i cards have a grid of their own', (count, Story) => {
    render(<Story />);
    expect(screen.getAllByRole('listitem')).toHaveLength(count);
    expect(screen.getByRole('list').className).toContain(`of${count}`);
  });

  test('the width of a card depends on the count', () => {
    expect(cssDeclaration(css, '.of2', 'max-inline-size')).toBe('56rem');
    expect(cssDeclaration(css, '.of2 > li', 'grid-column')).toBe('span 6');
    expect(cssDeclaration(css, '.of3 > li', 'grid-column')).toBe('span 4');
    expect(cssDeclaration(css, '.of5 > li:nth-child(-n + 2)', 'grid-column')).toBe('span 6');
  });

  test.each([0, 1, 6])('%i cards are refused', (count) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const cards = Array.from({ length: count }, (_, index) => ({
      title: `Carte ${index}`,
      description: 'Texte',
    }));
    expect(() => render(<AdvantageCards cards={cards} />)).toThrow('from 2 to 5');
  });

  test('a card shows its tag, title, text in the mini markup and where it leads', () => {
    render(<Three />);
    expect(screen.getByText('Toujours')).not.toBeNull();
    expect(screen.getByText('vous êtes bien').tagName).toBe('STRONG');
    const link = screen.getByRole('link', { name: 'Sans engagement' });
    expect(link.getAttribute('href')).toBe('#tarifs');
    expect(link.dataset['track']).toBe('avantages > Sans engagement');
    expect(screen.getByText('Nos tarifs')).not.toBeNull();
  });

  test('its background colour is a theme', () => {
    const { container } = render(<Two />);
    expect(card?.backgroundColor).toBe('lighterMedium');
    expect(container.querySelector('[data-theme=lighterMedium]')).not.toBeNull();
    expect(container.querySelector('[data-theme=dark]')).not.toBeNull();
  });

  test('pictures come with their cards', () => {
    const { container } = render(<WithPictures />);
    expect(container.querySelectorAll('img')).toHaveLength(3);
  });

  test('an object cut out of its background is shown whole, on a ground', () => {
    const [first = { title: 'Carte', description: 'Texte' }, ...others] = Three.args.cards ?? [];
    const cardOf = (src: string) => {
      const cards = [{ ...first, image: { src, alt: src } }, ...others];
      render(<AdvantageCards cards={cards} />);
      return screen.getByAltText(src).closest('li')?.className;
    };
    expect(cardOf('parcel/hero')).toContain('whole');
    expect(cardOf('scenes/fibre')).not.toContain('whole');
    expect(cssDeclaration(css, '.grid .whole img', 'object-fit')).toBe('contain');
    expect(cssDeclaration(css, '.grid .whole img', 'background')).toContain('var(--line)');
  });
});
