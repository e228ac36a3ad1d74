import { ACTION, EVENTS_PER_REQUEST, PAGE_VIEW } from '@vitrine/domain/audience/event-names';
import { NOT_COUNTED_KEY } from '@vitrine/domain/storage-keys';
import { browserRefuses, setTrackingSink, startTracking } from './tracking.ts';
import { whenLoaded } from './when-loaded.ts';

/** Clicks that follow one another leave together. */
const GATHER_MS = 1_000;
const ENDPOINT = '/api/event';

let gathered: object[] = [];
let timer = 0;
/** Until the page is there nothing is sent, unless the visitor leaves. */
let isQuiet = true;

/**
 * Audience measurement: the page seen, what is used on it, how fast it felt. In Plausible's format,
 * to our own server, with no cookie, nothing kept on the device and nothing in it about the visitor.
 * It counts from the start and sends once the page is there, so that nothing of it competes with what
 * one came to read; a visitor who leaves sooner takes along what was counted.
 */
export function startAudience(): void {
  if (browserRefuses() || isNotCounted()) {
    setTrackingSink(null);
    return;
  }
  gather(PAGE_VIEW, {});
  setTrackingSink((event) => gather(ACTION, event));
  startTracking();
  // Back from the browser's memory: the page is seen again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) gather(PAGE_VIEW, {});
  });
  // On the window: after the vitals' own listeners on the document, which report now.
  addEventListener('visibilitychange', leaveIfHidden);
  addEventListener('pagehide', leave);
  const speak = async () => {
    isQuiet = false;
    leave();
    const { measureVitals } = await import('./vitals.ts');
    measureVitals();
  };
  // Safari has no idle time to offer.
  whenLoaded(() => (window.requestIdleCallback ?? setTimeout)(speak));
}

/** Said on the cookies page (features/consent/AudienceChoice). */
function isNotCounted(): boolean {
  try {
    return localStorage.getItem(NOT_COUNTED_KEY) !== null;
  } catch {
    // Storage is refused (private modes, policies): whoever could not be remembered to say no is not counted.
    return true;
  }
}

export function gather(name: string, properties: object): void {
  const { origin, pathname } = location;
  gathered.push({
    n: name,
    u: origin + pathname,
    r: document.referrer || null,
    p: { page: document.documentElement.dataset['page'], ...properties },
  });
  if (!isQuiet) timer ||= window.setTimeout(leave, GATHER_MS);
}

export function leaveIfHidden(): void {
  if (document.visibilityState === 'hidden') leave();
}

function leave(): void {
  clearTimeout(timer);
  timer = 0;
  const events = gathered;
  gathered = [];
  // Said meanwhile, on this page or in another tab.
  if (events.length === 0 || isNotCounted()) return;
  // Outlives the page, and needs no answer.
  while (events.length > 0)
    navigator.sendBeacon(ENDPOINT, JSON.stringify(events.splice(0, EVENTS_PER_REQUEST)));
}
