/** Brings what few visits need when someone comes near it: the menu's finesse, the search. */
export function startIntent(): void {
  const menu = document.querySelector<HTMLElement>('[data-menu]');
  if (menu)
    whenNear(menu.closest('header') ?? menu, async () =>
      (await import('./mega-menu.ts')).enhanceMegaMenu(menu),
    );
}

/** Runs once, at the first sign of interest: a pointer over it, a finger on it, the focus in it. */
function whenNear(element: HTMLElement, act: () => Promise<void>): void {
  const signs = new AbortController();
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    element.addEventListener(
      sign,
      () => {
        signs.abort();
        void act();
      },
      { passive: true, signal: signs.signal },
    );
}
