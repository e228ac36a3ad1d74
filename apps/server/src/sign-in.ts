import { hash, timingSafeEqual } from 'node:crypto';
import { createNetworkLimit } from './audience/network-limit.ts';
import { clientNetwork } from './client-network.ts';

/** For one network: more than anyone mistypes, far less than it takes to guess. */
const MISTAKES_PER_MINUTE = 10;
/** When it may be tried again. */
export const RETRY_AFTER_S = 60;

/** Whether what someone gives is the operator's token, however it is given: one count for all ways. */
export function createSignIn(token: string, clock: () => Date) {
  const mistakes = createNetworkLimit(MISTAKES_PER_MINUTE, clock);
  const digest = (text: string) => hash('sha256', text, 'buffer');
  const expected = digest(token);
  /** `locked`: too many were wrong from there; right or not, it was not looked at. */
  return (given: string, address: string): 'right' | 'wrong' | 'locked' => {
    const network = clientNetwork(address);
    if (!mistakes.hasLeft(network)) return 'locked';
    if (timingSafeEqual(digest(given), expected)) return 'right';
    mistakes.take(network, 1);
    return 'wrong';
  };
}
