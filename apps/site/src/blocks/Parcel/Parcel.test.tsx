import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import * as stories from './Parcel.stories.tsx';

const { Default } = composeStories(stories);
const back = { side: 'back', image: { src: 'box-pop/back', alt: 'Le dos' } } as const;

/** The numbers on the pictures of the part of the page whose list this is, in their order. */
const dotsBeside = (list: HTMLElement) =>
  [...(list.parentElement?.parentElement?.querySelectorAll('svg text') ?? [])].map(
    (dot) => dot.textContent,
  );

describe('Parcel', () => {
  test('every number on a picture is an item of the ordered list beside it', () => {
    render(<Default />);
    const lists = screen.getAllByRole('list');
    expect(lists.map(({ tagName }) => tagName)).toEqual(['OL', 'OL', 'OL']);
    for (const list of lists) {
      const items = within(list).getAllByRole('listitem');
      expect(dotsBeside(list)).toEqual(items.map((_, index) => String(index + 1)));
    }
  });

  test('a socket says what it is for, and a light what it means', () => {
    render(<Default />);
    const [, sockets, lights] = screen.getAllByRole('list');
    expect(sockets?.textContent).toMatch(/Fibre .*prise murale/);
    expect(lights?.textContent).toMatch(/Cercle de lumière .*Blanc.*en marche/);
    expect(screen.getByRole('heading', { name: 'Au dos, les prises' })).not.toBeNull();
  });

  test('a dot stands where the content puts it, without a style in the page', () => {
    const points = [{ part: 'fibre', x: 41.5, y: 72 }];
    const { container } = render(<Default objects={[]} views={[{ ...back, points }]} />);
    const dot = container.querySelector('circle');
    expect([dot?.getAttribute('cx'), dot?.getAttribute('cy')]).toEqual(['41.5%', '72%']);
    expect(dot?.closest('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(container.querySelector('[style]')).toBeNull();
  });

  test('a dot without its text is refused', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const points = [{ part: 'sonnette', x: 1, y: 1 }];
    expect(() => render(<Default views={[{ ...back, points }]} />)).toThrow('sonnette');
  });

  test('two cables are drawn as two', () => {
    const coils = (twice?: true) => {
      const objects = [{ drawing: 'ethernet' as const, ...(twice && { twice }) }];
      const { container, unmount } = render(<Default objects={objects} views={[]} />);
      const count = container.querySelectorAll('path[stroke]').length;
      unmount();
      return count;
    };
    expect(coils()).toBe(1);
    expect(coils(true)).toBe(2);
  });
});
