import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleSpots } from '#testing/shops.ts';
import { spotsInPage } from '#testing/spots-in-page.tsx';
import * as stories from './ShopFinder.stories.tsx';

const { Default, WithoutItsSpots } = composeStories(stories);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-17T10:30:00Z'), toFake: ['Date'] });
  history.replaceState(null, '', '/boutiques/');
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What a service answers; the spots come from where the story has them, once `when` is over. */
function serve(answer: () => unknown, when: Promise<unknown> = Promise.resolve()) {
  const toSpots = fetch;
  vi.stubGlobal(
    'fetch',
    vi.fn(async (href: string) => {
      if (!href.startsWith('data:')) return Response.json(answer());
      await when;
      return toSpots(href);
    }),
  );
}

const names = () => screen.getAllByRole('heading', { level: 2 }).map((name) => name.textContent);
const status = () => (screen.getByRole('status').textContent ?? '').replaceAll('\u00a0', ' ');
const said = (text: string) => waitFor(() => expect(status()).toBe(text));

test('shops are listed with whether they are open; kiosks on demand', async () => {
  render(<Default />);
  expect(status()).toBe('2 boutiques, par ville.');
  expect(await screen.findAllByText(/Ouvert jusqu’à 19\sh/)).toHaveLength(2);
  await userEvent.click(screen.getByLabelText('Bornes carte SIM'));
  await userEvent.click(screen.getByLabelText('Bornes carte SIM'));
  expect(names()).toHaveLength(2);
  await userEvent.click(screen.getByLabelText('Bornes carte SIM'));
  expect(names()).toContain('Borne carte SIM, Saint-Étienne');
  expect(status()).toBe('3 adresses, par ville.');
});

test('the map of the country names its large towns', () => {
  const lyon = { name: 'Lyon', latitude: 45.76, longitude: 4.84, isBefore: true, isMinor: false };
  render(<Default picture="/geo/boutiques.svg" towns={[lyon]} />);
  expect(within(screen.getByRole('region')).getByText('Lyon')).toBeDefined();
});

test('the address opens the kiosks', async () => {
  history.replaceState(null, '', '/boutiques/?bornes=on');
  render(<Default />);
  await said('3 adresses, par ville.');
  expect(screen.getByLabelText('Bornes carte SIM')).toHaveProperty('checked', true);
  expect(names()).toHaveLength(3);
});

test('whoever asks for more goes on at the first of them, a kiosk too', async () => {
  history.replaceState(null, '', '/boutiques/?bornes=on');
  const kiosk = sampleSpots.at(-1);
  if (!kiosk) throw new Error('no kiosk');
  const kiosks = Array.from({ length: 30 }, (_, at) => ({ ...kiosk, id: `${at}`, name: `${at}` }));
  render(<Default {...spotsInPage(kiosks)} />);
  await said('30 adresses, par ville.');
  await userEvent.click(screen.getByRole('button', { name: 'Voir plus de boutiques' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '24' }));
});

test('whoever asks for more shops goes on at the link of the first of them', async () => {
  const [shop] = sampleSpots;
  if (!shop) throw new Error('no shop');
  const shops = Array.from({ length: 30 }, (_, at) => ({ ...shop, id: `${at}`, name: `${at}` }));
  render(<Default {...spotsInPage(shops)} />);
  await screen.findAllByText(/Ouvert/);
  await userEvent.click(screen.getByRole('button', { name: 'Voir plus de boutiques' }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: '24' }));
  expect(names()).toHaveLength(30);
  // Another list begins at its beginning.
  await userEvent.click(screen.getByLabelText('Ouvert maintenant'));
  expect(names()).toHaveLength(24);
});

test('open now follows the clock of Paris', async () => {
  vi.setSystemTime(new Date('2026-11-15T10:30:00Z'));
  render(<Default />);
  await screen.findAllByText(/Fermé/);
  await userEvent.click(screen.getByLabelText('Ouvert maintenant'));
  expect(status()).toBe('Aucune boutique ouverte en ce moment pour cette recherche.');
  await userEvent.click(screen.getByRole('button', { name: 'Voir toutes les boutiques' }));
  expect(names()).toHaveLength(2);
  expect(screen.getByLabelText('Ouvert maintenant')).toHaveProperty('checked', false);
});

