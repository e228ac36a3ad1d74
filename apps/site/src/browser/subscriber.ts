/** Whether the visitor said 'Abonné(e) Freebox', for the visit. Kept only because they asked. */
const KEY = 'vitrine.subscriber';

const listeners = new Set<() => void>();

export function isSubscriber(): boolean {
  try {
    return sessionStorage.getItem(KEY) === '1';
  } catch {
    return false; // Storage is refused: the visit starts afresh on each page.
  }
}

export function setSubscriber(on: boolean): void {
  try {
    sessionStorage.setItem(KEY, on ? '1' : '0');
  } catch {
    // The switch still works on this page.
  }
  show(on);
  for (const listener of listeners) listener();
}

/** With `isSubscriber`, what `useSyncExternalStore` needs in an island. */
export function onSubscriberChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function startSubscriberSwitches(): void {
  if (isSubscriber()) show(true);
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('[data-remembered]'))
      setSubscriber(target.checked);
  });
}

/** Switches outside islands, and what each announces. */
function show(on: boolean): void {
  for (const root of document.querySelectorAll('[data-subscriber]')) {
    const input = root.querySelector<HTMLInputElement>('[data-remembered]');
    const status = root.querySelector('output');
    if (!input || !status) continue;
    input.checked = on;
    status.textContent = status.dataset[on ? 'on' : 'off'] ?? '';
  }
}
