/** Shows the panel of the chosen tab of each `[data-tabs]`, by click and by keyboard. */
export function startTabs(): void {
  document.addEventListener('click', ({ target }) => {
    const tab = tabOf(target);
    if (tab) select(tab);
  });
  document.addEventListener('keydown', (event) => {
    const tab = tabOf(event.target);
    const next = tab && neighbour(tab, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
    // A click, not a bare selection: what listens to the tab hears the keyboard too.
    next.click();
  });
}

function tabOf(target: EventTarget | null): HTMLButtonElement | null {
  return target instanceof Element ? target.closest('[data-tabs] > button:enabled') : null;
}

function neighbour(tab: HTMLButtonElement, key: string): HTMLButtonElement | undefined {
  const tabs = [...siblings(tab)].filter((sibling) => !sibling.disabled);
  const index = tabs.indexOf(tab);
  switch (key) {
    case 'ArrowRight':
      return tabs[(index + 1) % tabs.length];
    case 'ArrowLeft':
      return tabs.at(index - 1);
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    default:
      return undefined;
  }
}

function siblings(tab: HTMLButtonElement): NodeListOf<HTMLButtonElement> {
  return (tab.parentElement ?? tab).querySelectorAll('button');
}

function select(tab: HTMLButtonElement): void {
  for (const sibling of siblings(tab)) {
    const isSelected = sibling === tab;
    sibling.setAttribute('aria-selected', String(isSelected));
    sibling.tabIndex = isSelected ? 0 : -1;
    const panel = document.getElementById(sibling.getAttribute('aria-controls') ?? '');
    if (panel) panel.hidden = !isSelected;
  }
}
