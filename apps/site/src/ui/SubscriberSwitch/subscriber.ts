import { SUBSCRIBER_KEY } from '@vitrine/domain/storage-keys';
import { readSession, writeSession } from '#document/session.ts';

/** Whether the visitor said 'Abonné(e) Freebox', for the visit. Kept only because they asked. */

let known: boolean | undefined;
const listeners = new Set<(on: boolean) => void>();

export function isSubscriber(): boolean {
  known ??= readSession(SUBSCRIBER_KEY) === '1';
  return known;
}

export function setSubscriber(on: boolean): void {
  known = on;
  writeSession(SUBSCRIBER_KEY, on ? '1' : '0');
  for (const tell of listeners) tell(on);
}

export function onSubscriberChange(listener: (on: boolean) => void): () => void {
  if (listeners.size === 0) addEventListener('pageshow', readAgain);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('pageshow', readAgain);
  };
}

/** A page that comes back from the browser's memory may be behind the visit. */
function readAgain({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  known = undefined;
  const on = isSubscriber();
  for (const tell of listeners) tell(on);
}
