import { whenWanted } from './when-wanted.ts';

/**
 * Says on the document that the menu is open, and brings its finesse when someone comes near the header;
 * it opens and closes without.
 */
export function startMenu(): void {
  const menu = document.querySelector<HTMLElement>('[data-menu]');
  if (!menu) return;
  const mark = () =>
    document.documentElement.toggleAttribute('data-menu-open', menu.matches(':popover-open'));
  menu.addEventListener('toggle', mark);
  mark();
  whenWanted(menu.closest('header') ?? menu, async () => {
    const { attachMegaMenu } = await import('#blocks/MegaMenu/MegaMenu.behaviour.ts');
    attachMegaMenu(menu);
  });
}
