import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { contactForm } from '@vitrine/domain/forms/contact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startForm } from '#browser/forms/form.ts';
import { createProof } from '#browser/forms/proof.ts';
import { showErrors, showReview } from '#browser/forms/view.ts';
import * as stories from './Form.stories.tsx';

vi.mock('#browser/forms/proof.ts', { spy: true });

const { Empty, Contest, Termination } = composeStories(stories);

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => undefined;

function form(): HTMLFormElement {
  const found = document.querySelector('form');
  if (!found) throw new Error('no form');
  return found;
}

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

  test('works by a plain post: an address, a method, names and hidden answers', () => {
    render(<Empty />);
    expect([form().method, form().getAttribute('action')]).toEqual(['post', '/api/forms/contact']);
    expect(new FormData(form()).get('audience')).toBe('abonne-freebox');
  });

  test('a contest carries the version of the rules that are shown, and no opt-in is ticked', () => {
    render(<Contest />);
    expect(new FormData(form()).get('rulesVersion')).toBe('2');
    screen.getByRole('link', { name: /règlement complet \(version 2\)/ });
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(1);
  });

  test('mistakes are summed up with links to their fields, and described beside them', () => {
    render(<Empty />);
    showErrors(form(), 'Certaines réponses sont à corriger.', { email: 'Saisissez une adresse.' });
    const summary = document.querySelector<HTMLElement>('[data-summary]');
    if (!summary) throw new Error('no summary');
    expect(document.activeElement).toBe(summary);
    const link = within(summary).getByRole('link', { name: 'Saisissez une adresse.' });
    const email = screen.getByRole('textbox', {
      name: 'Adresse e-mail',
      description: /Saisissez une adresse\./,
    });
    expect(link.getAttribute('href')).toBe(`#${email.id}`);
    expect(email.getAttribute('aria-invalid')).toBe('true');
  });

  test('a review shows each answer in words, hidden ones apart', () => {
    render(<Termination />);
    showReview(form(), contactForm, {
      audience: 'abonne-freebox',
      topic: 'demenagement',
      lastName: 'Nœl',
    });
    const answers = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(answers).toEqual(['Un déménagement', 'Nœl']);
  });
});

describe('sending', () => {
  beforeEach(() => {
    sessionStorage.clear();
    vi.mocked(createProof).mockReturnValue({ begin: async () => 'proof', renew: () => undefined });
  });
  afterEach(() => vi.unstubAllGlobals());

  const answers = (...statuses: number[]) => {
    const bodies: Record<string, unknown>[] = [];
    vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
      bodies.push(JSON.parse(body) as Record<string, unknown>);
      const status = statuses[bodies.length - 1] ?? 201;
      return Response.json(
        status < 300
          ? { reference: '7K3M-Q9XD', receivedAt: '2026-11-15T10:00:00.000Z' }
          : { title: 'Non.' },
        { status },
      );
    });
    return bodies;
  };

  async function fill(): Promise<void> {
    await userEvent.selectOptions(screen.getByLabelText('Sujet de votre message'), 'demenagement');
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Votre message' }),
      'Bonjour, je déménage le 3 mars.',
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Prénom' }), 'Élodie');
    await userEvent.type(screen.getByRole('textbox', { name: 'Nom' }), 'Nœl');
    await userEvent.type(screen.getByRole('textbox', { name: 'Adresse e-mail' }), 'e@exemple.fr');
  }
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer mon message' }));

  test('a complete form is sent once and gives its reference', async () => {
    const bodies = answers();
    render(<Empty />);
    startForm(form());
    await fill();
    await submit();
    await screen.findByText('7K3M-Q9XD');
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toMatchObject({ lastName: 'Nœl', captcha: 'proof', website: '' });
  });

  test('an incomplete one is not sent', async () => {
    const bodies = answers();
    render(<Empty />);
    startForm(form());
    await submit();
    await screen.findByText('Certaines réponses sont à corriger.');
    expect(bodies).toEqual([]);
  });

  test('what was refused and changed is another request; what is only sent again is the same', async () => {
    const bodies = answers(409, 409, 201);
    render(<Empty />);
    startForm(form());
    await fill();
    await submit();
    await screen.findByText('Non.');
    await submit();
    await vi.waitFor(() => expect(bodies).toHaveLength(2));
    await userEvent.type(screen.getByRole('textbox', { name: 'Votre message' }), ' Merci.');
    await submit();
    await screen.findByText('7K3M-Q9XD');
    const [first, second, third] = bodies.map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});
