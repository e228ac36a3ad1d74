import { describe, expect, test } from 'vitest';
import { Mail } from './mails.ts';

const request = { reference: '7K3M-Q9XD', receivedAt: '2026-11-15T10:00:00.000Z' };
const due = { form: 'rgpd', reference: '7K3M-Q9XD', deadline: '2026-12-15T10:00:00.000Z' };
const waiting = [
  { kind: 'confirmation', form: 'rgpd', ...request, declared: [{ label: 'Nom', value: 'Noël' }] },
  { kind: 'answer', ...request, answer: 'Voici.' },
  { kind: 'deletion-link', ...request },
  { kind: 'deletion-done', ...request, doneAt: request.receivedAt },
  { kind: 'won', form: 'corail', ...request, prize: null, until: request.receivedAt },
  { kind: 'follow-up-links', requests: [{ form: 'rgpd', ...request }] },
  {
    kind: 'staff-request',
    form: 'rgpd',
    ...request,
    deadline: null,
    isConfirmed: false,
    hasPage: true,
  },
  {
    kind: 'staff-summary',
    day: '2026-11-15',
    late: [due],
    soon: [due],
    contests: ['draw', 'tell', 'replace'].map((todo) => ({
      form: 'corail',
      todo,
      count: 2,
      deadline: due.deadline,
    })),
    unsent: [{ reference: '7K3M-Q9XD', reason: 'no such mailbox' }],
  },
];

describe('an e-mail that waits', () => {
  test.each(waiting)('is read as it was queued: $kind', (mail) => {
    expect(Mail.parse(mail)).toEqual(mail);
  });

  test.each(waiting)('is none without any one of its parts: $kind', (mail) => {
    for (const part of Object.keys(mail).filter((name) => !['hasPage', 'contests'].includes(name)))
      expect([part, Mail.safeParse({ ...mail, [part]: undefined }).success]).toEqual([part, false]);
  });

  test('of a form that no form can be called is none', () => {
    expect(Mail.safeParse({ ...waiting[0], form: '../secret' }).success).toBe(false);
  });

  test('queued by the version before is read too', () => {
    const [older, summary] = waiting.slice(-2).map((mail) => Mail.parse(without(mail)));
    expect(older).toMatchObject({ hasPage: false });
    expect(summary).toMatchObject({ contests: [] });
  });
});

function without(mail: object): object {
  const { hasPage: _page, contests: _contests, ...older } = mail as Record<string, unknown>;
  return older;
}
