import type { Mail } from '@vitrine/domain/mails';

const request = { reference: '7K3M-Q9XD', receivedAt: '2026-11-15T10:00:00.000Z' };

/** An e-mail of each kind. */
export const sampleMails: Readonly<Record<Mail['kind'], Mail>> = {
  confirmation: {
    kind: 'confirmation',
    form: 'termination',
    ...request,
    declared: [
      { label: 'Référence du contrat', value: 'FX-1234' },
      { label: 'Nom du titulaire', value: '<b>Nœl & fils</b>' },
    ],
  },
  answer: { kind: 'answer', ...request, answer: 'Bonjour,\nvoici vos données & "pièces".' },
  'deletion-link': { kind: 'deletion-link', ...request },
  'deletion-done': { kind: 'deletion-done', ...request, doneAt: '2026-11-20T09:00:00.000Z' },
  won: {
    kind: 'won',
    form: 'corail',
    ...request,
    prize: 'Une paire de baskets',
    until: '2026-12-01T10:00:00.000Z',
  },
  'follow-up-links': { kind: 'follow-up-links', requests: [{ form: 'rgpd', ...request }] },
  'staff-request': {
    kind: 'staff-request',
    form: 'rgpd',
    ...request,
    deadline: '2026-12-15T10:00:00.000Z',
    isConfirmed: false,
    hasPage: false,
  },
  'staff-summary': {
    kind: 'staff-summary',
    day: '2026-11-15',
    late: [{ form: 'abuse', reference: 'BBBB-2222', deadline: '2026-11-14T10:00:00.000Z' }],
    soon: [],
    contests: [{ form: 'corail', todo: 'tell', count: 3, deadline: '2026-11-19T10:00:00.000Z' }],
    unsent: [{ reference: 'CCCC-3333', reason: 'mailbox full' }],
  },
};
