import { startCarousels } from '../src/browser/carousels.ts';
import { startModals } from '../src/browser/modals.ts';
import { startOfferHighlights } from '../src/browser/offer-highlights.ts';
import { startStickyBars } from '../src/browser/sticky-bars.ts';
import { startSubscriberSwitches } from '../src/browser/subscriber.ts';
import { startTabs } from '../src/browser/tabs.ts';
import { startTooltips } from '../src/browser/tooltips.ts';
import { startTrailers } from '../src/browser/trailers.ts';

let listening = false;

/** What the layout starts on a page, for the story on show. */
export function startBehaviours(): void {
  document.documentElement.classList.add('js');
  startCarousels();
  startOfferHighlights();
  startStickyBars();
  if (listening) return;
  listening = true;
  startSubscriberSwitches();
  startTrailers();
  startModals();
  startTabs();
  startTooltips();
}
