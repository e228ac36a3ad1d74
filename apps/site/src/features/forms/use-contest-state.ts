import { CONTEST_STATES, contestState, type ContestState } from '@vitrine/domain/forms/contest';
import { useKnown } from '#ui/use-known.ts';
import { useResource } from '#ui/use-resource.ts';

export type ContestTimes = {
  readonly opensAt: string;
  readonly closesAt: string;
  /** Who knows whether a place is left; null where places are not limited. */
  readonly stateHref: string | null;
  /** As the page was rendered. */
  readonly initial: ContestState;
};

/** By hand: four words are no reason to send a library of schemas with every contest. */
function readState(json: unknown): ContestState {
  const { state } = json as { state?: unknown };
  const known = CONTEST_STATES.find((one) => one === state);
  if (!known) throw new TypeError('no state of a contest');
  return known;
}

/**
 * A page may have been rendered before its contest opened or closed: the clock has the last word, when the
 * page opens, for a contest does not change under a visitor's hands. Where
 * places are limited, the server knows whether one is left; without an answer the form stays, and the
 * server judges what it sends.
 */
export function useContestState({ opensAt, closesAt, stateHref, initial }: ContestTimes) {
  const byClock = useKnown(
    () => contestState({ opensAt, closesAt, capacity: null }, new Date()),
    initial,
  );
  const { data, failed } = useResource(byClock === 'open' ? stateHref : null, readState);
  const isTaken = !failed && (data ?? initial) === 'full';
  return byClock === 'open' && isTaken ? 'full' : byClock;
}
