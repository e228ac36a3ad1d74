import { createPortal } from 'react-dom';
import { OpenState, type OpenStateProps } from './OpenState.tsx';
import type { Spot } from './spots.ts';
import { SHOWN_AT_ONCE, stateId } from './SpotList.tsx';

type ListedStatesProps = Omit<OpenStateProps, 'hours'> & { spots: readonly Spot[] };

/**
 * Whether the first shops of the page's own list are open, each in the room that its card keeps for that: a list drawn
 * anew would lose the focus, and a link under a finger.
 */
export function ListedStates({ spots, ...state }: ListedStatesProps) {
  return spots.slice(0, SHOWN_AT_ONCE).map((spot) => {
    // The page may be of another release, which had other shops.
    const room = document.getElementById(stateId(spot));
    return room && createPortal(<OpenState hours={spot.hours} {...state} />, room, spot.id);
  });
}
