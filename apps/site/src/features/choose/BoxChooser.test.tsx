import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SIGN_UP_REALM_KEY } from '@vitrine/domain/storage-keys';
import { cleanStores } from 'nanostores';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { signUpRealm, theme } from '#document/page-state.ts';
import { keepVisitAnswer } from '#document/visit-answer.ts';
import { eligibility, lille } from '#testing/eligibility.ts';
import * as stories from './BoxChooser.stories.tsx';

const { Default } = composeStories(stories);
const answer = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => history.replaceState(null, ''));

describe('help to choose', () => {
  test('one who comes back to a page that the browser had dropped is where they were', async () => {
    const first = render(<Default />);
    await answer('Oui');
    await answer('Non, internet me suffit');
    first.unmount();
    const second = render(<Default />);
    expect(screen.getByRole('heading').textContent).toContain('Que fait-on chez vous');
    expect(document.activeElement, 'nothing is new to a reader').toBe(document.body);
    expect(location.search, 'nothing leaves the browser').toBe('');
    await answer('Revenir à la question précédente');
    await screen.findByRole('heading', { name: /Voulez-vous la TV/ });
    await answer('Oui, avec des services vidéo inclus');
    second.unmount();
    const third = render(<Default />);
    expect(screen.getByRole('heading').textContent).toBe('Freebox Ultra');
    await answer('Recommencer');
    third.unmount();
    render(<Default />);
    expect(screen.getByText('Question 1 sur 4 au plus')).not.toBeNull();
  });

  test.each([
    ['navigate', 'La fibre arrive-t-elle'],
    ['back_forward', 'Voulez-vous la TV'],
    ['reload', 'Voulez-vous la TV'],
  ])('reached by a %s, it asks « %s »', (type, question) => {
    history.replaceState({ answers: 'yes' }, '');
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);
    render(<Default />);
    expect(screen.getByRole('heading').textContent).toContain(question);
  });

  test('one answer is enough when there is no fibre', async () => {
    render(<Default />);
    await answer('Non, pas encore');
    expect(document.activeElement?.textContent).toBe('Box 5G');
    expect(screen.getByText(/prise de courant/)).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Je m’abonne' }).getAttribute('href')).toBe(
      '#souscrire-box-5g',
    );
  });

  test('the page wears what the box that was found wears, until another is looked for', async () => {
    const { unmount } = render(<Default />);
    const worn = () => [theme.get(), document.documentElement.dataset['theme']];
    await answer('Non, pas encore');
    expect(worn()).toEqual(['dark', 'dark']);
    await answer('Recommencer');
    expect(worn()).toEqual(['light', 'light']);
    await answer('Non, pas encore');
    unmount();
    expect(worn()).toEqual(['light', 'light']);
  });

  test('a visit that a campaign brought subscribes in its realm', async () => {
    sessionStorage.setItem(SIGN_UP_REALM_KEY, 'offre');
    cleanStores(signUpRealm);
    const [box5g, ...others] = [...(Default.args.boxes ?? [])].sort(
      (a, b) => Number(b.key === 'box-5g') - Number(a.key === 'box-5g'),
    );
    if (!box5g) throw new Error('no box');
    const subscribeHref = 'https://signup.test/subscribe_promo/#new';
    render(<Default boxes={[{ ...box5g, subscribeHref }, ...others]} />);
    await answer('Non, pas encore');
    expect(screen.getByRole('link', { name: 'Je m’abonne' }).getAttribute('href')).toBe(
      'https://signup.test/offre/#new',
    );
    sessionStorage.clear();
    cleanStores(signUpRealm);
  });

  test('each answer brings the next question to the reader, and can be taken back', async () => {
    render(<Default />);
    expect(document.activeElement).toBe(document.body);
    await answer('Oui');
    expect(document.activeElement?.textContent).toContain('Voulez-vous la TV');
    await answer('Revenir à la question précédente');
    await screen.findByRole('heading', { name: /La fibre arrive-t-elle/ });
    expect(document.activeElement).toBe(screen.getByRole('heading'));
  });

  test('the browser’s own way back goes one question back, and forward again', async () => {
    render(<Default />);
    await answer('Oui');
    await answer('Non, internet me suffit');
    history.back();
    await screen.findByRole('heading', { name: /Voulez-vous la TV/ });
    expect(document.activeElement).toBe(screen.getByRole('heading'));
    history.back();
    await screen.findByRole('heading', { name: /La fibre arrive-t-elle/ });
    history.forward();
    await screen.findByRole('heading', { name: /Voulez-vous la TV/ });
    expect(location.search, 'nothing leaves the browser').toBe('');
  });

  test('a second click before the first has led back leads no further', async () => {
    render(<Default />);
    await answer('Oui');
    await answer('Non, internet me suffit');
    const back = screen.getByRole('button', { name: 'Revenir à la question précédente' });
    fireEvent.click(back);
    fireEvent.click(back);
    await screen.findByRole('heading', { name: /Voulez-vous la TV/ });
    await answer('Non, internet me suffit');
    expect(screen.getByRole('heading').textContent).toContain('Que fait-on chez vous');
  });

  test('a link to a place of the page takes no answer back', async () => {
    render(<Default />);
    await answer('Oui');
    location.hash = '#contenu';
    const step = Promise.withResolvers<void>();
    addEventListener('hashchange', () => step.resolve(), { once: true });
    await step.promise;
    expect(screen.getByRole('heading').textContent).toContain('Voulez-vous la TV');
  });

  test('the next best box is named, with what speaks against it, and can be compared', async () => {
    render(<Default />);
    await answer('Oui');
    await answer('Non, internet me suffit');
    await answer('Des e-mails, de la vidéo, un ou deux écrans');
    expect(document.activeElement?.textContent).toBe('Freebox Pop S');
    expect(document.body.textContent).toMatch(
      /Et la Freebox Pop\s\?.*la TV, que vous ne regardez pas/,
    );
    expect(screen.getByRole('link', { name: 'Comparer les deux' }).getAttribute('href')).toBe(
      '#comparer-pop-s,pop',
    );
  });

  test('what the visit knows of the address stands beside the subscription', async () => {
    keepVisitAnswer({ place: lille, eligibility });
    render(<Default />);
    await answer('Oui');
    await answer('Non, internet me suffit');
    await answer('Des e-mails, de la vidéo, un ou deux écrans');
    expect(screen.getByText(/^Fibre disponible à Lille \(59000\)/)).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Changer d’adresse' }).getAttribute('href')).toBe(
      '#adresse',
    );
    keepVisitAnswer(null);
  });

  test('one can start again', async () => {
    render(<Default />);
    await answer('Non, pas encore');
    await answer('Recommencer');
    expect(screen.getByText('Question 1 sur 4 au plus')).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading'));
  });
});
