import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as stories from './Textarea.stories.tsx';

const { WithHint, WithError, Optional } = composeStories(stories);

describe('Textarea', () => {
  test('is named by its label and described by its hint', () => {
    render(<WithHint />);
    const area = screen.getByRole('textbox', { name: 'Votre message' });
    const hint = document.getElementById(area.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toContain('mot de passe');
  });

  test('says its error and is marked invalid', () => {
    render(<WithError />);
    const area = screen.getByRole('textbox', { name: 'Votre message' });
    expect(area.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Écrivez votre message.')).not.toBeNull();
  });

  test('says when it may be left empty', () => {
    render(<Optional />);
    expect(screen.getByText('(facultatif)')).not.toBeNull();
  });
});
