import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import * as stories from './Chips.stories.tsx';

const { One, Several } = composeStories(stories);

describe('Chips', () => {
  test('one replaces another', async () => {
    const onChange = vi.fn<(values: string[]) => void>();
    render(<One onChange={onChange} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Sport' }));
    expect(onChange.mock.lastCall).toEqual([['sport']]);
  });

  test('several add up, in the order shown', async () => {
    const onChange = vi.fn<(values: string[]) => void>();
    render(<Several onChange={onChange} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Information' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Cinéma' }));
    expect(onChange.mock.calls).toEqual([[['cinema', 'sport', 'info']], [['sport', 'info']]]);
  });

  test('a disabled chip cannot be chosen', async () => {
    const onChange = vi.fn<(values: string[]) => void>();
    render(<Several onChange={onChange} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Musique' }));
    expect(onChange).not.toHaveBeenCalled();
  });

  test('a plain form sends what is chosen', () => {
    const { container } = render(
      <form>
        <Several />
      </form>,
    );
    const form = container.querySelector('form') ?? undefined;
    expect(new FormData(form).getAll('categorie')).toEqual(['cinema', 'sport']);
  });
});
