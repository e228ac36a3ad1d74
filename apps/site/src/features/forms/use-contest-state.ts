import { contestState, type ContestState } from '@vitrine/domain/forms/contest';
import { useEffect, useState } from 'react';
import { useKnown } from '#ui/use-known.ts';

export type ContestTimes = {
  readonly opensAt: string;
  readonly closesAt: string;
  /** Who knows whether a place is left; null where places are not limited. */
  readonly stateHref: string | null;
  /** As the page was rendered. */
  readonly initial: ContestState;
};

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
  const [isTaken, setTaken] = useState(initial === 'full');
  const asks = byClock === 'open' ? stateHref : null;
  useEffect(() => {
    if (asks === null) return undefined;
    let isStale = false;
    void isFull(asks).then((full) => !isStale && setTaken(full));
    return () => {
      isStale = true;
    };
  }, [asks]);
  return byClock === 'open' && isTaken ? 'full' : byClock;
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
