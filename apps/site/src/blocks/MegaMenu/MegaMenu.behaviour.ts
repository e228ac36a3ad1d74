import { behaviour, type Listen } from '#ui/behaviour.ts';
import { hoverIntent } from './hover-intent.ts';

/** Where the menu stops covering the screen and lies in the header (MegaMenu.module.css). */
const WIDE = '(width >= 1034px)';

/**
 * What a menu of native popovers lacks: arrow keys, opening under a pointer that means it, closing
 * when the focus leaves, a card that follows the hand, and, on a phone, a page that cannot be reached behind it. Loaded when
 * someone comes near the header; until then, and without it, everything opens and closes.
 */
export const attachMegaMenu = behaviour((menu: HTMLElement, on) => {
  const wide = matchMedia(WIDE);

  on(menu, 'keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const here = event.target instanceof Element && event.target.closest<HTMLElement>('a, button');
    if (!here || !follow(event.key, here, menu, wide.matches)) return;
    event.preventDefault();
  });
  on(menu, 'click', (event) => {
    const back = event.target instanceof Element && event.target.closest('[popovertargetaction]');
    const place = back && back.closest<HTMLElement>('[popover]');
    if (place && leave(place, menu)) event.preventDefault();
  });
  on(menu, 'focusout', ({ relatedTarget }) => {
    if (!wide.matches || !(relatedTarget instanceof Node)) return;
    const panel = openIn(menu)[0];
    if (panel && !panel.parentElement?.contains(relatedTarget)) panel.hidePopover();
  });
  startCovering(menu, wide, on);
  for (const card of menu.querySelectorAll<HTMLImageElement>('[data-menu-card]'))
    startFollowing(card, on);
  return hoverIntent(
    menu,
    {
      isOn: () => wide.matches,
      openerAt: (element) => element.closest<HTMLElement>('button[popovertarget]'),
      isOpen: (opener) => opensOf(opener)?.matches(':popover-open') ?? false,
      isAnyOpen: () => openIn(menu).length > 0,
      open: (opener) => opensOf(opener)?.showPopover(),
      close: () => openIn(menu)[0]?.hidePopover(),
    },
    on,
  );
});

/** The card of a panel shows the box that one points at or reaches with the keyboard. */
function startFollowing(card: HTMLImageElement, on: Listen): void {
  const panel = card.closest('[popover]');
  const follow = ({ target }: Event) => {
    const row = target instanceof Element ? target.closest('li') : null;
    const picture = row?.querySelector<HTMLImageElement>(':scope > img');
    if (picture) card.srcset = picture.srcset;
  };
  if (panel) for (const sign of ['pointerover', 'focusin']) on(panel, sign, follow);
}

/** Does what a key asks; false when it asks for nothing here. */
function follow(key: string, here: HTMLElement, menu: HTMLElement, wide: boolean): boolean {
  const place = here.closest<HTMLElement>('[popover]') ?? menu;
  const items = itemsIn(place);
  const index = items.indexOf(here);
  const inBar = wide && place === menu;
  const go = (to: HTMLElement | undefined) => {
    to?.focus();
    return to !== undefined;
  };
  const step = (by: number) => items[(index + by + items.length) % items.length];

  switch (key) {
    case 'Home':
      return go(items[0]);
    case 'End':
      return go(items.at(-1));
    case 'ArrowDown':
      return inBar ? enter(here) : go(step(1));
    case 'ArrowUp':
      if (inBar) return false;
      return go(wide && index === 0 ? openerOf(place) : step(-1));
    case 'ArrowRight':
      if (inBar) return along(step(1), menu);
      return enter(here) || (wide && go(firstOfSection(here, place, 1)));
    case 'ArrowLeft':
      if (inBar) return along(step(-1), menu);
      return wide && go(firstOfSection(here, place, -1)) ? true : leave(place, menu);
    case 'Escape':
      return leave(place, menu);
    default:
      return false;
  }
}

/** Opens what the button opens and goes to its first item. */
function enter(button: HTMLElement): boolean {
  const opened = opensOf(button);
  if (!opened) return false;
  opened.showPopover();
  itemsIn(opened)[0]?.focus();
  return true;
}

