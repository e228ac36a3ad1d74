import { composeStories } from '@storybook/react-vite';
import { packSearchIndex, type SearchDocument } from '@vitrine/domain/search-document';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { breakpoint, isSupportWebp, isValidRoute } from '#document/page-state.ts';
import { sampleContent } from '#testing/sample-content.ts';
import searchWords from '../../../../../content/layout/search.json';
import * as stories from './SiteSearch.stories.tsx';

const { Open } = composeStories(stories);

const documents = [
  {
    kind: 'offre',
    title: 'Freebox Pop',
    href: '#pop',
    text: 'Fibre et Wi-Fi 7',
    keywords: '',
    price: 'dès 29,99 €',
    picture: '/pictures/pop.webp',
  },
  { kind: 'offre', title: 'Freebox Pop S', href: '#pop-s', text: 'Sans la TV', keywords: '' },
  { kind: 'page', title: '<img src=x>', href: '#image', text: 'Un titre hostile', keywords: '' },
] as const;

const words = sampleContent('layout/search', searchWords);
const indexOf = (documents: readonly SearchDocument[]) =>
  Response.json(packSearchIndex({ ...words, documents }));
const served = async () => indexOf(documents);
const open = (answer: () => Promise<Response> = served) => {
  vi.stubGlobal('fetch', vi.fn(answer));
  render(<Open />);
  // The document opens it on a page.
  screen.getByRole('dialog', { hidden: true }).setAttribute('open', '');
};
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (text: string) => userEvent.type(box(), text);
const status = () => screen.getByRole('status').textContent;
const links = () => within(screen.getByRole('list', { name: 'Résultats' })).getAllByRole('link');

const expectSiteMap = () => {
  const way = within(screen.getByRole('status')).getByRole('link', {
    name: 'Voir le plan du site',
  });
  expect(way.getAttribute('href')).toBe('#plan-du-site');
};

/** jsdom closes no dialog. */
const close = vi.fn<() => void>();
beforeEach(() => {
  HTMLDialogElement.prototype.close = close;
});
afterEach(() => {
  vi.unstubAllGlobals();
  location.hash = '';
});

