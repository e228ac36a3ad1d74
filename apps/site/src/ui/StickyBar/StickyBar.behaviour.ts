import {
  MEGA_MENU_EVENT,
  MEGA_MENU_HEIGHT,
  type MegaMenuDetail,
} from '@vitrine/domain/header-event';
import { behaviour } from '#ui/behaviour.ts';

/**
 * Tells the bar whether it is stuck, and keeps it below the header. It is not stuck at the top of the
 * page, nor where it stands whole below the header: there its button is wide. Looked at on every scroll:
 * an observer is told of thresholds crossed, and a jump may cross none.
 */
export const attachStickyBar = behaviour((bar: HTMLElement, on) => {
  const look = () => {
    const { top, bottom } = bar.getBoundingClientRect();
    // A stuck bar touches the header.
    const isWhole = top > MEGA_MENU_HEIGHT && bottom <= innerHeight;
    const visible = scrollY > 0 && !isWhole;
    if (visible === bar.hasAttribute('data-stuck')) return;
    bar.toggleAttribute('data-stuck', visible);
    // What else stays in sight leaves it room.
    document.documentElement.toggleAttribute('data-sticky-promo', visible);
  };
  for (const move of ['scroll', 'resize']) on(window, move, look, { passive: true });
  if (scrollY > 0) look();

  on(document, MEGA_MENU_EVENT, (event) => {
    const { height } = (event as CustomEvent<MegaMenuDetail>).detail;
    document.documentElement.style.setProperty('--mega-menu-height', `${height}px`);
  });
});
