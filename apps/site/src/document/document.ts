import { startContentOnlyLinks } from './content-only-links.ts';
import { startHeader } from './header.ts';
import { startMenu } from './menu.ts';
import { enhance } from './enhance.ts';
import { startPrefetch } from './prefetch.ts';
import { startAtItsPlace } from './start-at-its-place.ts';
import { startSearchButton } from './search-button.ts';
import { startSignUpRealm } from './sign-up-realm.ts';
import { whenLoaded } from './when-loaded.ts';

/** What every page does, islands or not. Each behaviour is a module of its own; together ≤ 6 KB gzip. */
export function startDocument(): void {
  startAtItsPlace();
  startHeader();
  startSignUpRealm();
  startContentOnlyLinks();
  startPrefetch();
  startMenu();
  startSearchButton();
  startAfterLoad();
  enhance();
}

/** Consent and audience measurement come after everything the page shows. Clicks made before are kept. */
function startAfterLoad(): void {
  const early: EventTarget[] = [];
  const keep = ({ target }: Event) => target && early.push(target);
  document.addEventListener('click', keep, true);
  const measure = async () => {
    const { startAudience } = await import('./audience.ts');
    document.removeEventListener('click', keep, true);
    startAudience(early);
  };
  whenLoaded(() => {
    void import('./consent/consent.ts').then(({ startConsent }) => startConsent());
    // Safari has no idle time to offer.
    (window.requestIdleCallback ?? setTimeout)(measure);
  });
}
