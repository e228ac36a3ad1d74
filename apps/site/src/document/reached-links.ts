/** Calls for each link as it is reached, by a finger, the keyboard or a script, whichever comes first. */
export function onReachedLinks(act: (link: HTMLAnchorElement) => void): void {
  for (const reach of ['pointerdown', 'focusin', 'click'])
    document.addEventListener(
      reach,
      ({ target }) => {
        const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
        if (link) act(link);
      },
      { capture: true },
    );
}
