import { composeStories } from '@storybook/react-vite';
import { CHOSEN_PACKS_EVENT, type ChosenPacksDetail } from '@vitrine/domain/tv/chosen-packs-event';
import { VISITOR_BOX_KEY } from '@vitrine/domain/storage-keys';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cleanStores } from 'nanostores';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { visitorBox } from '#document/page-state.ts';
import * as stories from './PackFinder.stories.tsx';

const { NothingChosenYet } = composeStories(stories);

const channel = () => screen.getByLabelText<HTMLInputElement>('Une chaîne à ajouter');
const box = () => screen.getByLabelText<HTMLSelectElement>('Votre offre');
const add = async (name: string) => {
  await userEvent.clear(channel());
  await userEvent.type(channel(), `${name}{Enter}`);
};
const said = (text: string) =>
  screen.findByText((_own, element) => {
    const says = (one: Element | null) => plain(one?.textContent ?? '') === text;
    return says(element) && ![...(element?.children ?? [])].some(says);
  });
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const wanted = () =>
  screen
    .queryAllByRole<HTMLInputElement>('checkbox', { checked: true })
    .map(({ labels }) => labels?.[0]?.textContent);

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => {
  cleanStores(visitorBox);
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('the cheapest way to get channels', () => {
  test('takes one pack for two channels when it costs less than two', async () => {
    render(<NothingChosenYet />);
    await add('eurosport 1');
    expect(await said('Le moins cher : 5,99 €/mois')).not.toBeNull();
    await add('bein sports 1');
    expect(await said('Le moins cher : 15 €/mois')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Tout le sport' }).getAttribute('href')).toBe(
      '#bouquet-sport',
    );
    expect(location.search).toBe('?chaines=172%2C160');
  });

  test('tells the list of packs which ones it chose', async () => {
    const told: ChosenPacksDetail[] = [];
    const stop = new AbortController();
    document.addEventListener(
      CHOSEN_PACKS_EVENT,
      (event) => told.push((event as CustomEvent<ChosenPacksDetail>).detail),
      stop,
    );
    render(<NothingChosenYet />);
    await add('eurosport 1');
    await waitFor(() => expect(told.at(-1)).toEqual({ keys: ['eurosport'] }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Eurosport 1' }));
    expect(told.at(-1)).toEqual({ keys: [] });
    stop.abort();
  });

  test('knows what the box includes', async () => {
    history.replaceState(null, '', '/?box=ultra&chaines=40');
    render(<NothingChosenYet />);
    expect(await said('Rien à ajouter : tout est inclus.')).not.toBeNull();
    expect(await said('Déjà incluse avec Freebox Ultra : CANAL+.')).not.toBeNull();
    expect(box().value).toBe('ultra');
  });

  test('says when a channel is unknown or already there, and keeps what was typed', async () => {
    render(<NothingChosenYet />);
    await add('xyzxyz');
    await said('Aucune chaîne en option ne s’appelle « xyzxyz ».');
    expect(channel().value).toBe('xyzxyz');
    await add('CANAL+');
    await add('canal plus');
    expect(await said('CANAL+ est déjà dans votre liste.')).not.toBeNull();
  });

  test('a removed channel leaves the list, the price and the address', async () => {
    render(<NothingChosenYet />);
    await add('CANAL+');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'CANAL+' }));
    expect(screen.queryByText(/Le moins cher/)).toBeNull();
    expect(location.search).toBe('');
    expect(document.activeElement).toBe(channel());
  });

  test('says that nothing is chosen yet, until something is', async () => {
    render(<NothingChosenYet />);
    expect(screen.getByText(/^Aucune chaîne choisie/)).not.toBeNull();
    await add('CANAL+');
    await waitFor(() => expect(wanted()).toEqual(['CANAL+']));
    expect(screen.queryByText(/^Aucune chaîne choisie/)).toBeNull();
  });

  test('the link to a choice is copied, or said to be where it is', async () => {
    history.replaceState(null, '', '/?chaines=172');
    const visitor = userEvent.setup();
    render(<NothingChosenYet />);
    const copy = await screen.findByRole('button', { name: /^Copier le lien/ });
    await visitor.click(copy);
    expect(await screen.findByText('Lien copié')).not.toBeNull();
    expect(await navigator.clipboard.readText()).toBe(location.href);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
    await visitor.click(copy);
    expect(await screen.findByText(/refuse de copier/)).not.toBeNull();
  });

  test('numbers in the address that are no channel are left out', async () => {
    history.replaceState(null, '', '/?chaines=172,99999,abc,172');
    render(<NothingChosenYet />);
    await waitFor(() => expect(wanted()).toEqual(['Eurosport 1']));
  });

  test('names typed faster than the channels come all arrive, in order', async () => {
    const { fetch } = globalThis;
    let arrive = () => {};
    const late = new Promise<void>((resolve) => (arrive = resolve));
    vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
      await late;
      return fetch(...asked);
    });
    render(<NothingChosenYet />);
    for (const name of ['eurosport 1', 'bein sports 1', 'canal']) await add(name);
    expect(wanted()).toEqual([]);
    arrive();
    await waitFor(() => expect(wanted()).toEqual(['Eurosport 1', 'beIN SPORTS 1', 'CANAL+']));
  });

  test('a box said to be theirs elsewhere is chosen already, unless the address has another', async () => {
    sessionStorage.setItem(VISITOR_BOX_KEY, 'ultra');
    const steps = history.length;
    const { unmount } = render(<NothingChosenYet />);
    await waitFor(() => expect(box().value).toBe('ultra'));
    expect(location.search).toBe('?box=ultra');
    // One step back leaves the page.
    expect(history.length).toBe(steps);
    unmount();
    history.replaceState(null, '', '/?box=pop');
    render(<NothingChosenYet />);
    expect(box().value).toBe('pop');
    await userEvent.selectOptions(box(), 'Freebox Ultra');
    await userEvent.selectOptions(box(), 'Freebox Pop');
    expect(sessionStorage.getItem(VISITOR_BOX_KEY)).toBe('pop');
  });

  test('a box chosen before it woke stays chosen', async () => {
    const host = document.createElement('div');
    document.body.append(host);
    host.innerHTML = renderToString(<NothingChosenYet />);
    box().value = 'ultra';
    render(<NothingChosenYet />, { container: host, hydrate: true });
    expect(box().value).toBe('ultra');
    expect(location.search).toBe('?box=ultra');
  });
});
