/** What the components with a behaviour carry. Few pages have any. */
export const MARKS = {
  carousel: '[data-carousel]',
  modal: '[data-modal]',
  offerHighlight: '[data-offer-highlight]',
  packList: '[data-pack-list]',
  stickyBar: '[data-sticky-bar]',
  subscriberSwitch: '[data-remembered]',
  tabs: '[data-tabs]',
  tooltip: '[data-tooltip]',
  trailer: '[data-trailer]',
} as const;

/** The document's one enhancer: gives what the server wrote the behaviours of its components. */
export async function enhance(): Promise<void> {
  if (!document.querySelector(Object.values(MARKS).join())) return;
  const { attachBehaviours } = await import('./behaviours.ts');
  attachBehaviours();
}
