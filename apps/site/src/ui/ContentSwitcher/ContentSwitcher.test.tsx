import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import * as stories from './ContentSwitcher.stories.tsx';

const { Two, Four } = composeStories(stories);

describe('ContentSwitcher', () => {
  test('starts on its first view and switches on click', async () => {
    const onChange = vi.fn<(value: string) => void>();
    render(<Two onChange={onChange} />);
    expect(screen.getByRole('group', { name: 'Vue' })).not.toBeNull();
    expect(screen.getByRole('radio', { name: 'Liste' })).toHaveProperty('checked', true);
    await userEvent.click(screen.getByText('Carte'));
    expect(onChange).toHaveBeenCalledWith('carte');
    expect(screen.getByRole('radio', { name: 'Liste' })).toHaveProperty('checked', false);
  });

  test('is one stop in the tab order, walked with the arrow keys', async () => {
    render(<Four />);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '12 mois' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: '24 mois' })).toHaveProperty('checked', true);
  });
});
