import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';
import { createProof } from './proof.ts';
import * as stories from './RequestForm.stories.tsx';

vi.mock('./proof.ts', { spy: true });

const {
  Empty,
  Contest,
  Received,
  ReceivedFromUnknown,
  Termination,
  TerminationToConfirm,
  TerminationReceived,
  WithErrors,
} = composeStories(stories);

function form(): HTMLFormElement {
  const found = document.querySelector('form');
  if (!found) throw new Error('no form');
  return found;
}
const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

/** What the server sends for a state, before any script. */
function sent(html: string): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = html;
  document.body.append(page);
  onTestFinished(() => page.remove());
  return page;
}

beforeEach(() => {
  sessionStorage.clear();
  // jsdom has none; every page served securely has.
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { subtle: {}, randomUUID: () => crypto.randomUUID() });
  vi.mocked(createProof).mockReturnValue({ begin: async () => 'proof', renew: () => undefined });
});
afterEach(() => vi.unstubAllGlobals());

describe('the form', () => {
  test('every question has a visible label, and the honeypot is out of everyone’s way', () => {
    render(<Empty />);
    const asked = screen.getAllByRole('textbox').map((field) => field.getAttribute('name'));
    expect(asked).not.toContain('website');
    for (const { labels } of screen.getAllByRole<HTMLInputElement>('textbox'))
      expect(labels?.[0]?.textContent).toMatch(/[A-ZÀ-Ý]/);
    const trap = form().elements.namedItem('website') as HTMLInputElement;
    expect([trap.tabIndex, trap.autocomplete]).toEqual([-1, 'off']);
  });

  test('a question that hangs on another answer tells the style on which', () => {
    render(<Termination />);
    const asked = (name: string) =>
      textbox(name).closest<HTMLElement>('[data-when], [data-unless]')?.dataset;
    expect(asked('Numéro de la ligne')).toMatchObject({ unless: 'offer:box-5g' });
    expect(asked('Adresse e-mail')).toMatchObject({ when: 'answerBy:email' });
  });

  test('works by a plain post: an address, a method, names and hidden answers', () => {
    render(<Empty />);
    expect([form().method, form().getAttribute('action')]).toEqual(['post', '/api/forms/contact']);
    const data = new FormData(form());
    expect([data.get('audience'), data.get('page')]).toEqual(['abonne-box', 'abonne-box']);
  });

  test('a contest carries the version of the rules that are shown, and no opt-in is ticked', () => {
    render(<Contest />);
    expect(new FormData(form()).get('rulesVersion')).toBe('2');
    screen.getByRole('link', { name: /règlement complet \(version 2\)/ });
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(1);
  });
});

describe('as the server renders it', () => {
  test('mistakes are summed up with links to their fields, described beside them, and nothing typed is lost', () => {
    const page = within(sent(renderToString(<WithErrors />)));
    const summary = page.getByRole('region', { name: 'Certaines réponses sont à corriger.' });
    expect(summary.hasAttribute('autofocus')).toBe(true);
    const link = within(summary).getByRole('link', { name: /adresse e-mail complète/ });
    const email = page.getByRole<HTMLInputElement>('textbox', { name: 'Adresse e-mail' });
    expect(link.getAttribute('href')).toBe(`#${email.id}`);
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(email.getAttribute('aria-describedby')?.split(' ')).toContain(`${email.id}-error`);
    expect(email.value).toBe('elodie');
    expect(page.getByRole<HTMLInputElement>('textbox', { name: 'Votre message' }).value).toBe(
      'Bonjour <b>vous</b> & "moi",\nma box redémarre.',
    );
    expect(
      page.getByRole<HTMLSelectElement>('combobox', { name: 'Sujet de votre message' }).value,
    ).toBe('demenagement');
  });

  test('a review shows each answer in words and posts them all again with its token', () => {
    const html = sent(renderToString(<TerminationToConfirm />));
    const page = within(html);
    const answers = page.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(answers).toContain('Par e-mail');
    expect(answers).not.toContain('');
    const data = new FormData(html.querySelector('form') ?? undefined);
    expect([data.get('token'), data.get('answerBy')]).toEqual(['jeton', 'email']);
    expect(page.queryByRole('button', { name: 'Relire ma demande' })).toBeNull();
    expect(page.getByRole('button', { name: 'Confirmer ma résiliation' })).toBeTruthy();
  });

  test('a termination’s receipt holds what the law wants on it', () => {
    const page = within(sent(renderToString(<TerminationReceived />)));
    expect(page.getByText('7K3M-Q9XD')).toBeTruthy();
    expect(page.getByText('15 novembre 2026 à 11:00:00 (heure de Paris)')).toBeTruthy();
    const declared = page.getAllByRole('term').map(({ textContent }) => textContent);
    expect(declared).toEqual(
      expect.arrayContaining([
        'Référence du contrat',
        'Numéro de la ligne',
        'Date de résiliation souhaitée',
        'Nom du titulaire',
      ]),
    );
    expect(page.queryByRole('textbox')).toBeNull();
  });

  test('a receipt leads to its follow-up only where its sender can open it', () => {
    const followUp = { name: 'Suivre votre demande' };
    const known = within(sent(renderToString(<Received />)));
    expect(known.getByRole('link', followUp)).toBeTruthy();
    const unknown = within(sent(renderToString(<ReceivedFromUnknown />)));
    expect(unknown.queryByRole('link', followUp)).toBeNull();
    expect(unknown.getByText(/nous ne pourrons pas vous dire ce qui a été décidé/)).toBeTruthy();
  });
});

