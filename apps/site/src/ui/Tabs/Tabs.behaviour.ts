import { behaviour, requiredById } from '#ui/behaviour.ts';

/** Shows the panel of the chosen tab, by click and by keyboard. */
export const attachTabs = behaviour((list: HTMLElement, on) => {
  const tabs = [...list.querySelectorAll<HTMLButtonElement>('[role=tab]')];
  const panels = new Map(
    tabs.map((tab) => [tab, requiredById(tab, tab.getAttribute('aria-controls'))]),
  );
  const tabAt = ({ target }: Event) =>
    tabs.find((tab) => !tab.disabled && tab.contains(target as Node));

  on(list, 'click', (event) => {
    const chosen = tabAt(event);
    if (!chosen) return;
    for (const [tab, panel] of panels) {
      tab.setAttribute('aria-selected', String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
      panel.hidden = tab !== chosen;
    }
  });
  on(list, 'keydown', (event) => {
    // With another key they are the browser's: Alt and the left arrow go back.
    const isAlone = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const tab = isAlone && tabAt(event);
    if (!tab) return;
    const able = tabs.filter(({ disabled }) => !disabled);
    const index = able.indexOf(tab);
    const next = {
      ArrowRight: able[(index + 1) % able.length],
      ArrowLeft: able.at(index - 1),
      Home: able[0],
      End: able.at(-1),
    }[event.key];
    if (!next) return;
    event.preventDefault();
    next.focus();
    // A click, not a bare selection: what listens to the tab hears the keyboard too.
    next.click();
  });
});
