import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cssDeclaration } from '#testing/css-declaration.ts';
import { Story } from './Story.tsx';

const css = 'blocks/Story/Story.module.css';
const story = { title: 'La 5G à la maison', text: 'Partout.' };
const network = { src: 'scenes/network', alt: 'La France' } as const;
const frameOf = (alt: string) => screen.getByAltText(alt).closest('[class*=picture]');

describe('Story', () => {
  test('a picture that is cut keeps the side that its content names', () => {
    const image = { ...network, focus: 'right' } as const;
    render(<Story label="Chez vous" stories={[{ ...story, id: 'reseau', image }]} />);
    expect(frameOf('La France')?.className).toContain('right');
    expect(cssDeclaration(css, '.right img', 'object-position')).toBe('right');
  });

  test('one that names none keeps its middle, and no other is chosen for it', () => {
    render(<Story label="Chez vous" stories={[{ ...story, id: 'reseau', image: network }]} />);
    expect(frameOf('La France')?.className).not.toContain('right');
    expect(() => cssDeclaration(css, '.picture img', 'object-position')).toThrow('declares no');
  });

  test('an object cut out of its background stands on a ground of its own, not on the page’s', () => {
    const image = { src: 'player-tv/hero', alt: 'Le player' };
    render(<Story label="Chez vous" stories={[{ ...story, id: 'tv', image }]} />);
    expect(frameOf('Le player')?.className).toContain('picture');
    expect(cssDeclaration(css, '.picture', 'background')).toContain('var(--line)');
  });
});
