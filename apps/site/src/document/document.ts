import './islands.ts';
import { startContentOnlyLinks } from './content-only-links.ts';
import { startAudience } from './audience.ts';
import { startHeader } from './header.ts';
import { startMenu } from './menu.ts';
import { enhance } from './enhance.ts';
import { startPrefetch } from './prefetch.ts';
import { startAtItsPlace } from './start-at-its-place.ts';
import { startSearchButton } from './search-button.ts';
import { startSignUpRealm } from './sign-up-realm.ts';
import { whenLoaded } from './when-loaded.ts';

/** What every page does, islands or not. Each behaviour is a module of its own; first-visit.spec.ts weighs them together. */
export function startDocument(): void {
  startAtItsPlace();
  startSignUpRealm();
  startContentOnlyLinks();
  startPrefetch();
  startMenu();
  startSearchButton();
  startAudience();
  enhance();
  // After those whom it tells whether it shows.
  startHeader();
  // Apart, and after everything the page shows.
  whenLoaded(() => void import('./consent/consent.ts').then(({ startConsent }) => startConsent()));
}
