import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_BRAND } from '@vitrine/domain/brand';
import { type Mail, Mail as MailSchema } from '@vitrine/domain/mails';
import { describe, expect, test } from 'vitest';
import { sampleContent } from '#testing/sample-content.ts';
import { sampleMails as mails } from '#testing/sample-mails.ts';
import mailsJson from '../../../../content/mails.json';
import receiptsJson from '../../../../content/receipts.json';
import type { MailContext } from './mail-props.ts';
import { MAIL_COLOURS } from './mail-style.ts';
import { writeMail } from './write-mail.tsx';

const context: MailContext = {
  brand: { ...DEFAULT_BRAND, themes: {} },
  texts: sampleContent('mails', mailsJson),
  receipts: sampleContent('receipts', receiptsJson),
  contests: new Map([['corail', 'Jeu Corail']]),
  followUpUrl: 'https://www.exemple.fr/suivi/',
  staffUrl: 'https://www.exemple.fr/demandes',
  links: [
    {
      reference: '7K3M-Q9XD',
      path: '/api/lien?token=secret',
      url: 'https://www.exemple.fr/api/lien?token=secret',
      until: '2026-11-17T10:00:00.000Z',
    },
  ],
};

/** Spaces that do not break look like others. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');
const written = (kind: Mail['kind']) => writeMail(mails[kind], context);

describe.each(Object.values(mails))('the e-mail $kind', (mail) => {
  test('is one that the outbox may hold', () => {
    expect(MailSchema.parse(mail)).toEqual(mail);
  });

  test('has a subject, HTML for both colour schemes, and text without a trace of markup', () => {
    const { subject, html, text } = writeMail(mail, context);
    expect(subject).not.toMatch(/[<>]/);
    expect(html).toMatch(/^<!DOCTYPE html><html lang="fr">/);
    expect(html).toContain('content="light dark"');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    expect(html).not.toMatch(/<script|<img|\sstyle=/);
    // The mark of the site's header, in the mail itself.
    expect(html).toContain(`<path d="${DEFAULT_BRAND.mark.path}"></path>`);
    expect(text).not.toMatch(/&(?:amp|lt|gt|quot|#x27);|<\/?(?:p|a|h1|td|th|b)\b(?! ?>)[^>]*class/);
    expect(text).toMatch(/^\S/);
    // Nobody reads it on a page of the site.
    expect(text).not.toMatch(/cette page/i);
    expect(plain(text)).toContain('Cet e-mail est automatique : inutile d’y répondre.\n\nFree');
  });
});

test('the confirmation of a termination repeats what was declared, as it was written', () => {
  const { subject, html, text } = written('confirmation');
  expect(subject).toBe('Votre résiliation est enregistrée (référence 7K3M-Q9XD)');
  expect(plain(text)).toBe(
    [
      'Votre résiliation est enregistrée',
      'Bonjour,',
      'Référence : 7K3M-Q9XD\nReçu le : 15 novembre 2026 à 11:00:00 (heure de Paris)',
      'Ceci est votre accusé de réception : gardez-le, ou notez la référence. Nous vous confirmons la date de fin du contrat et les équipements à rendre.',
      'Référence du contrat : FX-1234\nNom du titulaire : <b>Nœl & fils</b>',
      'Suivre votre demande : https://www.exemple.fr/suivi/',
      'Cet e-mail est automatique : inutile d’y répondre.',
      'Free',
    ].join('\n\n'),
  );
  expect(html).toContain('&lt;b&gt;Nœl &amp; fils&lt;/b&gt;');
});

test('a reference does not break at the end of a line', () => {
  const { html, text } = written('answer');
  expect(html).toMatch(/<h1>[^<]* <span class="whole">7K3M-Q9XD<\/span><\/h1>/);
  expect(html).toContain('.whole { white-space: nowrap; }');
  expect(text).toContain('demande 7K3M-Q9XD\n');
});

test('the values of all tables of an e-mail begin in one column', () => {
  const { html } = written('confirmation');
  expect(html.match(/<table/g)).toHaveLength(2);
  expect(html).toMatch(/\nth \{ width: \d+%;/);
});

test('an answer keeps its lines and its characters', () => {
  expect(written('answer').text).toContain('Bonjour,\nvoici vos données & "pièces".');
});

test('the link of a deletion leads to its page, and says until when', () => {
  const text = plain(written('deletion-link').text);
  expect(text).toContain(
    'Confirmer ou annuler : https://www.exemple.fr/api/lien?token=secret\n\nLe lien sert une fois, jusqu’au 17 novembre 2026 à 11:00:00 (heure de Paris).',
  );
});

test('a winner learns what was won, until when to confirm, and by which link', () => {
  const { subject, text } = written('won');
  expect(plain(subject)).toBe('Jeu Corail : vous avez gagné (référence 7K3M-Q9XD)');
  expect(plain(text)).toContain('Votre lot : Une paire de baskets');
  expect(plain(text)).toContain(
    'Confirmez votre lot avant le 1er décembre 2026 à 11:00:00 (heure de Paris). Sans réponse de votre part, il revient à un suppléant.\n\nConfirmer mon lot : https://www.exemple.fr/api/lien?token=secret',
  );
  const { text: unnamed } = writeMail({ ...mails.won, prize: null } as Mail, context);
  expect(unnamed).not.toContain('Votre lot');
});

test('those who give a prize are told that its winner confirmed it', () => {
  const mail = {
    ...mails['staff-request'],
    form: 'corail',
    deadline: null,
    isConfirmed: true,
  } as Mail;
  const { subject, text } = writeMail(mail, context);
  expect(plain(subject)).toBe('Jeu Corail : lot confirmé 7K3M-Q9XD');
  expect(plain(text)).toContain('La personne a confirmé son lot : il est à lui remettre.');
});

test('those who delete accounts are told that one is not to be deleted any more', () => {
  const mail = {
    ...mails['staff-request'],
    form: 'account-deletion',
    deadline: null,
    isCancelled: true,
  } as Mail;
  const { subject, text } = writeMail(mail, context);
  expect(plain(subject)).toBe('Suppression de compte annulée : 7K3M-Q9XD');
  expect(plain(text)).toContain('n’effacez rien');
});

test('those who answer are told what came and how to read it', () => {
  const { subject, text } = written('staff-request');
  expect(plain(subject)).toBe('Droits sur les données : nouvelle demande 7K3M-Q9XD');
  expect(plain(text)).toContain('Pour la lire : vitrine submissions show 7K3M-Q9XD');
  expect(plain(text)).toContain('Réponse au plus tard le : 15 décembre 2026');
});

test('where there is a page to read it, the e-mail leads there', () => {
  const mail = { ...mails['staff-request'], hasPage: true } as Mail;
  const { text, html } = writeMail(mail, context);
  expect(text).toContain('https://www.exemple.fr/demandes/7K3M-Q9XD');
  expect(html).toContain('href="https://www.exemple.fr/demandes/7K3M-Q9XD"');
  expect(text).not.toContain('vitrine submissions');
});

test('the summary of the day lists what is late, near and unsent', () => {
  const text = plain(written('staff-summary').text);
  expect(text).toContain('En retard\n\nBBBB-2222, Signalement, au plus tard le 14 novembre 2026');
  expect(text).toContain('Échéance sous cinq jours\n\nRien.');
  expect(text).toContain('CCCC-3333 : mailbox full');
  expect(text).toContain('Jeux\n\nJeu Corail : gagnants à prévenir, 3, avant le 19 novembre 2026');
});

test.each(['light', 'dark'] as const)('its %s colours are the brand’s tokens', (theme) => {
  const tokens = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8');
  const from = tokens.indexOf(`[data-theme='${theme}']`);
  const block = tokens.slice(from, tokens.indexOf('}', from));
  for (const [name, colour] of Object.entries(MAIL_COLOURS[theme]))
    expect(block).toContain(`--${name}: ${colour};`);
});

test('an e-mail has the colours of its brand', () => {
  const themes = { light: { accent: '#5a2fd6', 'accent-fill': '#5a2fd6' }, dark: {} };
  const { html } = writeMail(mails.confirmation, {
    ...context,
    brand: { ...context.brand, themes },
  });
  expect(html).toContain('.action { background: #5a2fd6; color: #ffffff; }');
  expect(html).not.toContain(MAIL_COLOURS.light.accent);
});

test('a contest of which nothing is kept is called by its kind', () => {
  const { subject } = writeMail(mails.won, { ...context, contests: new Map() });
  expect(plain(subject)).toMatch(/^Jeu-concours : vous avez gagné/);
});
