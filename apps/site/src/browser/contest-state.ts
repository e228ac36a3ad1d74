import { contestState } from '@vitrine/domain/forms/contest';

/**
 * A page may have been built before its contest opened or closed: the clock has the last word. Where
 * places are limited, the server knows whether one is left; without an answer the form stays, and the
 * server judges what it sends.
 */
export async function showContestState(now = new Date()): Promise<void> {
  for (const contest of document.querySelectorAll<HTMLElement>('[data-contest-state]')) {
    const { opensAt, closesAt, stateHref } = contest.dataset;
    if (opensAt === undefined || closesAt === undefined) continue;
    const state = contestState({ opensAt, closesAt, capacity: null }, now);
    contest.dataset['contestState'] = state;
    if (state === 'open' && stateHref !== undefined && (await isFull(stateHref)))
      contest.dataset['contestState'] = 'full';
  }
}

async function isFull(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' } });
    const { state } = (await response.json()) as { state?: unknown };
    return response.ok && state === 'full';
  } catch {
    return false;
  }
}
