/** The bands of a page, whichever island draws them, and its foot. */
const BANDS = 'main > *, main > astro-island > *, body > footer';
/** The slides of a carousel, most of which stand beside the window. */
const SLIDES = '[data-row] > *';

/**
 * To make the page behind a modal inert, the browser styles all of it anew: most of the time that opening
 * takes. What lies out of the window is left out until the modal has gone; it keeps its height meanwhile.
 * Gives what brings it back at once, for a modal that leaves without closing.
 */
export function skipOutOfSight(dialog: HTMLDialogElement): () => void {
  const partsOf = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .map((part) => ({ part, room: part.getBoundingClientRect() }))
      .filter(({ part, room }) => room.height > 0 && !part.contains(dialog));
  const isAbove = ({ bottom }: DOMRect) => bottom < 0;
  const isBelow = ({ top }: DOMRect) => top > innerHeight;
  const isBeside = ({ left, right }: DOMRect) => right <= 0 || left >= innerWidth;
  const bands = partsOf(BANDS);
  const above = bands.filter(({ room }) => isAbove(room));
  const others = [
    ...bands.filter(({ room }) => isBelow(room)),
    ...partsOf(SLIDES).filter(({ room }) => isBeside(room) && !isAbove(room) && !isBelow(room)),
  ];
  for (const { part, room } of [...above, ...others]) {
    part.style.setProperty('block-size', `${room.height}px`);
    part.style.setProperty('content-visibility', 'hidden');
  }
  const bringBack = (skipped: typeof bands) => {
    for (const { part } of skipped) {
      part.style.removeProperty('content-visibility');
      part.style.removeProperty('block-size');
    }
  };
  // Margins no longer collapse across its edge: what would move what is in sight stays as it was.
  // Asking lays the page out once more, which nothing needs at its top.
  const seen = above.length > 0 && bands.find((one) => !above.includes(one));
  if (seen && seen.part.getBoundingClientRect().top !== seen.room.top) bringBack(above);

  const gone = new AbortController();
  const { signal } = gone;
  const show = () => {
    gone.abort();
    bringBack([...above, ...others]);
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
