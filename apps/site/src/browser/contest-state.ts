import { contestState } from '@vitrine/domain/forms/contest';

/** A page may have been built before its contest opened or closed: the clock has the last word. */
export function showContestState(now = new Date()): void {
  for (const contest of document.querySelectorAll<HTMLElement>('[data-contest-state]')) {
    const { opensAt, closesAt } = contest.dataset;
    if (opensAt === undefined || closesAt === undefined) continue;
    contest.dataset['contestState'] = contestState({ opensAt, closesAt, capacity: null }, now);
  }
}
