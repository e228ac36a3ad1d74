import { behaviour, requiredById } from '#ui/behaviour.ts';
import { placeTooltip } from './place-tooltip.ts';

/** Time to move the pointer from the button to the tooltip before it closes. */
const LEAVE_MS = 150;

/** Hover, focus, a second tap that closes, and the side with the most room, on top of the popover. */
export const attachTooltip = behaviour((trigger: HTMLElement, on) => {
  const bubble = requiredById(trigger, trigger.getAttribute('popovertarget'));
  const isOpen = () => bubble.matches(':popover-open');
  let leaving = 0;
  let tapOnOpen = false;

  const show = () => {
    if (!isOpen()) {
      bubble.showPopover();
      place(trigger, bubble);
    }
  };
  for (const part of [trigger, bubble]) {
    on(part, 'pointerenter', ({ pointerType }) => {
      if (pointerType === 'touch') return;
      clearTimeout(leaving);
      if (part === trigger) show();
    });
    on(part, 'pointerleave', ({ pointerType }) => {
      if (pointerType === 'touch') return;
      clearTimeout(leaving);
      leaving = window.setTimeout(() => {
        if (!trigger.matches(':focus-visible')) bubble.hidePopover();
      }, LEAVE_MS);
    });
  }
  on(trigger, 'focus', () => {
    if (trigger.matches(':focus-visible')) show();
  });
  on(trigger, 'blur', () => bubble.hidePopover());
  // It goes where its button goes, and leaves the window with it.
  let following: AbortController | undefined;
  const follow = () => {
    const { top, bottom } = trigger.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) bubble.hidePopover();
    else place(trigger, bubble);
  };
  on(bubble, 'toggle', ({ newState }) => {
    following?.abort();
    if (newState !== 'open') return;
    following = new AbortController();
    const whileOpen = { capture: true, passive: true, signal: following.signal };
    for (const move of ['scroll', 'resize']) addEventListener(move, follow, whileOpen);
  });
  // Before the browser closes what lies outside the finger.
  on(trigger, 'pointerdown', ({ pointerType }) => {
    tapOnOpen = pointerType === 'touch' && isOpen();
  });
  on(trigger, 'click', (event) => {
    // The button's own action would close what hover or focus has just opened.
    event.preventDefault();
    if (tapOnOpen) bubble.hidePopover();
    else show();
    tapOnOpen = false;
  });
  return () => {
    clearTimeout(leaving);
    following?.abort();
  };
});

function place(trigger: HTMLElement, bubble: HTMLElement): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const { side, left, top } = placeTooltip(
    trigger.getBoundingClientRect(),
    { width: bubble.offsetWidth, height: bubble.offsetHeight },
    { width, height },
  );
  bubble.dataset['side'] = side;
  bubble.style.setProperty('position-area', 'none');
  bubble.style.setProperty('margin', '0');
  bubble.style.setProperty('left', `${left}px`);
  bubble.style.setProperty('top', `${top}px`);
}
