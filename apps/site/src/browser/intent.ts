import { once, whenWanted } from './when-wanted.ts';

/** Brings what few visits need when someone comes near it: the menu's finesse, the search. */
export function startIntent(): void {
  const menu = document.querySelector<HTMLElement>('[data-menu]');
  if (menu)
    whenWanted(menu.closest('header') ?? menu, async () =>
      (await import('./mega-menu.ts')).enhanceMegaMenu(menu),
    );

  const opener = document.querySelector<HTMLElement>('[data-search]');
  const dialog = document.querySelector<HTMLDialogElement>('[data-search-dialog]');
  if (opener && dialog) startSearchButton(opener, dialog);
}

/** Without this the search is a link to the site map; with it, a button that opens a dialog. */
function startSearchButton(opener: HTMLElement, dialog: HTMLDialogElement): void {
  const load = once(async () => (await import('./site-search.ts')).startSiteSearch(dialog));
  const open = (event: Event) => {
    event.preventDefault();
    // The dialog opens at once; what it finds follows.
    if (!dialog.open) dialog.showModal();
    load();
  };
  opener.setAttribute('role', 'button');
  opener.setAttribute('aria-haspopup', 'dialog');
  opener.addEventListener('click', open);
  opener.addEventListener('keydown', (event) => {
    if (event.key === ' ') open(event);
  });
  document.addEventListener('keydown', (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') open(event);
  });
}
