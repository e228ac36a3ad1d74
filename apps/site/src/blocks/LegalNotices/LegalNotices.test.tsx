import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import * as stories from './LegalNotices.stories.tsx';

const { Folded, Nothing } = composeStories(stories);

describe('LegalNotices', () => {
  test('unfolds on a click, mentions before the others', async () => {
    const { container } = render(<Folded />);
    const block = container.querySelector('details');
    expect(block?.open).toBe(false);
    await userEvent.click(screen.getByText('Mentions Légales'));
    expect(block?.open).toBe(true);
    expect(block?.textContent).toMatch(/Freebox Pop.*Voir les tarifs/s);
  });

  test('is not there when a page has no notice', () => {
    const { container } = render(<Nothing />);
    expect(container.childElementCount).toBe(0);
  });
});
