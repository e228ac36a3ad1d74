import type { Listen } from '#ui/behaviour.ts';

/** A pointer at rest this long on an entry means it. */
export const OPEN_MS = 120;
/** When something is open already, one may be on the way to it: wait a little longer. */
export const SWITCH_MS = 220;
/** How long one may stray outside before what hover opened closes. */
export const CLOSE_MS = 350;
/** A click this soon after hover opened the entry meant to open it, not to close it. */
export const CLICK_MS = 500;
/** Moves shorter than this are rest. */
const REST_PX = 3;

export type HoverTarget = {
  isOn: () => boolean;
  openerAt: (element: Element) => HTMLElement | null;
  isOpen: (opener: HTMLElement) => boolean;
  isAnyOpen: () => boolean;
  open: (opener: HTMLElement) => void;
  close: () => void;
};

/**
 * Opens what a mouse rests on. A pointer that crosses an entry, on its way down to an open panel or
 * to the page, opens nothing; what a click opened, only a click (or Escape) closes. What comes back ends it.
 */
export function hoverIntent(root: HTMLElement, target: HoverTarget, on: Listen): () => void {
  let timer = 0;
  /** Hover closes only what hover opened. */
  let isHovers = false;
  let last: { opener: HTMLElement; at: number } | null = null;
  let rest = { x: 0, y: 0, opener: null as HTMLElement | null };

  const after = (delay: number, act: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(act, delay);
  };
  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse' && target.isOn();

  const onMove = (event: PointerEvent) => {
    if (!isMouse(event)) return;
    const opener = event.target instanceof Element ? target.openerAt(event.target) : null;
    if (!opener || target.isOpen(opener)) {
      rest.opener = null;
      clearTimeout(timer);
      return;
    }
    const moved = Math.hypot(event.clientX - rest.x, event.clientY - rest.y);
    if (opener === rest.opener && moved < REST_PX) return;
    rest = { x: event.clientX, y: event.clientY, opener };
    after(target.isAnyOpen() ? SWITCH_MS : OPEN_MS, () => {
      isHovers ||= !target.isAnyOpen();
      last = { opener, at: performance.now() };
      target.open(opener);
    });
  };

  const onLeave = (event: PointerEvent) => {
    if (!isMouse(event)) return;
    rest.opener = null;
    clearTimeout(timer);
    if (!isHovers) return;
    after(CLOSE_MS, () => {
      isHovers = false;
      target.close();
    });
  };

  const onClick = (event: MouseEvent) => {
    const opener = event.target instanceof Element ? target.openerAt(event.target) : null;
    if (!opener) return;
    clearTimeout(timer);
    const justOpened = last?.opener === opener && performance.now() - last.at < CLICK_MS;
    if (justOpened && target.isOpen(opener)) event.preventDefault();
    isHovers = false;
  };

  on(root, 'pointermove', onMove);
  on(root, 'pointerleave', onLeave);
  on(root, 'pointerenter', () => clearTimeout(timer));
  on(root, 'click', onClick, { capture: true });
  return () => clearTimeout(timer);
}