describe('sending', () => {
  const answers = (...statuses: number[]) => {
    const bodies: Record<string, unknown>[] = [];
    vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
      bodies.push(JSON.parse(body) as Record<string, unknown>);
      const status = statuses[bodies.length - 1] ?? 201;
      return Response.json(
        status < 300
          ? {
              reference: '7K3M-Q9XD',
              receivedAt: '2026-11-15T10:00:00.000Z',
              address: '/api/forms/receipt?token=x',
              pdf: '/api/forms/receipt.pdf?token=x',
              isMailed: true,
              declared: [],
            }
          : { title: 'Non.' },
        { status },
      );
    });
    return bodies;
  };

  /** At once: letters one by one are for what is about typing. */
  async function write(field: HTMLElement, text: string): Promise<void> {
    await userEvent.click(field);
    await userEvent.paste(text);
  }

  async function fill(): Promise<void> {
    await userEvent.selectOptions(screen.getByLabelText('Sujet de votre message'), 'demenagement');
    await write(textbox('Votre message'), 'Bonjour, je déménage le 3 mars.');
    await write(textbox('Prénom'), 'Élodie');
    await write(textbox('Nom'), 'Nœl');
    await write(textbox('Adresse e-mail'), 'e@exemple.fr');
  }
  const submit = () => userEvent.click(button('Envoyer mon message'));

  test('a complete form is sent once, gives its reference and the address of its receipt', async () => {
    const bodies = answers();
    render(<Empty />);
    await fill();
    await submit();
    await screen.findByText('7K3M-Q9XD');
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toMatchObject({
      lastName: 'Nœl',
      captcha: 'proof',
      website: '',
      page: 'abonne-box',
    });
    expect(document.activeElement?.textContent).toBe('Votre message est arrivé');
    expect(location.pathname + location.search).toBe('/api/forms/receipt?token=x');
    expect(sessionStorage.getItem('formDraft')).toBeNull();
  });

  test('what is sent twice at once leaves once', async () => {
    const bodies = answers();
    render(<Empty />);
    await fill();
    for (let presses = 0; presses < 2; presses += 1) fireEvent.submit(form());
    await screen.findByText('7K3M-Q9XD');
    expect(bodies).toHaveLength(1);
  });

  test('a page shown as content only stays so when its receipt is opened again', async () => {
    answers();
    history.replaceState(null, '', '/?contentOnly=true');
    onTestFinished(() => history.replaceState(null, '', '/'));
    render(<Empty />);
    await fill();
    await submit();
    await screen.findByText('7K3M-Q9XD');
    expect(location.search).toBe('?token=x&contentOnly=true');
  });

  test('an incomplete one is not sent: what is wrong is listed and takes the focus', async () => {
    const bodies = answers();
    render(<Empty />);
    await submit();
    const summary = await screen.findByRole('region', {
      name: 'Certaines réponses sont à corriger.',
    });
    expect(document.activeElement).toBe(summary);
    expect(bodies).toEqual([]);
    await userEvent.type(textbox('Nom'), 'N');
    expect(textbox('Nom').getAttribute('aria-invalid')).toBeNull();
    expect(textbox('Prénom').getAttribute('aria-invalid')).toBe('true');
  });

  test('what is pasted and too long stays whole, and is said to be', async () => {
    render(<Empty />);
    const letter = 'Bonjour. '.repeat(400).trim();
    await userEvent.click(textbox('Votre message'));
    await userEvent.paste(letter);
    await userEvent.click(button('Envoyer mon message'));
    expect(textbox('Votre message').value).toBe(letter);
    expect(screen.getAllByText(/^Raccourcissez à 3\s000 caractères/)).not.toEqual([]);
  });

  test('what was refused and changed is another request; what is only sent again is the same', async () => {
    const bodies = answers(409, 409, 201);
    render(<Empty />);
    await fill();
    await submit();
    await screen.findByText('Non.');
    await submit();
    await waitFor(() => expect(bodies).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText('Envoi en cours…')).toBeNull());
    await userEvent.type(textbox('Votre message'), ' Merci.');
    await submit();
    await screen.findByText('7K3M-Q9XD');
    const [first, second, third] = bodies.map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  /** Sent and refused, then the page is loaded again. */
  async function refusedThenReloaded(status: number) {
    const bodies = answers(status);
    const { unmount } = render(<Empty />);
    await fill();
    await submit();
    await screen.findByText('Non.');
    unmount();
    render(<Empty />);
    return bodies;
  }

  test.each([
    ['only sent again', 'the same', 422, '', true],
    ['changed', 'another request', 422, ' Merci.', false],
    ['in conflict with another tab', 'another request', 409, '', false],
  ])('what is %s after a reload is %s', async (_what, _is, status, added, isSame) => {
    const bodies = await refusedThenReloaded(status);
    if (added !== '') await userEvent.type(textbox('Votre message'), added);
    await submit();
    await screen.findByText('7K3M-Q9XD');
    const [first, second] = bodies.map(({ idempotencyKey }) => idempotencyKey);
    expect(second === first).toBe(isSame);
    expect(bodies[1]).toMatchObject({ lastName: 'Nœl' });
  });

  test('a proof that is too old is renewed once, before anyone is told', async () => {
    const bodies = answers(403, 201);
    render(<Empty />);
    await fill();
    await submit();
    await screen.findByText('7K3M-Q9XD');
    expect(bodies).toHaveLength(2);
  });

  test('a termination is read again before it is sent, and can be corrected', async () => {
    const bodies = answers();
    render(<Termination />);
    await userEvent.click(screen.getByLabelText('Forfait mobile'));
    await write(textbox('Référence du contrat'), 'MOB1234');
    await write(textbox('Numéro de la ligne'), '06 12 34 56 78');
    await userEvent.type(
      screen.getByLabelText('Date de résiliation souhaitée'),
      new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
    );
    await write(textbox('Prénom du titulaire'), 'Élodie');
    await write(textbox('Nom du titulaire'), 'Nœl');
    await userEvent.click(screen.getByLabelText('Par e-mail'));
    await write(textbox('Adresse e-mail'), 'e@exemple.fr');
    await userEvent.click(button('Relire ma demande'));
    const title = await screen.findByRole('heading', { name: 'Votre demande de résiliation' });
    expect(document.activeElement, 'read from its first line').toBe(title);
    expect(bodies).toEqual([]);

    await userEvent.click(button('Modifier'));
    expect(document.activeElement?.contains(textbox('Référence du contrat'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expect(textbox('Référence du contrat').value).toBe('MOB1234');
    await userEvent.click(button('Relire ma demande'));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmer ma résiliation' }));
    await screen.findByText('7K3M-Q9XD');
    expect(bodies).toHaveLength(1);
  });
});

test.each([
  ['asked', Termination, '1. Votre contrat', 33],
  ['read again', TerminationToConfirm, '2. Votre relecture', 67],
  ['received', TerminationReceived, '3. Votre accusé de réception', 100],
])(
  'a termination that is %s says which of its three steps it is at',
  (_what, Story, name, done) => {
    render(<Story />);
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name });
    expect(Math.round(bar.value)).toBe(done);
  },
);

