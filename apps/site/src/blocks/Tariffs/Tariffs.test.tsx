import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as stories from './Tariffs.stories.tsx';

const { Default } = composeStories(stories);

test('a plan says what it costs with a box, at first and then', async () => {
  render(<Default />);
  await userEvent.click(screen.getByRole('tab', { name: 'Forfaits mobiles' }));
  const plans = screen.getByRole('table', { name: 'Forfaits mobiles' });
  const rows = within(plans).getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual([
    '9,99\u00a0€/mois pendant 12\u00a0mois, puis\u00a015,99\u00a0€/mois',
    'Même prix',
    'Même prix',
  ]);
});

test('a box says its price, for how long, and what comes after, in one place', () => {
  render(<Default />);
  const boxes = screen.getByRole('table', { name: /Offres/ });
  const [, first] = within(boxes).getAllByRole('row');
  expect(first && within(first).getAllByRole('cell')[0]?.textContent).toMatch(
    /^\d+,\d\d\s€\/mois pendant 12\smois, puis\s\d+,\d\d\s€\/mois$/,
  );
});
