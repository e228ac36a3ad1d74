import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import * as stories from './Radio.stories.tsx';

const { Unanswered, WithError } = composeStories(stories);

describe('Radio', () => {
  test('is a named group where one answer is checked at a time', async () => {
    const onChange = vi.fn<(value: string) => void>();
    render(<Unanswered onChange={(event) => onChange(event.target.value)} />);
    expect(screen.getByRole('group', { name: 'Vous êtes' })).not.toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Abonné Freebox' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Pas encore abonné' }));
    const checked = screen.getAllByRole('radio', { checked: true });
    expect(checked.map((radio) => radio.getAttribute('value'))).toEqual(['prospect']);
    expect(onChange.mock.calls).toEqual([['freebox'], ['prospect']]);
  });

  test('shows its error below only when given, and describes the group by it', () => {
    render(<WithError />);
    const describedBy = screen.getByRole('group').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(describedBy)?.textContent).toBe('Dites-nous qui vous êtes.');
    for (const radio of screen.getAllByRole('radio')) {
      expect(radio.className).toContain('invalid');
    }
  });
});
