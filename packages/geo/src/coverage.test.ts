import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  coverageClass,
  endOfQuarter,
  formatQuarter,
  formatShare,
  parseQuarter,
  roundShare,
  totalCoverage,
} from './coverage.ts';

describe('coverage figures', () => {
  test('a share never reads 100 % while a home is missing', () => {
    expect(formatShare(0.999)).toBe('99\u00a0%');
    expect(formatShare(1)).toBe('100\u00a0%');
    expect(formatShare(0)).toBe('0\u00a0%');
    expect([0.9999, 1, 0.79963, 0].map(roundShare)).toEqual([0.999, 1, 0.8, 0]);
  });

  test('a map, a table and an answer, whatever they carry, tell the same figure', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
        expect(formatShare(roundShare(share))).toBe(formatShare(share));
      }),
    );
  });

  test('quarters are read, written and end on their last day', () => {
    expect(parseQuarter('2027T2')).toBe('2027-T2');
    expect(parseQuarter('2027-t4')).toBe('2027-T4');
    expect(parseQuarter('2027-T5')).toBeNull();
    expect(formatQuarter('2027-T1')).toBe('1er\u00a0trimestre 2027');
    expect(endOfQuarter('2027-T1')).toBe('2027-03-31');
    expect(endOfQuarter('2028-T4')).toBe('2028-12-31');
  });

  test('classes follow their lower bounds', () => {
    expect([1, 0.95, 0.94, 0.85, 0.7, 0.1, 0].map(coverageClass)).toEqual([
      'complete',
      'complete',
      'high',
      'high',
      'medium',
      'low',
      'none',
    ]);
  });

  test('a total adds homes, not shares', () => {
    const part = { box5g: false, copper: null };
    const total = totalCoverage([
      { ...part, citycode: '01001', premises: 100, fibrePremises: 0, plannedQuarter: '2027-T4' },
      { ...part, citycode: '01002', premises: 900, fibrePremises: 900, plannedQuarter: null },
    ]);
    expect(total).toMatchObject({
      municipalities: 2,
      covered: 1,
      share: 0.9,
      lastQuarter: '2027-T4',
    });
  });
});
