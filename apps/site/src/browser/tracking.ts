import { parseTracking, type TrackingEvent } from '@vitrine/domain/tracking-event';

export type TrackingSink = (event: TrackingEvent) => void;

let sink: TrackingSink | null = null;

/** Where events go; without a sink nothing is counted. */
export function setTrackingSink(next: TrackingSink | null): void {
  sink = next;
}

/** For what is not a click on an element: a carousel that turns, an answer that arrives. */
export function countEvent(attribute: string): void {
  const event = sink && parseTracking(attribute, document.documentElement.dataset['page'] ?? '');
  if (event) sink?.(event);
}

/** Counts the use of anything that carries `data-track`, whenever it entered the page. */
export function startTracking(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const tracked = target instanceof Element && target.closest('[data-track]');
      if (tracked) countEvent(tracked.getAttribute('data-track') ?? '');
    },
    // Before anyone stops the event, and before the page goes away.
    { capture: true },
  );
}
