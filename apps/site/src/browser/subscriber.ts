import { SUBSCRIBER_KEY } from '@vitrine/domain/storage-keys';
import { readSession, writeSession } from './session.ts';

/** Whether the visitor said 'Abonné(e) Freebox', for the visit. Kept only because they asked. */

let known: boolean | undefined;

export function isSubscriber(): boolean {
  known ??= readSession(SUBSCRIBER_KEY) === '1';
  return known;
}

export function setSubscriber(on: boolean): void {
  known = on;
  writeSession(SUBSCRIBER_KEY, on ? '1' : '0');
  show(on);
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
