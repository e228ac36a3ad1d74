import { atom, onMount } from 'nanostores';

/** The pages shown in place of one that does not exist or cannot be shown. */
const ERROR_PAGES: ReadonlySet<string> = new Set(['404', '500']);

/** Whether the address leads to a page of the site. */
export const isValidRoute = atom(true);

onMount(isValidRoute, () => {
  isValidRoute.set(!ERROR_PAGES.has(document.documentElement.dataset['page'] ?? ''));
});

/** Whether a promotion is stuck at the edge of the window, so that others leave it room. */
export const isStickyPromoVisible = atom(false);

/** Whether pictures made by a script may be WebP; `picture` elements choose by themselves. */
export const isSupportWebp = atom(false);

/** The smallest WebP picture: one pixel. */
const ONE_PIXEL = 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==';

onMount(isSupportWebp, () => {
  const bytes = Uint8Array.from(atob(ONE_PIXEL), (letter) => letter.charCodeAt(0));
  createImageBitmap(new Blob([bytes], { type: 'image/webp' })).then(
    () => isSupportWebp.set(true),
    () => isSupportWebp.set(false),
  );
});
