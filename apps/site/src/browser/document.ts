import { startFooter } from './footer.ts';
import { startHeader } from './header.ts';
import { startIntent } from './intent.ts';
import { startOfferHighlights } from './offer-highlights.ts';
import { startPrefetch } from './prefetch.ts';
import { startAtTheTop } from './scroll-to-top.ts';
import { startSignUpRealm } from './sign-up-realm.ts';
import { startStickyBars } from './sticky-bars.ts';
import { startSubscriberSwitches } from './subscriber.ts';
import { startTracking } from './tracking.ts';

/** What every page does, islands or not. Each behaviour is a module of its own; together ≤ 3 KB gzip. */
export function startDocument(): void {
  startAtTheTop();
  startStickyBars();
  startHeader();
  startFooter();
  startSignUpRealm();
  startTracking();
  startPrefetch();
  startIntent();
  startOfferHighlights();
  startSubscriberSwitches();
  // What few pages have, and nobody needs at once, is fetched where it is found.
  if (document.querySelector('[data-carousel]'))
    void import('./carousels.ts').then(({ startCarousels }) => startCarousels());
  if (document.querySelector('[data-trailer]'))
    void import('./trailers.ts').then(({ startTrailers }) => startTrailers());
}
