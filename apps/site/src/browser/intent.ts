/** Brings what few visits need when someone comes near it: the menu's finesse, the search. */
export function startIntent(): void {
  const menu = document.querySelector<HTMLElement>('[data-menu]');
  if (menu)
    whenNear(menu.closest('header') ?? menu, async () =>
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

/** Runs once, at the first sign of interest: a pointer over it, a finger on it, the focus in it. */
function whenNear(element: HTMLElement, act: () => Promise<void>): void {
  const run = once(act);
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    element.addEventListener(sign, run, { passive: true });
}

/** Once, unless it failed (the network was away): then again at the next occasion. */
function once(act: () => Promise<void>): () => void {
  let done: Promise<void> | null = null;
  return () => {
    done ??= act().catch(() => {
      done = null;
    });
  };
}
