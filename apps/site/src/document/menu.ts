import { whenWanted } from './when-wanted.ts';

/** Brings the menu's finesse when someone comes near the header; it opens and closes without. */
export function startMenu(): void {
  const menu = document.querySelector<HTMLElement>('[data-menu]');
  if (!menu) return;
  whenWanted(menu.closest('header') ?? menu, async () => {
    const { attachMegaMenu } = await import('#blocks/MegaMenu/MegaMenu.behaviour.ts');
    attachMegaMenu(menu);
  });
}
