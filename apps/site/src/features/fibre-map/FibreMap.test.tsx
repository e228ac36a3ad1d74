import { composeStories } from '@storybook/react-vite';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { keepVisitAnswer } from '#document/visit-answer.ts';
import { eligibility, lille } from '#testing/eligibility.ts';
import * as stories from './FibreMap.stories.tsx';

const { France, OneDepartment } = composeStories(stories);
const loire = {
  municipalities: [
    {
      code: '42218',
      name: 'Saint-Étienne',
      shape: [[0, 0, 1, 1, 1, 0]],
      share: 0.93,
      quarter: null,
      closing: '2027-01-31',
    },
    {
      code: '42222',
      name: 'Saint-Galmier',
      shape: [[0, 0, 1, 1, 1, 0]],
      share: 0.42,
      quarter: '2027-T2',
      closing: null,
    },
    {
      code: '42999',
      name: 'Nulle-Part',
      shape: [[0, 0, 1, 1, 1, 0]],
      share: null,
      quarter: null,
      closing: null,
    },
  ],
};
let files: Record<string, unknown>;

beforeEach(() => {
  sessionStorage.clear();
  files = { '/geo/42.json': loire };
  // Near, but never there: the map itself needs a browser (e2e/fibre-map.spec.ts).
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = tell;
      }
      observe = () => this.tell([{ isIntersecting: true }]);
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal('fetch', async (address: string) => {
    if (/land|departments/.test(address)) await new Promise(() => undefined);
    return address in files ? Response.json(files[address]) : new Response('', { status: 404 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const departments = () => screen.getByLabelText('Département');
const towns = () => screen.getByLabelText<HTMLSelectElement>('Commune');
const panel = () => (screen.getByRole('status').textContent ?? '').replaceAll('\u00a0', ' ');

test('a department that is one municipality says what is known of it at once', async () => {
  const [paris] = loire.municipalities.map((place) => ({ ...place, code: '75056', name: 'Paris' }));
  files['/geo/75.json'] = { municipalities: [paris] };
  render(<France departments={[{ code: '75', name: 'Paris', share: 0.93, href: '#75' }]} />);
  await userEvent.selectOptions(departments(), '75 Paris');
  await waitFor(() =>
    expect(panel()).toBe(
      'Paris : 93 % des logements raccordables à la fibre. L’ADSL s’y arrête le 31 janvier 2027.',
    ),
  );
  expect(towns().selectedOptions[0]?.textContent).toBe('Paris');
});

test('a department brings its municipalities, its figures and its table', async () => {
  render(<France />);
  expect(panel()).toBe('Choisissez un département sur la carte ou dans la liste.');
  expect(towns().disabled).toBe(true);
  await userEvent.selectOptions(departments(), '42 Loire');
  await waitFor(() => expect(panel()).toBe('42 Loire : 3 communes. Choisissez-en une.'));
  expect(screen.getByRole('link').getAttribute('href')).toBe('#42');

  await userEvent.selectOptions(towns(), 'Saint-Étienne');
  expect(panel()).toBe(
    'Saint-Étienne : 93 % des logements raccordables à la fibre. L’ADSL s’y arrête le 31 janvier 2027.',
  );
  await userEvent.selectOptions(towns(), 'Saint-Galmier');
  expect(panel()).toContain(
    '42 % des logements raccordables à la fibre. Suite prévue au 2e trimestre',
  );
  await userEvent.selectOptions(towns(), 'Nulle-Part');
  expect(panel()).toBe('Nulle-Part : pas encore de données.');

  await userEvent.selectOptions(departments(), 'Toute la France');
  expect(panel()).toContain('Choisissez un département');
  expect(towns().disabled).toBe(true);
});

test('a page of one department begins with it, drawn until its map is there', async () => {
  const { container } = render(<OneDepartment />);
  expect(container.querySelector('svg[data-class="high"] path')).not.toBeNull();
  await waitFor(() => expect(panel()).toContain('42 Loire : 3 communes'));
});

test.each([undefined, { municipalities: [{ code: '42218' }] }, '<html>'])(
  'municipalities that do not come, or are none, are said to be missing: %o',
  async (file) => {
    files = file === undefined ? {} : { '/geo/42.json': file };
    render(<OneDepartment />);
    await waitFor(() => expect(panel()).toContain('Les communes ne se chargent pas'));
  },
);

test('the place of the visit is chosen, as soon as the test has answered', async () => {
  render(<France />);
  const place = { ...lille, citycode: '42218', label: 'Saint-Étienne', city: 'Saint-Étienne' };
  act(() => keepVisitAnswer({ place, eligibility }));
  await waitFor(() => expect(panel()).toContain('Saint-Étienne : 93 %'));
  expect(departments()).toHaveProperty('value', '42');
  expect(towns().value).toBe('42218');
});

test.each([
  ['a department', '59350'],
  ['a territory that no map has', '97701'],
])('the place of the visit in %s elsewhere leaves the page as it is', async (_where, citycode) => {
  render(<OneDepartment />);
  render(<France />);
  const [ofPage, ofCountry] = screen.getAllByLabelText<HTMLSelectElement>('Département');
  act(() => keepVisitAnswer({ place: { ...lille, citycode }, eligibility }));
  expect([ofPage?.value, ofCountry?.value]).toEqual(['42', '']);
});

test('the department of the visitor’s network is proposed, until one is chosen', async () => {
  files['/api/geo/here'] = {
    place: { department: '42', name: 'Loire', latitude: 45.44, longitude: 4.39 },
  };
  render(<France hereHref="/api/geo/here" />);
  const proposal = await screen.findByRole('button', { name: /mon département.*42 Loire/ });
  await userEvent.click(proposal);
  expect(screen.getByLabelText<HTMLSelectElement>('Département').value).toBe('42');
  expect(screen.queryByRole('button', { name: /mon département/ })).toBeNull();
});

test('a department overseas is chosen beside the map, and leads to its table without script', async () => {
  files['/geo/974.json'] = { municipalities: loire.municipalities };
  render(<France />);
  const inset = screen.getByRole('link', { name: 'La Réunion' });
  expect(inset.getAttribute('href')).toBe('#974');
  await userEvent.click(inset);
  await waitFor(() => expect(panel()).toBe('974 La Réunion : 3 communes. Choisissez-en une.'));
  // The map shows one department now: the others are not beside it.
  expect(screen.queryByRole('link', { name: 'La Réunion' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Département'));
});
