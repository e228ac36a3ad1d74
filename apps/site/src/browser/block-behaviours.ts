import { startCarousels } from './carousels.ts';
import { startModals } from './modals.ts';
import { startOfferHighlights } from './offer-highlights.ts';
import { startStickyBars } from './sticky-bars.ts';
import { startSubscriberSwitches } from './subscriber.ts';
import { startTabs } from './tabs.ts';
import { startTooltips } from './tooltips.ts';
import { startTrailers } from './trailers.ts';

/** What the interface blocks cannot do with HTML and CSS alone: one small file for all of them. */
export function startBlockBehaviours(): void {
  startStickyBars();
  startOfferHighlights();
  startSubscriberSwitches();
  startCarousels();
  startTrailers();
  startModals();
  startTabs();
  startTooltips();
}
