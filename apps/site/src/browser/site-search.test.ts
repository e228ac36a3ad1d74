import { packSearchDocument } from '@vitrine/domain/search-document';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { startSiteSearch } from './site-search.ts';

const documents = [
  { kind: 'offre', title: 'Freebox Pop', href: '#pop', text: 'Fibre et Wi-Fi 7', keywords: '' },
  { kind: 'offre', title: 'Freebox Pop S', href: '#pop-s', text: 'Sans la TV', keywords: '' },
  { kind: 'page', title: '<img src=x>', href: '#image', text: 'Un titre hostile', keywords: '' },
] as const;

/** jsdom opens no dialog: it is a section here, and knows how to close. */
function open(answer: () => Promise<Response>): HTMLDialogElement {
  vi.stubGlobal('fetch', vi.fn(answer));
  document.body.innerHTML = `
    <section data-index="/search-index.json">
      <form action="/plan-du-site/"><label>Recherche <input type="search" name="q"></label>
      <button type="button" data-close>Fermer</button></form>
      <output></output><ul data-results hidden></ul>
      <p data-suggestions>Souvent recherché</p>
    </section>`;
  const dialog = document.querySelector('section') as unknown as HTMLDialogElement;
  dialog.close = vi.fn();
  startSiteSearch(dialog);
  return dialog;
}
const served = async () => Response.json(documents.map(packSearchDocument));
const type = (text: string) => userEvent.type(screen.getByRole('searchbox'), text);
const status = () => screen.getByRole('status').textContent;
const links = () => within(screen.getByRole('list')).getAllByRole('link');

beforeEach(() => vi.unstubAllGlobals());

describe('the site search', () => {
  test('lists what matches as one types, and says how many', async () => {
    open(served);
    await type('pop');
    await waitFor(() => expect(status()).toBe('2 résultats'));
    expect(links().map((link) => link.getAttribute('href'))).toEqual(['#pop', '#pop-s']);
    expect(screen.getByText('Souvent recherché').hidden).toBe(true);
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
  ])('points to the site map when it gets %s', async (_what, answer) => {
    open(answer);
    await type('pop');
    await waitFor(() => expect(status()).toContain('plan du site'));
  });

  test('says that nothing matches', async () => {
    open(served);
    await type('zzzz');
    await waitFor(() => expect(status()).toContain('Aucun résultat'));
  });

  test('arrows go from the text through the results and around', async () => {
    open(served);
    await type('pop');
    await waitFor(() => expect(status()).toBe('2 résultats'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.getAttribute('href')).toBe('#pop-s');
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement?.getAttribute('href')).toBe('#pop-s');
  });

  test('Enter follows the first result', async () => {
    open(served);
    await type('pop');
    await waitFor(() => expect(status()).toBe('2 résultats'));
    await type('{Enter}');
    expect(location.hash).toBe('#pop');
  });

  test('a title is text, whatever it holds', async () => {
    open(served);
    await type('hostile');
    await waitFor(() => expect(status()).toBe('1 résultat'));
    expect(links()[0]?.textContent).toContain('<img src=x>');
    expect(document.querySelector('img')).toBeNull();
  });

  test('closes by its button and by a click on the backdrop, not by one on its content', async () => {
    const dialog = open(served);
    await userEvent.click(screen.getByRole('status'));
    expect(dialog.close).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    await userEvent.click(dialog);
    expect(dialog.close).toHaveBeenCalledTimes(2);
  });
});
