import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RichText } from './RichText.tsx';
import * as stories from './RichText.stories.tsx';

const { Everything, Inline } = composeStories(stories);

describe('RichText', () => {
  test('turns each mark into its element', () => {
    const { container } = render(<Everything />);
    expect(container.querySelector('strong')?.textContent).toBe('Gras');
    expect(container.querySelector('[class*="light"]')?.textContent).toBe('léger');
    expect(container.querySelector('em')?.textContent).toBe('italique');
    expect(container.querySelector('sup')?.textContent).toBe('er');
    expect(container.querySelector('[class*="accent"]')?.textContent).toBe('important');
    expect(screen.getByRole('link', { name: 'lien' }).getAttribute('href')).toBe('/freebox/');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('img', { name: 'La box vue de trois quarts' })).not.toBeNull();
    expect(container.querySelector('br')).not.toBeNull();
  });

  test('shows what it does not know as text', () => {
    const { container } = render(<Everything />);
    expect(container.textContent).toContain('<b>non</b>, [non](javascript:alert)');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  test('inline, it adds no block around the words', () => {
    const { container } = render(<Inline />);
    expect(container.innerHTML).toBe('La fibre est <strong>vraiment</strong> simple.');
  });

  test('whatever an editor writes, only elements of the list come out', () => {
    const allowed = new Set(['DIV', 'UL', 'LI', 'P', 'BR', 'STRONG', 'SPAN', 'EM', 'SUP', 'A']);
    // What keeps the words of any text whole.
    for (const tag of ['NO-BREAK', 'TEXT-RUN']) allowed.add(tag);
    const words = fc.constantFrom(
      '**',
      '__',
      '//',
      '^',
      '- ',
      '\n',
      '[',
      ']',
      '(',
      ')',
      '{',
      '}',
      'muted',
      '<img src=x>',
      '/freebox/',
      'javascript:alert(1)',
      'é',
      ' ',
      '<script>',
      '&lt;',
      'onerror=',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 30 }), (parts) => {
        const { container, unmount } = render(<RichText source={parts.join('')} />);
        const tags = [...container.querySelectorAll('*')].map((element) => element.tagName);
        expect(tags.filter((tag) => !allowed.has(tag))).toEqual([]);
        for (const link of container.querySelectorAll('a')) {
          expect(link.getAttribute('href')).toBe('/freebox/');
        }
        unmount();
      }),
      { numRuns: 150 },
    );
  });
});
