import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './FamilyExamples.stories.tsx';

const { Default } = composeStories(stories);

test('a bill whose discount ends before the promotion says each price for as long as it lasts', () => {
  const { box } = Default.args;
  if (!box) throw new Error('no box');
  render(<Default box={{ ...box, mobilePlanDiscountDuration: 6 }} />);
  const cells = within(screen.getByRole('row', { name: /^2 forfaits/ }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  expect(cells).toEqual([
    '49,97 €/mois pendant 6 mois, puis 61,97 €/mois pendant 6 mois, puis 71,97 €/mois',
    '20 €/mois pendant 6 mois, puis 8 €/mois',
  ]);
});
