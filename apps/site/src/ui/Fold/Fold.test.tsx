import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Folded } from './Fold.tsx';
import * as stories from './Fold.stories.tsx';

const { Default } = composeStories(stories);

test('what is folded is in the page, and shows on demand', async () => {
  render(<Default />);
  const more = screen.getByText('France 4, France 5').closest('details');
  expect(more?.open).toBe(false);
  await userEvent.click(screen.getByText('Les 2 autres chaînes'));
  expect(more?.open).toBe(true);
});

test.each([
  [5, 5, null],
  [6, 4, 'Les 2 autres chaînes'],
])('of %i items %i show at once', (count, first, label) => {
  render(
    <Folded items={Array.from({ length: count }, (_, at) => at)} label="Les <count> autres chaînes">
      {(items) => <p>{items.join(' ')}</p>}
    </Folded>,
  );
  const shown = [...document.querySelectorAll('p')].filter(
    (part) => part.closest('details') === null,
  );
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    Array.from({ length: first }, (_, at) => at).join(' '),
  ]);
  expect(document.querySelector('summary')?.textContent ?? null).toBe(label);
});
