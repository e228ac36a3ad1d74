/** What the blocks that need a script carry. Few pages have any. */
const MARKS =
  '[data-sticky-bar],[data-offer-highlight],[data-remembered],[data-carousel],[data-trailer],[data-modal],[data-tabs],[data-tooltip]';

/** Fetches the blocks' behaviours where there is a block to serve. */
export function startOnDemand(): void {
  if (document.querySelector(MARKS))
    void import('./block-behaviours.ts').then(({ startBlockBehaviours }) => startBlockBehaviours());
}
