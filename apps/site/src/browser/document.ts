import { startContentOnlyLinks } from '#document/content-only-links.ts';
import { startAudienceWhenIdle } from './audience-when-idle.ts';
import { startFooter } from './footer.ts';
import { startHeader } from './header.ts';
import { startIntent } from './intent.ts';
import { startOnDemand } from './on-demand.ts';
import { startPrefetch } from './prefetch.ts';
import { startAtTheTop } from './scroll-to-top.ts';
import { startSignUpRealm } from './sign-up-realm.ts';
import { whenLoaded } from './when-loaded.ts';

/** What every page does, islands or not. Each behaviour is a module of its own; together ≤ 3 KB gzip. */
export function startDocument(): void {
  startAtTheTop();
  startHeader();
  startFooter();
  startSignUpRealm();
  startContentOnlyLinks();
  startPrefetch();
  startIntent();
  startOnDemand();
  startAudienceWhenIdle();
  // Apart, and after everything the page shows.
  whenLoaded(() => void import('./consent/consent.ts').then(({ startConsent }) => startConsent()));
}
