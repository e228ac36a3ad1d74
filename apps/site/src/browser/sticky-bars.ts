import {
  MEGA_MENU_EVENT,
  MEGA_MENU_HEIGHT,
  type MegaMenuDetail,
} from '@vitrine/domain/header-event';

/**
 * Tells each `[data-sticky-bar]` whether it is stuck. It is not at the top of the page, nor where it
 * stands whole below the header: there its button is wide. And keeps the bars below the header.
 */
export function startStickyBars(): void {
  const bars = document.querySelectorAll('[data-sticky-bar]');
  if (bars.length === 0) return;

  document.addEventListener(MEGA_MENU_EVENT, (event) => {
    const { height } = (event as CustomEvent<MegaMenuDetail>).detail;
    document.documentElement.style.setProperty('--mega-menu-height', `${height}px`);
  });

  // A stuck bar touches the header, so one pixel less of viewport makes it not wholly visible.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries)
        target.toggleAttribute('data-stuck', scrollY > 0 && intersectionRatio < 1);
    },
    { rootMargin: `${-MEGA_MENU_HEIGHT - 1}px 0px 0px`, threshold: [0, 1] },
  );
  for (const bar of bars) observer.observe(bar);
}
