import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as stories from './Alert.stories.tsx';
import { ALERT_VARIANTS } from './Alert.tsx';

const { Default, Info, Success, Error: ErrorStory } = composeStories(stories);

describe('Alert', () => {
  test('has the variants info, warning, success, error and default', () => {
    expect(ALERT_VARIANTS).toEqual(['info', 'warning', 'success', 'error', 'default']);
  });

  test('is default unless told otherwise, and interrupts no one', () => {
    const { container } = render(<Default />);
    expect(container.firstElementChild?.className).toContain('default');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('says in words what its colour says', () => {
    const { container } = render(<Info />);
    expect(container.textContent).toContain('Information\u00a0: Bon à savoir');
  });

  test('when it appears later, an error interrupts and a success waits its turn', () => {
    render(<ErrorStory />);
    expect(screen.getByRole('alert').textContent).toContain('Le service ne répond pas');
    render(<Success />);
    expect(screen.getByRole('status').textContent).toContain('Votre demande est enregistrée.');
  });
});