test('a request of one step has no steps to show', () => {
  render(<Empty />);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

describe('what was typed', () => {
  const kept = () =>
    (JSON.parse(sessionStorage.getItem('formDraft') ?? '{}') as { contact?: { key: string } })
      .contact;

  test('an untouched form keeps nothing', () => {
    render(<Empty />);
    expect(sessionStorage.getItem('formDraft')).toBeNull();
  });

  test('comes back after a reload, under the same key', async () => {
    const { unmount } = render(<Empty />);
    await userEvent.type(textbox('Nom'), 'Nœl');
    await userEvent.selectOptions(screen.getByLabelText('Sujet de votre message'), 'facture');
    const key = kept()?.key;
    expect(key).toMatch(/^[\w-]{20,}$/);
    unmount();
    render(<Empty />);
    expect(textbox('Nom').value).toBe('Nœl');
    expect(screen.getByLabelText<HTMLSelectElement>('Sujet de votre message').value).toBe(
      'facture',
    );
    await userEvent.type(textbox('Prénom'), 'É');
    expect(kept()).toMatchObject({
      key,
      values: { lastName: 'Nœl', firstName: 'É' },
    });
  });

  test('names no subject that this page does not offer', () => {
    keepDraft({ form: 'contact', key: 'k'.repeat(20), values: { topic: 'eligibilite' } });
    render(<Empty />);
    const topic = screen.getByLabelText<HTMLSelectElement>('Sujet de votre message');
    expect(topic.selectedOptions[0]?.textContent).toBe('Choisissez…');
  });

  test('before React arrived is newer than the draft, and joins it', () => {
    sessionStorage.setItem(
      'formDraft',
      JSON.stringify({
        contact: {
          form: 'contact',
          key: 'k'.repeat(20),
          values: { lastName: 'Vieux', firstName: 'Ève' },
        },
      }),
    );
    const container = sent(renderToString(<Empty />));
    const early = within(container).getByRole<HTMLInputElement>('textbox', { name: 'Nom' });
    early.value = 'Nœl';
    render(<Empty />, { container, hydrate: true });
    expect(textbox('Nom').value).toBe('Nœl');
    expect(kept()).toMatchObject({
      values: { lastName: 'Nœl', firstName: 'Ève' },
    });
  });

  test('and chosen before React arrived is newer than the draft', () => {
    keepDraft({
      form: 'termination',
      key: 'k'.repeat(20),
      values: { offer: 'freebox', answerBy: 'post' },
    });
    const container = sent(renderToString(<Termination />));
    within(container).getByLabelText<HTMLInputElement>('Forfait mobile').checked = true;
    render(<Termination />, { container, hydrate: true });
    const isChosen = (label: string) => screen.getByLabelText<HTMLInputElement>(label).checked;
    expect(isChosen('Forfait mobile')).toBe(true);
    expect(isChosen('Par courrier')).toBe(true);
  });

  test('and picked from a list before React arrived is newer too', () => {
    keepDraft({ form: 'contact', key: 'k'.repeat(20), values: { topic: 'facture' } });
    const container = sent(renderToString(<Empty />));
    const topic = within(container).getByLabelText<HTMLSelectElement>('Sujet de votre message');
    topic.value = 'demenagement';
    render(<Empty />, { container, hydrate: true });
    expect(topic.value).toBe('demenagement');
  });

  test('before stays away from what the server sends back to be corrected', () => {
    keepDraft({
      form: 'contact',
      key: 'k'.repeat(20),
      values: { email: 'vieux@exemple.fr', message: 'Ancien' },
    });
    render(<WithErrors />);
    expect(textbox('Adresse e-mail').value).toBe('elodie');
    expect(textbox('Votre message').value).toContain('ma box redémarre');
  });

  test('of one form is there after another was begun and sent', async () => {
    const other = { form: 'abuse', key: 'a'.repeat(20), values: { where: 'Ici' } } as const;
    keepDraft(other);
    render(<Empty />);
    await userEvent.type(textbox('Nom'), 'Nœl');
    expect(readDraft('abuse')).toEqual(other);
    forgetDraft('contact');
    expect(kept()).toBeUndefined();
    expect(readDraft('abuse')).toEqual(other);
  });
});
