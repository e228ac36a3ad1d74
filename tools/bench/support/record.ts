import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../support/root.ts';
import { BUSY_AT_MOST, loadAverage, median } from './machine.ts';

/** One measured value, with what is asked of it when something is. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly atMost?: number;
  readonly atLeast?: number;
};

/** Bars side by side: what one compares. */
export type Chart = {
  readonly title: string;
  readonly unit: string;
  readonly bars: readonly {
    readonly label: string;
    readonly value: number;
    readonly of?: string;
  }[];
};

export type Part = {
  readonly name: string;
  readonly title: string;
  /** How it was measured, in a sentence. */
  readonly how: string;
  readonly at: string;
  readonly figures: readonly Figure[];
  readonly charts: readonly Chart[];
  /** How busy the machine was with other things, before each measurement; empty: it does not matter. */
  readonly busy: readonly number[];
  readonly load: number;
  readonly isValid: boolean;
};

export const RESULTS = join(root, 'tools', 'bench', 'results');

export function isMet({ value, atMost, atLeast }: Figure): boolean | null {
  if (atMost === undefined && atLeast === undefined) return null;
  return value <= (atMost ?? Infinity) && value >= (atLeast ?? -Infinity);
}

type Measured = {
  title: string;
  how: string;
  figures: readonly Figure[];
  charts?: readonly Chart[];
  busy: readonly number[];
};

/** Keeps a part's figures for the report, and says them here. */
export function record(script: string, { charts = [], ...measured }: Measured): void {
  const part: Part = {
    name: basename(script, '.ts'),
    at: new Date().toISOString(),
    charts,
    load: loadAverage(),
    isValid: measured.busy.length === 0 || median(measured.busy) <= BUSY_AT_MOST,
    ...measured,
  };
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, `${part.name}.json`), JSON.stringify(part, null, 1));
  console.log(`\n${part.title}${part.isValid ? '' : ' (INVALID: the machine was busy)'}`);
  for (const figure of part.figures) {
    const wanted = figure.atMost === undefined ? `≥ ${figure.atLeast}` : `≤ ${figure.atMost}`;
    const met = isMet(figure);
    if (met === false) process.exitCode = 1;
    const verdict = met === null ? '' : `  (${wanted}: ${met ? 'reached' : 'MISSED'})`;
    console.log(`  ${figure.name}: ${rounded(figure.value)} ${figure.unit}${verdict}`);
  }
}

export function rounded(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en', { maximumFractionDigits: digits });
}
