import { describe, expect, test } from 'vitest';
import { type Coverage, sampleCoverage } from './coverage.ts';
import { decideEligibility, Eligibility, ELIGIBILITY_STATUSES } from './eligibility.ts';

const TODAY = '2026-11-15';
const place = { citycode: '42218', city: 'Saint-Étienne' };
const wired: Coverage = {
  citycode: '42218',
  premises: 1000,
  fibrePremises: 950,
  plannedQuarter: null,
  box5g: true,
  copper: null,
};
const status = (coverage: Coverage | null, today = TODAY) =>
  decideEligibility(place, coverage, { kind: 'sample' }, today).status;

describe('eligibility', () => {
  test('fibre at most doors is available', () => {
    expect(status(wired)).toBe('available');
    expect(status({ ...wired, fibrePremises: 800 })).toBe('available');
    expect(status({ ...wired, fibrePremises: 799 })).not.toBe('available');
  });

  test('fibre with copper that stops within fifteen months is a closing line', () => {
    const copper = { commercial: '2026-01-31', technical: '2028-02-15' };
    expect(status({ ...wired, copper })).toBe('adsl-closing');
    expect(status({ ...wired, copper: { ...copper, technical: '2028-02-16' } })).toBe('available');
  });

  test('copper that has stopped hurries nobody: the fibre is there', () => {
    const copper = { commercial: '2025-01-31', technical: TODAY };
    expect(status({ ...wired, copper })).toBe('adsl-closing');
    expect(status({ ...wired, copper: { ...copper, technical: '2026-11-14' } })).toBe('available');
  });

  test('a planned quarter is announced until its last day, then no longer', () => {
    const planned: Coverage = { ...wired, fibrePremises: 100, plannedQuarter: '2027-T2' };
    expect(status(planned)).toBe('planned');
    expect(status(planned, '2027-06-30')).toBe('planned');
    expect(status(planned, '2027-07-01')).toBe('box-5g');
  });

  test('without fibre nor plan, the 5G box answers where it works', () => {
    const none = { ...wired, fibrePremises: 0 };
    expect(status(none)).toBe('box-5g');
    expect(status({ ...none, box5g: false })).toBe('unknown');
  });

  test('without figures the answer is unknown', () => {
    expect(status(null)).toBe('unknown');
  });

  test('the sample is the same every time and shows every status', () => {
    const codes = Array.from({ length: 400 }, (_, index) => ({
      code: String(10_001 + index),
      population: (index * index) % 9000,
    }));
    const seen = new Set(
      codes.map((municipality) => {
        const coverage = sampleCoverage(municipality);
        expect(coverage).toEqual(sampleCoverage(municipality));
        expect(coverage.fibrePremises).toBeLessThanOrEqual(coverage.premises);
        const answer = decideEligibility(place, coverage, { kind: 'sample' }, TODAY);
        expect(Eligibility.safeParse(answer).success).toBe(true);
        return answer.status;
      }),
    );
    expect([...seen].sort()).toEqual([...ELIGIBILITY_STATUSES].sort());
  });
});