/**
 * Closes a panel and returns to its button: the browser, which closes the innermost one by itself, loses the
 * focus of a nested one. The menu itself closes by its own button.
 */
function leave(place: HTMLElement, menu: HTMLElement): boolean {
  if (place === menu) return false;
  const opener = openerOf(place);
  place.hidePopover();
  opener?.focus();
  return true;
}

/** Along the bar: an open panel follows the focus. */
function along(to: HTMLElement | undefined, menu: HTMLElement): boolean {
  const wasOpen = openIn(menu).length > 0;
  const next = to && opensOf(to);
  to?.focus();
  if (wasOpen && next) next.showPopover();
  return true;
}

function firstOfSection(here: HTMLElement, place: HTMLElement, by: 1 | -1) {
  const sections = [...place.querySelectorAll<HTMLElement>('[data-menu-section]')];
  const current = sections.findIndex((section) => section.contains(here));
  const next = sections[current + by];
  return current === -1 || !next ? undefined : itemsIn(place).find((item) => next.contains(item));
}

/** While a menu covers a phone, nothing behind it can be reached, and the focus goes to its head. */
function startCovering(menu: HTMLElement, wide: MediaQueryList, on: Listen): void {
  const behind = new Map<HTMLElement, HTMLElement[]>();

  const cover = (popover: HTMLElement) => {
    if (wide.matches || behind.has(popover)) return;
    const hidden: HTMLElement[] = [];
    behind.set(popover, hidden);
    itemsIn(popover)[0]?.focus();
    // What is inert is a matter of style, of the whole page's: after the frame that shows the menu.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (behind.get(popover) === hidden) hidden.push(...makeInertBehind(popover));
      }),
    );
  };
  const uncover = (popover: HTMLElement) => {
    for (const element of behind.get(popover) ?? []) element.inert = false;
    behind.delete(popover);
  };

  // These events do not bubble; the capture phase sees those of every panel.
  on(
    menu,
    'beforetoggle',
    ({ target, newState }: ToggleEvent) => {
      if (newState === 'closed') uncover(target as HTMLElement);
    },
    { capture: true },
  );
  on(
    menu,
    'toggle',
    ({ target, newState }) => {
      if (newState === 'open') cover(target as HTMLElement);
    },
    { capture: true },
  );
  // In the other layout what is open would cover the page, or stay open unseen.
  on(wide, 'change', () => {
    for (const open of [menu, ...openIn(menu)]) open.hidePopover();
  });
  // What was opened before this code arrived.
  if (menu.matches(':popover-open')) [menu, ...openIn(menu)].forEach(cover);
}

function makeInertBehind(popover: HTMLElement): HTMLElement[] {
  const made: HTMLElement[] = [];
  for (let level = popover; level !== document.body; level = level.parentElement ?? document.body)
    for (const sibling of level.parentElement?.children ?? [])
      if (sibling !== level && sibling instanceof HTMLElement && !sibling.inert) {
        sibling.inert = true;
        made.push(sibling);
      }
  return made;
}

const openIn = (menu: HTMLElement) => [
  ...menu.querySelectorAll<HTMLElement>('[popover]:popover-open'),
];

function opensOf(button: HTMLElement): HTMLElement | null {
  const id = button.getAttribute('popovertargetaction')
    ? null
    : button.getAttribute('popovertarget');
  return id === null ? null : document.getElementById(id);
}

function openerOf(popover: HTMLElement): HTMLElement | undefined {
  const opener = document.querySelector<HTMLElement>(
    `[popovertarget="${popover.id}"]:not([popovertargetaction])`,
  );
  return opener ?? undefined;
}

/** What one can reach in a popover, not counting the popovers in it nor the tools beside the menu. */
function itemsIn(place: HTMLElement): HTMLElement[] {
  const isBar = !place.matches(':popover-open');
  return [...place.querySelectorAll<HTMLElement>('a, button')].filter(
    (item) =>
      item.closest('[popover]') === place &&
      (!isBar || item.closest('[data-menu-entries]') !== null) &&
      item.checkVisibility(),
  );
}
