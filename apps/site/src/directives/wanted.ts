import type { ClientDirective } from 'astro';

type Load = Parameters<ClientDirective>[0];

/** Any of these is interest: it comes before a click, a word or a submit, and usually well before. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'change'] as const;
/** Near enough that one may reach it before React is here. */
const NEAR = '300px';
/** How long a submit or a link waits for React before it takes the way of a visitor without script. */
export const HOLD_MS = 1000;
/** Buttons that HTML serves by itself: React must not press them a second time. */
const NATIVE_BUTTON =
  '[type=submit], [type=reset], form button:not([type]), [popovertarget], [commandfor]';

/**
 * Wakes an island at the first sign of interest (a pointer, the focus, a key), or when it comes near
 * the screen once the page is loaded and painted: React never competes with the first picture. What was
 * clicked or sent meanwhile is kept and replayed, in its order:
 *
 * - a click on a button, or at a point of what is marked `data-replayed`, is made again when React
 *   listens;
 * - a submit, or a click on a link marked `data-held`, waits `HOLD_MS`, then goes natively;
 * - each submit of a form that names neither an action nor a method, so that only React can answer it,
 *   waits for it, with what was typed for it: the browser would write the answers into the address.
 *
 * A box or a radio button outside a form, which React controls, is chosen again; what was typed or chosen
 * in a form stays in its field (`use-early-values.ts`).
 *
 * `client:wanted="key"` is for an island that says nothing new unless the visit keeps something under
 * that key of session storage: coming near wakes it from then on, a sign of interest at any time.
 *
 * Astro writes this module into the page, so it stays small and imports nothing. It is there before what
 * defines islands (`document/islands.ts`), and keeps what is done in any of them until then.
 */
const wanted: ClientDirective = (load, { value }, island) => {
  const { come, wake } = sleeperOf(island);
  come(load);
  // Without a key Astro gives `true`, whatever its types say.
  const key = typeof value === 'string' ? value : '';
  const known = new AbortController();
  const look = () => {
    // A page that is prerendered has a copy of session storage: nothing wakes before it is shown.
    if (document.prerendering || (key && !isKept(key))) return;
    known.abort();
    if (isAsleep(island)) watchNear(island, wake);
  };
  // Kept by this page, or by another one before this page is shown (again).
  for (const moment of ['kept', 'pageshow']) addEventListener(moment, look, known);
  document.addEventListener('prerenderingchange', look, known);
  look();
};

function isKept(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** As Astro marks it until React listens. */
function isAsleep(island: HTMLElement): boolean {
  return island.matches('[ssr]');
}

function watchNear(island: HTMLElement, wake: () => unknown): void {
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void wake();
    },
    { rootMargin: NEAR },
  );
  island.addEventListener('astro:hydrate', () => near.disconnect());
  // The island itself has no box (`display: contents`); its child has none either where a style sheet
  // lays out what is in it (OfferHero), and would never come near.
  const watchParts = () => {
    if (!isAsleep(island)) return;
    for (const part of island.querySelectorAll(':scope>*, :scope>*>*')) near.observe(part);
  };
  // As the page's own scripts do (page-scripts.ts). Where paints are not told, a sign of interest wakes.
  const afterPaint = () =>
    new PerformanceObserver(watchParts).observe({ type: 'paint', buffered: true });
  if (document.readyState === 'complete') afterPaint();
  else addEventListener('load', afterPaint, { once: true });
}

type Sleeper = ReturnType<typeof sleeper>;
const sleepers = new WeakMap<Element, Sleeper>();

function sleeperOf(island: HTMLElement): Sleeper {
  const one = sleepers.get(island) ?? sleeper(island);
  sleepers.set(island, one);
  return one;
}

