/** The bands of a page, whichever island draws them, and its foot. */
const BANDS = 'main > *, main > astro-island > *, body > footer';

/**
 * To make the page behind a modal inert, the browser styles all of it anew: most of the time that opening
 * takes. What lies out of the window is left out until the modal has gone; it keeps its height meanwhile.
 * Gives what brings it back at once, for a modal that leaves without closing.
 */
export function skipOutOfSight(dialog: HTMLDialogElement): () => void {
  const bands = [...document.querySelectorAll<HTMLElement>(BANDS)]
    .map((band) => ({ band, room: band.getBoundingClientRect() }))
    .filter(({ band, room }) => room.height > 0 && !band.contains(dialog));
  const above = bands.filter(({ room }) => room.bottom < 0);
  const below = bands.filter(({ room }) => room.top > innerHeight);
  for (const { band, room } of [...above, ...below]) {
    band.style.setProperty('block-size', `${room.height}px`);
    band.style.setProperty('content-visibility', 'hidden');
  }
  const bringBack = (skipped: typeof bands) => {
    for (const { band } of skipped) {
      band.style.removeProperty('content-visibility');
      band.style.removeProperty('block-size');
    }
  };
  // Margins no longer collapse across its edge: what would move what is in sight stays as it was.
  const seen = bands.find((one) => !above.includes(one));
  if (seen && seen.band.getBoundingClientRect().top !== seen.room.top) bringBack(above);

  const gone = new AbortController();
  const { signal } = gone;
  const show = () => {
    gone.abort();
    bringBack([...above, ...below]);
  };
  // In a frame of its own, after the one in which the modal leaves.
  dialog.addEventListener('close', () => requestAnimationFrame(() => setTimeout(show)), { signal });
  addEventListener('beforeprint', show, { signal });
  // A link may lead there.
  dialog.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a')) show();
    },
    { signal },
  );
  return show;
}
