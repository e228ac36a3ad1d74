import { ELIGIBILITY_ANSWERS } from '@vitrine/domain/eligibility-answers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Eligibility, ELIGIBILITY_STATUSES } from './eligibility.ts';
import { answerOf, eligibilityOf } from './eligibility-outcome.ts';

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const valid = fc.record({
  citycode: fc.string(),
  city: fc.string(),
  status: fc.constantFrom(...ELIGIBILITY_STATUSES),
  fibreShare: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  plannedQuarter: fc.option(fc.constantFrom('2026-T4', '2031-T1')),
  box5g: fc.boolean(),
  copper: fc.option(fc.record({ commercial: day, technical: day })),
  source: fc.oneof(
    fc.record({ kind: fc.constant('sample' as const) }),
    fc.record({ kind: fc.constant('regulator' as const), label: fc.string(), importedOn: day }),
  ),
});

describe('the service’s answer, read in a browser', () => {
  test('is taken whenever the schema takes it', () => {
    fc.assert(
      fc.property(valid, (answer) => {
        expect(Eligibility.safeParse(answer).success).toBe(true);
        expect(eligibilityOf(answer)).toEqual(answer);
      }),
    );
  });

  test('is refused whenever the schema refuses it, one field at a time', () => {
    const wrong = fc.constantFrom<unknown>(
      undefined,
      'autre',
      2,
      -1,
      {},
      [],
      'T1-2027',
      Number.NaN,
    );
    const fields = ['status', 'fibreShare', 'plannedQuarter', 'box5g', 'copper', 'source'] as const;
    fc.assert(
      fc.property(valid, fc.constantFrom(...fields), wrong, (answer, field, value) => {
        const changed = { ...answer, [field]: value };
        expect(eligibilityOf(changed) !== null).toBe(Eligibility.safeParse(changed).success);
      }),
    );
  });

  test('garbage is no answer', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(eligibilityOf(value)).toBeNull();
      }),
    );
  });
});

test('every outcome but a question has its answer', () => {
  const reached = new Set(
    fc
      .sample(valid, 500)
      .map((eligibility) =>
        answerOf({ kind: 'answer', eligibility, others: [], place: {} as never }),
      ),
  );
  reached.add(answerOf({ kind: 'not-found' }));
  reached.add(answerOf({ kind: 'service-down' }));
  expect([...reached].toSorted()).toEqual(ELIGIBILITY_ANSWERS.toSorted());
  expect(answerOf({ kind: 'several', places: [] })).toBeNull();
});