/** What is done in an island before React listens. */
function sleeper(island: HTMLElement) {
  const kept: (() => void)[] = [];
  const held = new Set<EventTarget>();
  let load: Load | undefined;
  let isWanted = false;
  let waking = false;
  /** What goes its native way at this moment. */
  let released: EventTarget | null = null;

  /** Astro tries a lost file twice, says so and gives up: the next sign of interest tries again. */
  const wake = async () => {
    if (waking || document.prerendering) return;
    isWanted = true;
    if (!load) return;
    waking = true;
    try {
      const hydrate = await load();
      // React was just read: a frame passes before it works, so that no input waits for both.
      await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
      await hydrate();
    } finally {
      waking = false;
    }
  };

  const hold = (event: Event, target: EventTarget, again: () => void) => {
    if (target === released) return;
    event.preventDefault();
    event.stopPropagation();
    if (held.has(target)) return;
    held.add(target);
    const timer = setTimeout(() => {
      held.clear();
      kept.length = 0;
      released = target;
      again();
      released = null;
    }, HOLD_MS);
    kept.push(() => {
      clearTimeout(timer);
      again();
    });
  };

  const keepSubmit = (event: SubmitEvent) => {
    void wake();
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement)) return;
    const again = () => {
      // React hydrates at once for a click, not for a submit.
      if (submitter && !released) submitter.click();
      else form.requestSubmit(submitter);
    };
    if (form.matches('[action], [method]')) return hold(event, form, again);
    event.preventDefault();
    event.stopPropagation();
    const fields = [...form.querySelectorAll('input')];
    const then = fields.map(({ value }) => value);
    kept.push(() => {
      const now = fields.map(({ value }) => value);
      const write = (values: string[]) =>
        fields.forEach((field, at) => (field.value = values[at] ?? ''));
      write(then);
      again();
      // What is being typed meanwhile stays.
      if (String(now) !== String(then)) write(now);
    });
  };

  const keepClick = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    void wake();
    const link = target.closest<HTMLElement>('a[data-held]');
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (link && !opensElsewhere) hold(event, link, () => link.click());

    const box = target.closest<HTMLInputElement>('[type=checkbox], [type=radio]');
    if (box && !box.form) {
      event.stopPropagation();
      const then = box.checked;
      kept.push(() => {
        // React hears a box change if it knew it before: this makes it hydrate at once.
        box.dispatchEvent(new Event('mouseup', { bubbles: true }));
        box.checked = !then;
        box.click();
      });
    }

    // Where it was made matters: a point of a picture that becomes a map.
    const spot = target.closest('[data-replayed]');
    if (spot) kept.push(() => void spot.dispatchEvent(new MouseEvent('click', event)));

    const button = target.closest<HTMLElement>('button');
    if (button && !button.matches(NATIVE_BUTTON)) {
      // Heard once by everyone, when it is replayed.
      event.stopPropagation();
      kept.push(() => button.click());
    }
  };

  const listening = new AbortController();
  const { signal } = listening;
  for (const sign of SIGNS) island.addEventListener(sign, () => void wake(), { signal });
  island.addEventListener('click', keepClick, { capture: true, signal });
  island.addEventListener('submit', keepSubmit, { capture: true, signal });

  island.addEventListener(
    'astro:hydrate',
    async () => {
      listening.abort();
      for (const replay of kept) {
        replay();
        // React renders what an act changed before the next one, as between two real ones.
        await Promise.resolve();
      }
    },
    { once: true },
  );
  /** Islands are defined: it can wake. */
  const come = (given: Load) => {
    load = given;
    if (isWanted) void wake();
  };
  return { come, wake };
}

/** On its way down to an island that nothing defines yet: there its sleeper hears it. */
function meet({ target }: Event): void {
  const island = target instanceof Element && target.closest<HTMLElement>('astro-island[ssr]');
  if (island) sleeperOf(island);
}

// A page's scripts have a second copy of this, for fragments: the first one listens.
if (!(self as { Astro?: { wanted?: ClientDirective } }).Astro?.wanted)
  for (const sign of [...SIGNS, 'click', 'submit']) document.addEventListener(sign, meet, true);

// oxlint-disable-next-line import/no-default-export -- Astro asks for it
export default wanted;
