import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as stories from './MovingPlanner.stories.tsx';

const { Default } = composeStories(stories);
const steps = () =>
  screen.getAllByRole('listitem').map((step) => (step.textContent ?? '').replaceAll('\u00a0', ' '));
const summary = () => (screen.getByRole('status').textContent ?? '').replaceAll('\u00a0', ' ');
const move = (day: string) =>
  fireEvent.change(screen.getByLabelText('Jour du déménagement'), { target: { value: day } });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T10:00:00Z'), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

test('without a date the usual removal is shown with its delays', () => {
  render(<Default />);
  expect(summary()).toContain('Indiquez votre date');
  expect(steps()).toHaveLength(7);
  expect(steps()[0]).toContain('45 jours avant');
});

test('a removal gets its dates, in their order', async () => {
  render(<Default />);
  move('2027-03-01');
  await userEvent.selectOptions(
    screen.getByLabelText('Une prise fibre dans le nouveau logement ?'),
    'Non',
  );
  expect(summary()).toBe('Votre calendrier : première étape le 15 janvier 2027.');
  expect(steps()[0]).toContain('Le 15 janvier 2027');
  expect(steps()[1]).toContain('Le 26 février 2027');
});

test('a socket spares the technician, a new box adds the return of the old one', async () => {
  render(<Default />);
  move('2027-03-01');
  await userEvent.selectOptions(
    screen.getByLabelText('Une prise fibre dans le nouveau logement ?'),
    'Oui',
  );
  expect(steps().join()).not.toContain('technicien');
  await userEvent.click(screen.getByLabelText('Je garde la même Freebox'));
  expect(steps().at(-1)).toContain('Le 31 mars 2027Rendez l’ancien matériel');
});

test('a date in three days starts the calendar today', () => {
  render(<Default />);
  move('2026-11-18');
  expect(summary()).toContain('première étape dès aujourd’hui');
  expect(steps()[0]).toContain('Dès aujourd’hui, 15 novembre 2026');
  expect(steps()[1]).toContain('Au premier rendez-vous libreRecevez le technicien');
  expect(steps()[4]).toContain('ou dès que la prise est poséeRebranchez');
});

test('a past date is refused', () => {
  render(<Default />);
  move('2026-11-14');
  expect(summary()).toContain('Cette date est passée');
});
