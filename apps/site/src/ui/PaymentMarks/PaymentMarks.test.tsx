import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as stories from './PaymentMarks.stories.tsx';
import { paymentGlyphs } from './payment-glyphs.ts';

const { All } = composeStories(stories);

describe('PaymentMarks', () => {
  test('names every way to pay; the drawings are not announced', () => {
    render(<All />);
    const list = screen.getByRole('list', { name: 'Moyens de paiement acceptés' });
    const names = within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(names).toEqual([
      'Prélèvement SEPA',
      'Carte bancaire',
      'Carte virtuelle',
      'Virement',
      'Chèque',
    ]);
    expect(within(list).queryByRole('img')).toBeNull();
  });

  test('each has a drawing of its own', () => {
    const drawings = Object.values(paymentGlyphs);
    expect(new Set(drawings).size).toBe(drawings.length);
  });
});
