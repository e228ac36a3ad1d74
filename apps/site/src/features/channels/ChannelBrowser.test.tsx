import { composeStories } from '@storybook/react-vite';
import type { GuideChannel, TvGuide } from '@vitrine/domain/tv/guide';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as stories from './ChannelBrowser.stories.tsx';
import { RESULTS_AT_ONCE } from './FoundChannels.tsx';

const { WholeList } = composeStories(stories);

const channel = (number: number, name: string, more: Partial<GuideChannel> = {}): GuideChannel => ({
  number,
  name,
  category: 'cinema',
  quality: 'HD',
  replay: false,
  includedIn: ['pop', 'ultra'],
  inclusion: 'Incluse',
  packs: [],
  ...more,
});
const guideOf = (more: number): TvGuide => ({
  packs: [{ key: 'bein', name: 'beIN SPORTS', price: 1500, href: '#bein' }],
  channels: [
    channel(21, 'L’Équipe', { category: 'sport', replay: true }),
    channel(160, 'beIN SPORTS 1', {
      category: 'sport',
      includedIn: [],
      inclusion: null,
      packs: ['bein'],
    }),
    channel(13, 'BFM TV'),
    ...Array.from({ length: more }, (_, at) => channel(1000 + at, `Zone ${at}`)),
  ],
});

/** The real list; what it fetches has as many more channels as asked. */
function show(
  more = 0,
  answer: () => Promise<Response> = async () => Response.json(guideOf(more)),
) {
  vi.stubGlobal('fetch', vi.fn(answer));
  render(<WholeList total={3 + more} />);
}

const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const chip = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const count = () => screen.getByRole('status').textContent;
const counted = (text: string) => waitFor(() => expect(count()).toBe(text));
const nameOf = (row: HTMLElement) => row.querySelector('b')?.textContent;
const results = () =>
  within(screen.getByRole('list', { name: 'Chaînes trouvées' })).getAllByRole('listitem');
const names = () =>
  screen
    .getAllByRole('listitem')
    .map(nameOf)
    .filter((name) => name !== undefined);

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the channel list', () => {
  test.each([
    ['equipe', 'L’Équipe'],
    ['bfmtv', 'BFM TV'],
    ['bein sprots', 'beIN SPORTS 1'],
    ['160', 'beIN SPORTS 1'],
  ])('%s finds %s', async (typed, name) => {
    show();
    await userEvent.type(box(), typed);
    await counted('1 chaîne');
    expect(results().map(nameOf)).toEqual([name]);
  });

  test('a cleared search shows every channel in its theme again', async () => {
    show();
    await userEvent.type(box(), 'bein');
    await counted('1 chaîne');
    await userEvent.clear(box());
    await counted('3 chaînes');
    expect(screen.queryByRole('list', { name: 'Chaînes trouvées' })).toBeNull();
    expect(names()).toEqual(['L’Équipe', 'beIN SPORTS 1', 'CANAL+']);
  });

  test('filters leave out channels and empty themes, and count what is left', async () => {
    show();
    await userEvent.selectOptions(select('Thème'), 'sport');
    await userEvent.click(chip('Freebox Pop'));
    await counted('1 chaîne');
    expect(names()).toEqual(['L’Équipe']);
    expect(screen.queryByRole('heading', { name: /^Cinéma/ })).toBeNull();
    expect(location.search).toBe('?theme=sport&box=pop');
  });

  test('the address says what is shown, and unknown values in it are ignored', async () => {
    history.replaceState(null, '', '/?theme=sport&replay=oui&box=minitel');
    const steps = history.length;
    show();
    await counted('1 chaîne');
    expect(location.search).toBe('?theme=sport&replay=oui');
    // One step back leaves the page.
    expect(history.length).toBe(steps);
    expect(names()).toEqual(['L’Équipe']);
    expect(select('Thème').value).toBe('sport');
    expect(screen.getByLabelText<HTMLInputElement>('Avec replay').checked).toBe(true);
  });

  test('a screenful of results comes first, the rest on demand, and reading goes on there', async () => {
    show(RESULTS_AT_ONCE + 5);
    await userEvent.type(box(), 'zone');
    await counted(`${RESULTS_AT_ONCE + 5} chaînes`);
    expect(results()).toHaveLength(RESULTS_AT_ONCE);
    await userEvent.click(screen.getByRole('button', { name: 'Voir plus de chaînes' }));
    expect(results()).toHaveLength(RESULTS_AT_ONCE + 5);
    expect(nameOf(document.activeElement as HTMLElement)).toBe(`Zone ${RESULTS_AT_ONCE}`);
    expect(screen.queryByRole('button', { name: 'Voir plus de chaînes' })).toBeNull();
  });

  test('a filter that keeps hundreds shows them all', async () => {
    show(300);
    await userEvent.click(chip('Freebox Pop'));
    await counted('302 chaînes');
    await screen.findByText('Zone 299', {}, { timeout: 10_000 });
    expect(screen.getAllByText(/^Zone/)).toHaveLength(300);
  });

  test('an empty list says why, and one button starts again', async () => {
    show();
    await userEvent.click(chip('Freebox Pop'));
    await userEvent.type(box(), 'bein');
    expect(await screen.findByText(/sans les filtres/)).not.toBeNull();
    await userEvent.clear(box());
    await userEvent.type(box(), 'xyzxyz');
    expect(await screen.findByText(/Vérifiez l’orthographe/)).not.toBeNull();
    await userEvent.click(
      screen.getByRole('button', { name: 'Effacer la recherche et les filtres' }),
    );
    await counted('3 chaînes');
    expect(document.activeElement).toBe(box());
    expect(chip('Toutes les offres').checked).toBe(true);
  });

  test('says so when its guide does not come, and keeps the whole list', async () => {
    show(0, async () => new Response('', { status: 503 }));
    await userEvent.type(box(), 'bein');
    await waitFor(() => expect(count()).toContain('ne répond pas'));
    expect(names()).toHaveLength(3);
  });

  test('answers once the network is back, without a reload', async () => {
    let isLost = true;
    show(0, async () => (isLost ? Response.error() : Response.json(guideOf(0))));
    await userEvent.type(box(), 'bfm');
    await waitFor(() => expect(count()).toContain('ne répond pas'));
    isLost = false;
    dispatchEvent(new Event('online'));
    await counted('1 chaîne');
  });

  test('what was typed and chosen before it woke is asked for', async () => {
    vi.stubGlobal('fetch', async () => Response.json(guideOf(0)));
    const host = document.createElement('div');
    document.body.append(host);
    host.innerHTML = renderToString(<WholeList />);
    box().value = 'equipe';
    chip('Freebox Ultra').checked = true;
    render(<WholeList />, { container: host, hydrate: true });
    await counted('1 chaîne');
    expect(box().value).toBe('equipe');
    expect(location.search).toBe('?q=equipe&box=ultra');
  });
});
