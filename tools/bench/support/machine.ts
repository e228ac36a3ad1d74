import { cpus, loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

/** What the rest of the machine may use of its processors before a measurement means nothing. */
export const BUSY_AT_MOST = 0.25;
const SAMPLE_MS = 400;

/** The share of the processors that is in use now; ask it while measuring nothing. */
export async function busyShare(): Promise<number> {
  const before = times();
  await delay(SAMPLE_MS);
  const after = times();
  const total = after.total - before.total;
  return total === 0 ? 0 : 1 - (after.idle - before.idle) / total;
}

function times(): { idle: number; total: number } {
  let idle = 0;
  let total = 0;
  for (const { times: one } of cpus()) {
    idle += one.idle;
    total += one.user + one.nice + one.sys + one.idle + one.irq;
  }
  return { idle, total };
}

export function loadAverage(): number {
  return Math.round((loadavg()[0] ?? 0) * 10) / 10;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = Number.NaN] = [
    sorted[Math.ceil(middle) - 1],
    sorted[Math.floor(middle)],
  ];
  return (low + high) / 2;
}
