import { expect, test } from 'vitest';
import { answerDeadline, contestOutcome, isLate, statesOf } from './follow-up.ts';
import type { RequestState, RequestStep } from './follow-up.ts';

const deadlineOf = (kind: string, receivedAt: string, steps?: readonly RequestStep[]) =>
  answerDeadline({ kind, receivedAt, payload: {} }, steps);

test.each([
  ['rgpd', '2026-11-15T10:00:00.000Z', '2026-12-15T10:00:00.000Z'],
  ['rgpd', '2027-01-31T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
  ['rgpd', '2026-12-31T23:59:00.000Z', '2027-01-31T23:59:00.000Z'],
  // Already the 31st, or the 1st, in Paris.
  ['rgpd', '2027-01-30T23:30:00.000Z', '2027-02-27T23:30:00.000Z'],
  ['rgpd', '2027-01-31T23:30:00.000Z', '2027-02-28T23:30:00.000Z'],
  // The hour changes between: the same one in Paris.
  ['abuse', '2027-03-24T22:30:00.000Z', '2027-03-31T21:30:00.000Z'],
  ['rgpd', '2026-10-14T22:30:00.000Z', '2026-11-14T23:30:00.000Z'],
  ['contact', '2026-11-13T10:00:00.000Z', '2026-11-17T10:00:00.000Z'],
  // Christmas and a week-end between; already Saturday in Paris.
  ['contact', '2026-12-24T10:00:00.000Z', '2026-12-29T10:00:00.000Z'],
  ['contact', '2026-11-20T23:30:00.000Z', '2026-11-23T23:30:00.000Z'],
  ['syndic', '2026-11-16T10:00:00.000Z', '2026-11-23T10:00:00.000Z'],
  ['abuse', '2026-11-28T10:00:00.000Z', '2026-12-05T10:00:00.000Z'],
] as const)('a request of %s received on %s is due by %s', (code, receivedAt, due) => {
  expect(deadlineOf(code, receivedAt)).toBe(due);
});

test('a report of what endangers children or calls for hatred is due on the next working day', () => {
  const dueOf = (kind: string) =>
    answerDeadline({ kind: 'abuse', receivedAt: '2026-11-27T10:00:00.000Z', payload: { kind } });
  expect(['mineurs', 'haine', 'contrefacon'].map(dueOf)).toEqual([
    '2026-11-30T10:00:00.000Z',
    '2026-11-30T10:00:00.000Z',
    '2026-12-04T10:00:00.000Z',
  ]);
});

test('what no law and no promise dates has no deadline', () => {
  expect(deadlineOf('termination', '2026-11-15T10:00:00.000Z')).toBeNull();
});

test('a deletion is due thirty days after its owner confirmed it, and not before', () => {
  const receivedAt = '2026-11-01T10:00:00.000Z';
  const step = (state: RequestState, at: string) => ({ state, at, answer: null });
  const confirmed = [
    step('received', receivedAt),
    step('confirmed', '2026-11-15T10:00:00.000Z'),
    step('in-progress', '2026-11-16T10:00:00.000Z'),
  ];
  expect(deadlineOf('account-deletion', receivedAt)).toBeNull();
  expect(deadlineOf('account-deletion', receivedAt, confirmed.slice(0, 1))).toBeNull();
  expect(deadlineOf('account-deletion', receivedAt, confirmed)).toBe('2026-12-15T10:00:00.000Z');
  expect(deadlineOf('termination', receivedAt, confirmed)).toBeNull();
});

test('those who answer may give it their own states; those of its sender stay his', () => {
  expect(statesOf('account-deletion')).toEqual(['in-progress', 'done', 'closed']);
  for (const code of ['contact', 'rgpd', 'corail'])
    expect(statesOf(code)).toEqual(['received', 'in-progress', 'answered', 'closed']);
});

test('late is: past its deadline and not answered', () => {
  const due = '2026-12-15T10:00:00.000Z';
  const before = new Date('2026-12-15T09:59:59Z');
  const after = new Date('2026-12-15T10:00:01Z');
  expect(isLate(due, 'received', before)).toBe(false);
  expect(isLate(due, 'received', new Date(due))).toBe(false);
  expect(isLate(due, 'in-progress', after)).toBe(true);
  expect(isLate(due, 'answered', after)).toBe(false);
  expect(isLate(null, 'received', after)).toBe(false);
});

const drawn = { drawnAt: '2026-12-02T10:00:00.000Z', winners: ['A'], substitutes: ['B'] };

test('an entry waits for the draw, then is drawn or not', () => {
  expect(contestOutcome('A', null).kind).toBe('waiting');
  expect(['A', 'B', 'C'].map((reference) => contestOutcome(reference, drawn))).toEqual([
    { kind: 'winner', until: '2026-12-09T10:00:00.000Z' },
    { kind: 'substitute', until: null },
    { kind: 'not-drawn', until: null },
  ]);
});

test('who is told has fifteen days to confirm, winner or substitute, whatever staff wrote since', () => {
  const step = (state: RequestState, at = '2026-12-03T10:00:00.000Z') => ({
    at,
    state,
    answer: null,
  });
  for (const reference of ['A', 'B'])
    expect(contestOutcome(reference, drawn, [step('told'), step('answered')])).toEqual({
      kind: 'told',
      until: '2026-12-18T10:00:00.000Z',
    });
  const kindAfter = (...states: RequestState[]) =>
    contestOutcome(
      'A',
      drawn,
      states.map((state) => step(state)),
    ).kind;
  expect(kindAfter('told', 'confirmed')).toBe('accepted');
  expect(kindAfter('told', 'lapsed')).toBe('lapsed');
  expect(kindAfter('told', 'confirmed', 'lapsed', 'closed')).toBe('lapsed');
});
