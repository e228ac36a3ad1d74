import { startContentOnlyLinks } from './content-only-links.ts';
import { startAudienceWhenIdle } from './audience-when-idle.ts';
import { attachFooterGroup } from '#blocks/Footer/Footer.behaviour.ts';
import { startHeader } from './header.ts';
import { startMenu } from './menu.ts';
import { enhance } from './enhance.ts';
import { startPrefetch } from './prefetch.ts';
import { startAtItsPlace } from './start-at-its-place.ts';
import { startSearchButton } from './search-button.ts';
import { startSignUpRealm } from './sign-up-realm.ts';
import { whenLoaded } from './when-loaded.ts';

/** What every page does, islands or not. Each behaviour is a module of its own; together ≤ 3 KB gzip. */
export function startDocument(): void {
  startAtItsPlace();
  startHeader();
  document.querySelectorAll<HTMLDetailsElement>('[data-footer-group]').forEach(attachFooterGroup);
  startSignUpRealm();
  startContentOnlyLinks();
  startPrefetch();
  startMenu();
  startSearchButton();
  void enhance();
  startAudienceWhenIdle();
  // Apart, and after everything the page shows.
  whenLoaded(() => void import('./consent/consent.ts').then(({ startConsent }) => startConsent()));
}
