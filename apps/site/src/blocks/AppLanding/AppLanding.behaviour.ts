import { phoneOf } from '@vitrine/domain/companion-apps';

/** Long enough for the application to open, short enough not to look stuck. */
const STORE_FALLBACK_MS = 1500;

/**
 * Sends a phone to the application or its store, as the page's links say; a computer stays on the
 * page. Nothing is read from the address. For the page's enhancer only: it leaves the page.
 */
export function redirectPhone(
  root: HTMLElement,
  leave: Pick<Location, 'assign' | 'replace'> = location,
): void {
  const phone = phoneOf(navigator.userAgent, navigator.maxTouchPoints);
  if (phone === null) return;
  const store = root.dataset[`${phone}Store`];
  const deepLink = root.dataset[`${phone}Link`];
  if (store === undefined) return;
  if (deepLink === undefined) {
    leave.replace(store);
    return;
  }
  // Android falls back to the store by itself; on iOS a page still visible means no application.
  if (phone === 'ios')
    setTimeout(() => {
      if (document.visibilityState === 'visible') leave.replace(store);
    }, STORE_FALLBACK_MS);
  leave.assign(deepLink);
}