describe('the site search', () => {
  test('is a named dialog whose plain form a page answers', () => {
    open();
    const dialog = screen.getByRole('dialog', { name: 'Rechercher sur le site' });
    expect(box().form?.getAttribute('action')).toBe('/api/search');
    expect(box().name).toBe('q');
    expect(within(dialog).getByRole('button', { name: 'Lancer la recherche' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Comparer les Freebox' })).toBeTruthy();
  });

  test('lists what matches as one types, and says how many', async () => {
    open();
    await type('pop');
    await waitFor(() => expect(status()).toBe('2 résultats'));
    expect(links().map((link) => link.getAttribute('href'))).toEqual(['#pop', '#pop-s']);
    expect(links()[1]?.textContent).toContain(words.kinds.offre);
    expect(screen.queryByText('Souvent recherché')).toBeNull();
  });

  test.each([
    ['knows', async () => ({}), '/pictures/pop.webp'],
    ['does not know', () => Promise.reject(new Error('unknown format')), undefined],
  ])(
    'a box shows its price, and its picture where the browser %s WebP',
    async (_what, decode, src) => {
      vi.stubGlobal('createImageBitmap', decode);
      cleanStores(isSupportWebp);
      open();
      await type('freebox pop');
      await waitFor(() => expect(links()[0]?.textContent).toContain('dès 29,99 €'));
      expect(links()[0]?.querySelector('img')?.getAttribute('src')).toBe(src);
      expect(links()[1]?.querySelector('img')).toBeNull();
    },
  );

  test('what has a new tab elsewhere has one here, and says so', async () => {
    const site = { kind: 'site', text: '', keywords: '' } as const;
    const elsewhere = [
      { ...site, title: 'Webmail', href: 'https://webmail.free.fr/', target: '_blank' as const },
      { ...site, title: 'Webmail pro', href: 'https://pro.free.fr/' },
    ];
    open(async () => indexOf(elsewhere));
    await type('webmail');
    const targets = () => links().map((link) => link.getAttribute('target'));
    await waitFor(() => expect(targets()).toEqual(['_blank', null]));
    expect(links().map(({ textContent }) => textContent.includes('(nouvelle fenêtre)'))).toEqual([
      true,
      false,
    ]);
  });

  test.each([
    [360, 20, 8, 'Les 8 meilleurs résultats'],
    [360, 8, 8, '8 résultats'],
    [1280, 20, 12, 'Les 12 meilleurs résultats'],
    [1280, 12, 12, '12 résultats'],
  ])('at %i px of %i found %i are shown, and said: %s', async (width, all, shown, said) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: width >= Number(/\d+/.exec(query)?.[0]),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    cleanStores(breakpoint);
    const many = Array.from({ length: all }, (_, at) => ({
      ...documents[2],
      title: `Boutique ${at}`,
      href: `#${at}`,
    }));
    open(async () => indexOf(many));
    await type('boutique');
    await waitFor(() => expect(status()).toBe(said));
    expect(links()).toHaveLength(shown);
    cleanStores(breakpoint);
  });

  test('says what happens before the index is there, and answers once it is', async () => {
    let arrive: (response: Response) => void = () => {};
    open(() => new Promise((resolve) => (arrive = resolve)));
    await type('pop');
    expect(status()).toBe('Chargement…');
    arrive(await served());
    await waitFor(() => expect(status()).toBe('2 résultats'));
  });

  test.each([
    ['an error', async () => new Response('', { status: 503 })],
    ['no network', () => Promise.reject(new TypeError('network'))],
    ['something else than an index', async () => new Response('<html>')],
    ['JSON of another shape', async () => Response.json([[1, 'Freebox Pop']])],
    ['documents without words', async () => Response.json({ documents: [] })],
  ])('points to the site map when it gets %s', async (_what, answer) => {
    open(answer);
    await type('pop');
    await waitFor(() => expect(status()).toContain('ne répond pas'));
    expectSiteMap();
  });

  test('says that nothing matches, and what others look for', async () => {
    open();
    await type('zzzz');
    await waitFor(() => expect(status()).toContain('Aucun résultat'));
    expectSiteMap();
    expect(screen.getByText('Souvent recherché')).toBeTruthy();
  });

  test.each([
    ['404', '/freebox/offre_pop.html', 'offre pop', '2 résultats'],
    ['404', '/freebox/t%C3%A9l%C3%A9phone-pop/', 'téléphone pop', '2 résultats'],
    ['404', '/freebox/pop-100%/', 'pop 100', '2 résultats'],
    ['freebox-ultra', '/freebox/freebox-ultra/', '', ''],
  ])('on the page %s of %s it starts with « %s »', async (page, path, words, found) => {
    document.documentElement.dataset['page'] = page;
    cleanStores(isValidRoute);
    history.replaceState(null, '', path);
    open();
    expect(box().value).toBe(words);
    await waitFor(() => expect(status()).toBe(found));
    history.replaceState(null, '', '/');
    delete document.documentElement.dataset['page'];
    cleanStores(isValidRoute);
  });

  test('arrows go from the text through the results and around', async () => {
    open();
    await type('pop');
    await waitFor(() => expect(status()).toBe('2 résultats'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.getAttribute('href')).toBe('#pop-s');
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(box());
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement?.getAttribute('href')).toBe('#pop-s');
  });

  test('Enter follows the first result', async () => {
    open();
    await type('pop');
    await waitFor(() => expect(status()).toBe('2 résultats'));
    await type('{Enter}');
    expect(location.hash).toBe('#pop');
  });

  test('a title is text, whatever it holds', async () => {
    open();
    await type('hostile');
    await waitFor(() => expect(status()).toBe('1 résultat'));
    expect(links()[0]?.textContent).toContain('<img src=x>');
    expect(document.querySelector('img')).toBeNull();
  });

  test('closes by its button and by a click on the backdrop, not by one on its content', async () => {
    open();
    await userEvent.click(screen.getByRole('status'));
    expect(close).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Fermer la recherche' }));
    await userEvent.click(screen.getByRole('dialog'));
    expect(close).toHaveBeenCalledTimes(2);
  });
});
