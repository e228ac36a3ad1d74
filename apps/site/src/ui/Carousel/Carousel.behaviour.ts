import { behaviour, type Listen, requiredIn } from '#ui/behaviour.ts';
import { MODAL_OPEN_CLASS } from '#ui/Modal/modal-timing.ts';

/** Buttons, keys, counting and moving by itself. */
export const attachCarousel = behaviour((root: HTMLElement, on) => {
  const row = requiredIn(root, '[data-row]');
  const slides = [...row.children] as HTMLElement[];
  // One slide has no controls and goes nowhere.
  if (slides.length < 2) return;
  const count = requiredIn(root, 'output');
  const current = requiredIn(root, '[data-current]');
  const names = [...root.querySelectorAll<HTMLElement>('[data-to]')];

  const index = () => {
    const distances = slides.map((slide) =>
      Math.abs(slide.offsetLeft - row.offsetLeft - row.scrollLeft),
    );
    return distances.indexOf(Math.min(...distances));
  };
  const show = (slide: HTMLElement | undefined) =>
    row.scrollTo({ left: (slide?.offsetLeft ?? 0) - row.offsetLeft });
  const neighbour = (step: number) => {
    const atEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 2;
    return slides[step > 0 && atEnd ? 0 : (index() + step + slides.length) % slides.length];
  };
  // Aloud only what the visitor did: a carousel that moves by itself must not keep talking.
  const pause = (paused: boolean) => {
    root.toggleAttribute('data-paused', paused);
    count.setAttribute('aria-live', paused ? 'polite' : 'off');
  };
  const move = (step: number) => {
    pause(true);
    show(neighbour(step));
  };

  on(row, 'scroll', () => {
    const at = index();
    const number = String(at + 1);
    if (current.textContent !== number) {
      current.textContent = number;
      for (const name of names) name.ariaCurrent = String(Number(name.dataset['to']) === at);
    }
    // However one got here: a link in the address may lead to a slide.
    if (slides[at]) void fetchPictures(slides[at]);
  });
  on(row, 'pointerdown', () => pause(true));
  bringFocusIntoView(row, slides, show, on);
  // Whoever comes near may want any slide.
  for (const sign of ['pointerover', 'pointerdown', 'focusin', 'wheel'])
    on(root, sign, () => slides.forEach(fetchPictures), { once: true, passive: true });
  on(root, 'click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button');
    if (!button) return;
    if (button.dataset['go'] !== undefined) move(Number(button.dataset['go']));
    if (button.dataset['to'] !== undefined) {
      pause(true);
      show(slides[Number(button.dataset['to'])]);
    }
    if (button.dataset['toggle'] !== undefined) pause(!root.hasAttribute('data-paused'));
  });
  on(root, 'keydown', (event) => {
    // With another key they are the browser's: Alt and the left arrow go back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || (event.target as Element).matches('input, select, textarea')) return;
    event.preventDefault();
    move(step);
  });

  const every = Number(root.dataset['carousel']);
  const still = every === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
  // A visitor may have paused it before the island that holds it woke.
  pause(still || root.hasAttribute('data-paused'));
  if (still) return;
  // Held too while something covers it: the search, a modal, wherever in the page it stands.
  const isHeld = () =>
    root.hasAttribute('data-paused') ||
    root.matches(':hover, :focus-within') ||
    document.hidden ||
    document.querySelector(`dialog[open], .${MODAL_OPEN_CLASS}`) !== null;
  const turning = setInterval(async () => {
    if (isHeld()) return;
    const next = neighbour(1);
    if (next) await fetchPictures(next);
    // Held meanwhile, or moved on while the pictures were slow: their turn is over.
    if (!isHeld() && next === neighbour(1)) show(next);
  }, every);
  return () => clearInterval(turning);
});

/** Downloads a slide's pictures if they have waited; resolves when they can be shown, or never will. */
function fetchPictures(slide: HTMLElement): Promise<unknown> | undefined {
  if (!slide.hasAttribute('data-waits')) return undefined;
  slide.removeAttribute('data-waits');
  const images = [...slide.querySelectorAll('img')];
  for (const image of images) image.setAttribute('loading', 'eager');
  return Promise.allSettled(images.map((image) => image.decode()));
}

/**
 * A browser that is still scrolling when the focus moves on may end where it was going, with the focus
 * out of sight: once it has stopped, the slide that took the focus is shown.
 */
function bringFocusIntoView(
  row: HTMLElement,
  slides: readonly HTMLElement[],
  show: (slide: HTMLElement) => void,
  on: Listen,
): void {
  let focused: HTMLElement | undefined;
  on(row, 'focusin', ({ target }) => {
    focused = slides.find((slide) => slide.contains(target as Node));
  });
  on(row, 'scrollend', () => {
    if (!focused) return;
    const { left, right } = focused.getBoundingClientRect();
    const view = row.getBoundingClientRect();
    if (left < view.left - 1 || right > view.right + 1) show(focused);
  });
  // Whoever moves the row by hand goes where they please.
  for (const byHand of ['pointerdown', 'wheel', 'keydown', 'focusout'])
    on(row, byHand, () => (focused = undefined), { passive: true });
}
