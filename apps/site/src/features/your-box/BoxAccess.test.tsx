import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VISITOR_BOX_KEY } from '@vitrine/domain/storage-keys';
import { cleanStores } from 'nanostores';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { visitorBox } from '#document/page-state.ts';
import * as stories from './BoxAccess.stories.tsx';

const { NothingSaidYet } = composeStories(stories);

const field = () => screen.getByLabelText<HTMLSelectElement>('Votre offre');
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

afterEach(() => {
  cleanStores(visitorBox);
  visitorBox.set(null);
  sessionStorage.clear();
});

test('the boxes stand as they were given until a visitor says which one is theirs', () => {
  render(<NothingSaidYet />);
  expect(names()).toEqual(['Freebox Ultra', 'Freebox Ultra Essentiel', 'Freebox Pop']);
  expect(field().value).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

test('the one they name comes first, is called theirs, told aloud and kept for the visit', async () => {
  render(<NothingSaidYet />);
  await userEvent.selectOptions(field(), 'Freebox Pop');
  expect(names()).toEqual(['Freebox Pop', 'Freebox Ultra', 'Freebox Ultra Essentiel']);
  expect(rows()[0]).toMatch(/^Freebox PopVotre offreEn option, dès 7,99/);
  expect(screen.getByRole('status').textContent).toMatch(/^Freebox Pop.: En option/);
  expect(sessionStorage.getItem(VISITOR_BOX_KEY)).toBe('pop');
  await userEvent.selectOptions(field(), 'Choisissez votre offre');
  expect(names()[0]).toBe('Freebox Ultra');
  expect(sessionStorage.getItem(VISITOR_BOX_KEY)).toBeNull();
});

test('one that was named before is first at once; one that has no such service changes nothing', () => {
  sessionStorage.setItem(VISITOR_BOX_KEY, 'pop');
  const { unmount } = render(<NothingSaidYet />);
  expect([names()[0], field().value]).toEqual(['Freebox Pop', 'pop']);
  unmount();
  cleanStores(visitorBox);
  sessionStorage.setItem(VISITOR_BOX_KEY, 'minitel');
  render(<NothingSaidYet />);
  expect([names()[0], field().value]).toEqual(['Freebox Ultra', '']);
});

test('a way back does not bring back what was chosen here before the visit said otherwise', () => {
  render(<NothingSaidYet />);
  expect(field().form?.getAttribute('autocomplete')).toBe('off');
});

test('one chosen before this woke stays chosen', () => {
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = renderToString(<NothingSaidYet />);
  field().value = 'pop';
  render(<NothingSaidYet />, { container: host, hydrate: true });
  expect([names()[0], field().value]).toEqual(['Freebox Pop', 'pop']);
});
