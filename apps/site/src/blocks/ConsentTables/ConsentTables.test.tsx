import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './ConsentTables.stories.tsx';

const { Everything } = composeStories(stories);
const { purposes = [], vendors = [] } = Everything.args;

const headers = (caption: string) =>
  within(screen.getByRole('table', { name: caption }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test('lists every purpose, vendor and cookie that the code knows, and no other', () => {
  render(<Everything />);
  expect(headers('Les finalités')).toEqual(purposes.map(({ name }) => name));
  expect(headers('Les partenaires')).toEqual(vendors.map(({ name }) => name));
  expect(headers('Leurs cookies')).toEqual(
    vendors.flatMap(({ cookies }) => cookies.map(({ name }) => name)),
  );
});

test('says how long a choice and its proof are kept, and lets one change it', () => {
  render(<Everything />);
  expect(screen.getByText(/vaut 6\smois.*après 13\smois/)).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Gérer mes choix' }).dataset).toHaveProperty(
    'consentSettings',
  );
});
