import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as stories from './RetentionOffer.stories.tsx';

const { Default } = composeStories(stories);
const offer = { title: 'La fibre à prix réduit', text: 'Pendant 12 mois.', href: '/freebox/' };

afterEach(() => void vi.unstubAllGlobals());

function answering(answer: () => Promise<Response>) {
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
const ask = () => userEvent.click(screen.getByRole('button', { name: 'Voir s’il y a une offre' }));
async function fillIn() {
  await userEvent.type(screen.getByLabelText('Votre ligne fixe'), '04 77 00 00 00');
  await userEvent.click(screen.getByRole('checkbox'));
}

describe('an offer for someone who leaves', () => {
  test('is not asked for without a line and an agreement', async () => {
    const fetch = answering(async () => Response.json({ offer }));
    render(<Default />);
    await userEvent.type(screen.getByLabelText('Votre ligne fixe'), '04 77 00 00 00');
    await ask();
    expect(fetch).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toMatch(/^Indiquez/);
  });

  test('is one card', async () => {
    const fetch = answering(async () => Response.json({ offer }));
    render(<Default />);
    await fillIn();
    await ask();
    expect(await screen.findByRole('link', { name: offer.title })).toBeTruthy();
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      '/api/retention-offer',
      expect.objectContaining({ body: JSON.stringify({ line: '0477000000', agreed: true }) }),
    );
  });

  test.each([
    ['there is none', async () => Response.json({ offer: null })],
    ['the answer is no offer', async () => Response.json({ offer: { title: 3 } })],
    ['the server refuses', async () => new Response('{}', { status: 429 })],
    ['the network is away', async () => Promise.reject(new TypeError('network'))],
  ])('is none when %s', async (_why, answer) => {
    answering(answer);
    render(<Default />);
    await fillIn();
    await ask();
    expect(await screen.findByText(/^Nous n’avons pas d’offre particulière/)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
