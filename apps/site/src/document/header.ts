import { MEGA_MENU_EVENT, MEGA_MENU_HEIGHT, megaMenuDetail } from '@vitrine/domain/header-event';

/** Smaller moves are a thumb that trembles. */
const LEAST_MOVE_PX = 4;

/**
 * The header leaves when one scrolls down past its height and returns when one scrolls up. It stays
 * while a menu is open or while it holds the focus. Each change is told to the document.
 */
export function startHeader(): void {
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (!header) return;
  let visible = true;
  let last = scrollY;

  const show = (next: boolean) => {
    if (next === visible) return;
    visible = next;
    header.toggleAttribute('data-away', !visible);
    document.dispatchEvent(new CustomEvent(MEGA_MENU_EVENT, { detail: megaMenuDetail(visible) }));
  };

  // ?contentOnly=true has none: what stays in sight leaves it no room.
  if (document.documentElement.dataset['contentOnly'] !== undefined) return show(false);
  addEventListener(
    'scroll',
    () => {
      // A page pulled beyond its ends (iOS) is at its end.
      const end = document.documentElement.scrollHeight - innerHeight;
      const position = Math.max(0, Math.min(scrollY, end));
      const move = position - last;
      if (position <= MEGA_MENU_HEIGHT) show(true);
      else if (Math.abs(move) < LEAST_MOVE_PX) return;
      else show(move < 0 || isInUse(header));
      last = position;
    },
    { passive: true },
  );
  header.addEventListener('focusin', () => show(true));
}

function isInUse(header: HTMLElement): boolean {
  return header.querySelector('[popover]:popover-open, :focus-visible') !== null;
}