test('typing filters; sending sorts around the place found, with distances, and is in the address', async () => {
  serve(() => ({
    type: 'FeatureCollection',
    features: [
      {
        geometry: { coordinates: [4.43, 45.44] },
        properties: {
          label: 'Le Havre',
          citycode: '76351',
          city: 'Le Havre',
          type: 'municipality',
        },
      },
    ],
  }));
  history.replaceState(null, '', '/boutiques/?contentOnly=true');
  const { unmount } = render(<Default />);
  const field = screen.getByLabelText('Une ville ou un code postal');
  await userEvent.type(field, 'rochettes');
  await said('1 boutique pour votre recherche.');
  await userEvent.type(field, '{Enter}');
  await waitFor(() => expect(status()).toContain('autour du Havre, la plus proche d’abord.'));
  const [first] = screen.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByText(/^à /)).toBeDefined();
  expect(names()[0]).toContain('centre commercial');

  await userEvent.click(screen.getByLabelText('Bornes carte SIM'));
  const found = status();
  unmount();
  // As after a reload, or on the way back from a shop.
  render(<Default />);
  await waitFor(() => expect(status()).toBe(found));
  expect(location.search).toBe('?q=rochettes&bornes=on&contentOnly=true');
  await userEvent.type(screen.getByLabelText('Une ville ou un code postal'), 'x');
  await userEvent.click(screen.getByLabelText('Bornes carte SIM'));
  expect(location.search, 'nothing was sent since').toBe('?contentOnly=true');
});

const saintDenis = (citycode: string, postcode: string, department: string, at: number[]) => ({
  geometry: { coordinates: at },
  properties: {
    label: 'Saint-Denis',
    city: 'Saint-Denis',
    citycode,
    postcode,
    context: `${citycode.slice(0, 2)}, ${department}, R`,
    type: 'municipality',
  },
});

test('of several towns of one name the one near a shop comes first, and another is a click away', async () => {
  serve(() => ({
    type: 'FeatureCollection',
    features: [
      saintDenis('97411', '97400', 'La Réunion', [55.45, -20.88]),
      saintDenis('93066', '93200', 'Seine-Saint-Denis', [2.36, 48.93]),
    ],
  }));
  render(<Default />);
  const field = screen.getByLabelText('Une ville ou un code postal');
  await userEvent.type(field, 'saint denis{Enter}');
  await waitFor(() => expect(status()).toContain('autour de Saint-Denis (93200)'));
  const other = screen.getByRole('radio', { name: 'Saint-Denis 97400, La Réunion' });
  await userEvent.click(other);
  expect(status()).toContain('autour de Saint-Denis (97400)');
  expect(status()).toBe('Aucune boutique autour de Saint-Denis (97400).');
  expect(other).toHaveProperty('checked', true);
  await userEvent.type(field, ' 93200');
  expect(screen.queryByRole('radio', { name: /^Saint-Denis/ })).toBeNull();
});

test('only the last that was asked is answered, whatever comes late', async () => {
  const town = (city: string) => ({
    type: 'FeatureCollection',
    features: [
      {
        geometry: { coordinates: [4.43, 45.44] },
        properties: { label: city, citycode: '76351', city, type: 'municipality' },
      },
    ],
  });
  const late = Promise.withResolvers<unknown>();
  let asked = 0;
  const toSpots = fetch;
  vi.stubGlobal('fetch', async (href: string) => {
    if (href.startsWith('data:')) return toSpots(href);
    asked += 1;
    return Response.json(asked === 1 ? await late.promise : town('Roanne'));
  });
  let locate: PositionCallback | undefined;
  vi.stubGlobal('navigator', {
    ...navigator,
    geolocation: { getCurrentPosition: (found: PositionCallback) => (locate = found) },
  });
  render(<Default />);
  await userEvent.click(screen.getByRole('button', { name: 'Autour de moi' }));
  const field = screen.getByLabelText('Une ville ou un code postal');
  await userEvent.type(field, 'havre{Enter}');
  await userEvent.clear(field);
  await userEvent.type(field, 'roanne{Enter}');
  await waitFor(() => expect(status()).toContain('autour de Roanne'));
  late.resolve(town('Le Havre'));
  locate?.({ coords: { latitude: 43.6, longitude: 1.44 } } as GeolocationPosition);
  // All that awaited their answers has run before what is next in line.
  await new Promise((resolve) => setTimeout(resolve));
  expect(locate).toBeDefined();
  expect(status()).toContain('autour de Roanne');
});

