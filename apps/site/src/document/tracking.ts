import { parseTracking, type TrackingEvent } from '@vitrine/domain/tracking-event';

export type TrackingSink = (event: TrackingEvent) => void;

/** What an island counts may come before it is known whether anything is counted. */
const waiting: TrackingEvent[] = [];
let sink: TrackingSink | null = (event) => waiting.push(event);

/** Where events go, those that waited first; with null nothing is counted. */
export function setTrackingSink(next: TrackingSink | null): void {
  sink = next;
  for (const event of waiting.splice(0)) next?.(event);
}

type Preferences = { globalPrivacyControl?: boolean; doNotTrack?: string | null };

/** Whether the browser itself asks that nothing be counted, whatever a page may say. */
export function browserRefuses(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & Preferences;
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** For what is not a click on an element: a carousel that turns, an answer that arrives. */
export function countEvent(attribute: string, more?: { subscription: string }): void {
  const event = sink && parseTracking(attribute, document.documentElement.dataset['page'] ?? '');
  if (event) sink?.({ ...event, ...more });
}

/** Counts the use of anything that carries `data-track`, and every way to a subscription. */
export function startTracking(): void {
  // Before anyone stops the event, and before the page goes away.
  document.addEventListener('click', ({ target }) => countUse(target), { capture: true });
}

function countUse(target: EventTarget | null): void {
  if (!(target instanceof Element)) return;
  const attribute = target.closest('[data-track]')?.getAttribute('data-track');
  const box = subscribedBox(target.closest('a')?.href ?? '');
  if (box) countEvent(attribute ?? `souscription > ${box}`, { subscription: box });
  else if (attribute) countEvent(attribute);
}

/** The box that a link to the subscription host names; 'new' when it names none. */
function subscribedBox(href: string): string | undefined {
  const host = document.documentElement.dataset['subscription'];
  if (!host || !href.startsWith(host)) return undefined;
  return /pre_box=([\w-]+)/.exec(href)?.[1] ?? 'new';
}
