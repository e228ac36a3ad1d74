import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import * as stories from './Checkbox.stories.tsx';

const { Unchecked, WithError, Disabled } = composeStories(stories);

describe('Checkbox', () => {
  test('is unchecked unless told otherwise, and toggles by its label or by Space', async () => {
    render(<Unchecked />);
    const box = screen.getByRole('checkbox', { name: 'J’accepte le règlement du jeu' });
    expect(box).toHaveProperty('checked', false);
    await userEvent.click(screen.getByText('J’accepte le règlement du jeu'));
    expect(box).toHaveProperty('checked', true);
    await userEvent.keyboard(' ');
    expect(box).toHaveProperty('checked', false);
  });

  test('shows its error below only when given', () => {
    render(<WithError />);
    const box = screen.getByRole('checkbox');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Acceptez le règlement pour participer.',
    );
  });

  test('does nothing when disabled', async () => {
    render(<Disabled />);
    await userEvent.click(screen.getByRole('checkbox'));
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
  });
});
