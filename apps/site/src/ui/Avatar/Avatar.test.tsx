import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cssDeclaration } from '#testing/css-declaration.ts';
import * as stories from './Avatar.stories.tsx';

const { Initials, Image, Colours, Decorative } = composeStories(stories);

const css = 'ui/Avatar/Avatar.module.css';

describe('Avatar', () => {
  test.each([10, 40, 48, 120])('at %i px, initials are set at 30 % of the size', (size) => {
    render(<Initials size={size} />);
    const fontSize = Number(screen.getByText('CL').getAttribute('font-size'));
    expect(fontSize).toBeCloseTo(size * 0.3);
  });

  test.each([
    [47, '1'],
    [48, '2'],
  ])('at %i px the border is %s px wide', (size, width) => {
    const { container } = render(<Initials size={size} />);
    expect(container.querySelector('circle')?.getAttribute('stroke-width')).toBe(width);
  });

  test.each([
    [47, 'thin'],
    [48, 'thick'],
  ])('an image of %i px has the %s border', (size, border) => {
    render(<Image size={size} />);
    expect(screen.getByRole('img', { name: 'Camille L.' }).className).toContain(border);
  });

  test('the two borders are as wide around an image as around initials', () => {
    expect(cssDeclaration(css, '.thin', 'border-width')).toBe('1px');
    expect(cssDeclaration(css, '.thick', 'border-width')).toBe('2px');
  });

  test('is purple with white text by default', () => {
    expect(cssDeclaration(css, '.disc', 'fill')).toBe('var(--avatar)');
    expect(cssDeclaration('styles/tokens.css', ':root', '--brand')).toBe('#cc0000');
    expect(cssDeclaration('styles/tokens.css', ':root', '--avatar')).toBe('#6b3fa0');
    expect(cssDeclaration('styles/tokens.css', ':root', '--on-avatar')).toBe('#ffffff');
  });

  test('takes other colours', () => {
    const { container } = render(<Colours />);
    expect(container.querySelector('circle')?.getAttribute('fill')).toBe('#0f6b3a');
    expect(screen.getByText('CL').getAttribute('fill')).toBe('#ffffff');
  });

  test('says whose it is, unless the name is written beside it', () => {
    const { container, unmount } = render(<Initials />);
    expect(container.textContent).toContain('Camille L.');
    unmount();
    expect(render(<Decorative />).container.textContent).toBe('CL');
  });
});
