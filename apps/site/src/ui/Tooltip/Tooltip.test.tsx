import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as stories from './Tooltip.stories.tsx';

const { Closed } = composeStories(stories);

describe('Tooltip', () => {
  test('describes its button', () => {
    render(<Closed />);
    const trigger = screen.getByRole('button', { name: 'À propos du Wi-Fi 7' });
    const id = trigger.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toContain('La dernière génération de Wi-Fi');
    expect(trigger.getAttribute('popovertarget')).toBe(id);
  });
});
