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

test('a service that is not sold has no price', () => {
  const { rerender } = render(<Default />);
  expect(screen.getByText('Antivirus McAfee')).toBeTruthy();
  rerender(<Default flags={{ antivirus: false }} />);
  expect(screen.queryByText('Antivirus McAfee')).toBeNull();
});

test('a promoted plan says for how long, and what comes after', () => {
  const { catalogue } = Default.args;
  const [plan] = catalogue?.mobilePlans ?? [];
  if (!catalogue || !plan) throw new Error('no plan');
  const promoted = { ...plan, discounted: false, price: 999, priceDuration: 6, priceAfter: 1499 };
  render(<Default catalogue={{ ...catalogue, mobilePlans: [promoted] }} />);
  const [row] = screen.getAllByRole('row', { name: new RegExp(plan.name), hidden: true });
  expect(row?.textContent).toContain(
    '9,99\u00a0€/mois pendant 6\u00a0mois, puis\u00a014,99\u00a0€/mois',
  );
});

test('a box says its price, for how long, and what comes after, in one place', () => {
  render(<Default />);
  const boxes = screen.getByRole('table', { name: /Offres/ });
  const [, first] = within(boxes).getAllByRole('row');
  expect(first && within(first).getAllByRole('cell')[0]?.textContent).toMatch(
    /^\d+,\d\d\s€\/mois pendant 12\smois, puis\s\d+,\d\d\s€\/mois$/,
  );
});
