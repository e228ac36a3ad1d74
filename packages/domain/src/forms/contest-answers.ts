import type { ContestAnswers } from './contest.ts';

/** For the server only: a page that imported this would give the game away. */
export const contestAnswers: ContestAnswers = {
  /** The eggs in the Easter picture (apps/site/src/blocks/EasterHunt). */
  paques: ['11'],
  /** What the blinking letters say (apps/site/src/blocks/HiddenMessage). */
  'ultra-stranger-things': ['rendez-vous', 'rendezvous', 'rendez vous'],
};
