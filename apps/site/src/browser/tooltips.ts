import { placeTooltip } from './place-tooltip.ts';

/** Time to move the pointer from the button to the tooltip before it closes. */
const LEAVE_MS = 150;

/** Adds hover, focus and the choice of the side to each `[data-tooltip]`. */
export function startTooltips(): void {
  let leaving = 0;

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    const trigger = triggerOf(target);
    if (!trigger && !insideTooltip(target)) return;
    clearTimeout(leaving);
    if (trigger) show(trigger);
  });
  document.addEventListener('pointerout', ({ target, pointerType }) => {
    if (pointerType === 'touch' || !(triggerOf(target) ?? insideTooltip(target))) return;
    clearTimeout(leaving);
    leaving = window.setTimeout(hideUnfocused, LEAVE_MS);
  });
  document.addEventListener('focusin', ({ target }) => {
    const trigger = triggerOf(target);
    if (trigger?.matches(':focus-visible')) show(trigger);
  });
  document.addEventListener('focusout', ({ target }) => {
    const trigger = triggerOf(target);
    if (trigger) tooltipOf(trigger)?.hidePopover();
  });
  // The button's own action would close what hover or focus has just opened.
  document.addEventListener('click', (event) => {
    const trigger = triggerOf(event.target);
    if (!trigger) return;
    event.preventDefault();
    show(trigger);
  });
}

function triggerOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
}

function insideTooltip(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[role=tooltip]') : null;
}

function tooltipOf(trigger: HTMLElement): HTMLElement | null {
  return document.getElementById(trigger.dataset['tooltip'] ?? '');
}

function hideUnfocused(): void {
  for (const tooltip of document.querySelectorAll<HTMLElement>('[role=tooltip]:popover-open')) {
    const trigger = document.querySelector(`[data-tooltip="${CSS.escape(tooltip.id)}"]`);
    if (!trigger?.matches(':focus-visible')) tooltip.hidePopover();
  }
}

function show(trigger: HTMLElement): void {
  const tooltip = tooltipOf(trigger);
  if (!tooltip || tooltip.matches(':popover-open')) return;
  tooltip.showPopover();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const { side, left, top } = placeTooltip(
    trigger.getBoundingClientRect(),
    { width: tooltip.offsetWidth, height: tooltip.offsetHeight },
    { width, height },
  );
  tooltip.dataset['side'] = side;
  tooltip.style.setProperty('position-area', 'none');
  tooltip.style.setProperty('margin', '0');
  tooltip.style.setProperty('left', `${left}px`);
  tooltip.style.setProperty('top', `${top}px`);
}