test('around me sorts by the position, or says why it cannot', async () => {
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>((found) =>
    found({ coords: { longitude: 4.43, latitude: 45.44 } } as GeolocationPosition),
  );
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } });
  render(<Default />);
  const around = screen.getByRole('button', { name: 'Autour de moi' });
  const field = screen.getByLabelText<HTMLInputElement>('Une ville ou un code postal');
  await userEvent.type(field, 'rochettes');
  await userEvent.click(around);
  await waitFor(() => expect(status()).toContain('2 boutiques autour de vous'));
  expect(field.value).toBe('');
  getCurrentPosition.mockImplementation((_found, failed) =>
    failed?.({ code: 1 } as GeolocationPositionError),
  );
  await userEvent.click(around);
  expect(status()).toContain('Votre position n’est pas accessible');
});

test('a department guessed by the network is proposed, and followed only when chosen', async () => {
  serve(() => ({
    place: { department: '42', name: 'Loire', latitude: 45.44, longitude: 4.39 },
  }));
  render(<Default hereHref="/api/geo/here" />);
  const proposal = await screen.findByRole('button', { name: /Loire$/ });
  expect(status()).toBe('2 boutiques, par ville.');
  await userEvent.click(proposal);
  await said('2 boutiques autour de vous, la plus proche d’abord.');
  expect(names()[0]).toContain('Saint-Étienne');
});

test('nothing is guessed where no service is', () => {
  serve(() => null);
  render(<Default />);
  expect(vi.mocked(fetch).mock.calls.map(([href]) => href)).toEqual([Default.args.spotsHref]);
});

const saintEtienne = () => ({
  type: 'FeatureCollection',
  features: [
    {
      geometry: { coordinates: [4.39, 45.44] },
      properties: {
        label: 'Saint-Étienne',
        citycode: '42218',
        city: 'Saint-Étienne',
        type: 'municipality',
      },
    },
  ],
});

test('what is searched and ticked before the shops came is answered when they come', async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  serve(saintEtienne, arrived);
  render(<Default />);
  expect(status()).toBe('2 boutiques, par ville.');
  const field = screen.getByLabelText('Une ville ou un code postal');
  await userEvent.type(field, 'Saint-Étienne{Enter}');
  await userEvent.click(screen.getByLabelText('Ouvert maintenant'));
  await said('Recherche des boutiques…');
  expect(names(), 'the page’s own list stays').toHaveLength(3);
  arrive();
  await said('2 boutiques autour de Saint-Étienne, la plus proche d’abord.');
  expect(names()).toHaveLength(2);
  expect(screen.getAllByText(/^à /)).toHaveLength(2);
});

test('what shops say when they come leaves the list and the focus where they are', async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  serve(() => null, arrived);
  render(<Default />);
  const [link] = screen.getAllByRole('link');
  link?.focus();
  arrive();
  expect(await screen.findAllByText(/Ouvert jusqu’à/)).toHaveLength(2);
  expect(document.activeElement).toBe(link);
  expect(screen.getAllByRole('link')[0]).toBe(link);
});

test('without the shops the finder says so once it is asked, and its page lists all of them', async () => {
  render(<WithoutItsSpots />);
  expect(status()).toBe('2 boutiques, par ville.');
  await userEvent.click(screen.getByLabelText('Ouvert maintenant'));
  await said('La recherche ne répond pas : la liste complète est ci-dessous.');
  expect(names()).toHaveLength(3);
  expect(screen.queryByRole('region'), 'no map without pins').toBeNull();
  expect(screen.queryByRole('button', { name: 'Voir plus de boutiques' })).toBeNull();
});
