import { ACTION, PAGE_VIEW, WEB_VITAL } from '@vitrine/domain/audience/event-names';
import { NOT_COUNTED_KEY } from '@vitrine/domain/storage-keys';
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { countUse, setTrackingSink, startTracking } from './tracking.ts';

type Preferences = { globalPrivacyControl?: boolean; doNotTrack?: string | null };

/** Clicks that follow one another leave together. */
const GATHER_MS = 1_000;
const ENDPOINT = '/api/event';

let gathered: object[] = [];
let timer = 0;

/**
 * Audience measurement: the page seen, what is used on it, how fast it felt. In Plausible's format,
 * to our own server, with no cookie, nothing kept on the device and nothing in it about the visitor.
 * `early` is what was clicked before this came.
 */
export function startAudience(early: readonly EventTarget[]): void {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & Preferences;
  if (globalPrivacyControl || doNotTrack === '1' || isNotCounted()) {
    setTrackingSink(null);
    return;
  }
  const countView = () => {
    gather(PAGE_VIEW, {});
    leave();
  };
  countView();
  setTrackingSink((event) => gather(ACTION, event));
  early.forEach(countUse);
  startTracking();
  for (const measure of [onLCP, onINP, onCLS]) measure(countVital);
  // Back from the browser's memory: the page is seen again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) countView();
  });
  // On the window: after the vitals' own listeners on the document, which report now.
  addEventListener('visibilitychange', leaveIfHidden);
  addEventListener('pagehide', leave);
}

/** Said on the cookies page (features/consent/AudienceChoice). */
function isNotCounted(): boolean {
  try {
    return localStorage.getItem(NOT_COUNTED_KEY) !== null;
  } catch {
    return false;
  }
}

function countVital({ name, value }: Metric): void {
  // LCP and INP to the millisecond, CLS to a thousandth.
  gather(WEB_VITAL, { metric: name, value: Number(value.toFixed(name === 'CLS' ? 3 : 0)) });
  leaveIfHidden();
}

function gather(name: string, properties: object): void {
  const { origin, pathname } = location;
  gathered.push({
    n: name,
    u: origin + pathname,
    r: document.referrer || null,
    p: { page: document.documentElement.dataset['page'], ...properties },
  });
  timer ||= window.setTimeout(leave, GATHER_MS);
}

function leaveIfHidden(): void {
  if (document.visibilityState === 'hidden') leave();
}

function leave(): void {
  clearTimeout(timer);
  timer = 0;
  if (gathered.length === 0) return;
  const body = JSON.stringify(gathered);
  gathered = [];
  // Outlives the page, and needs no answer.
  navigator.sendBeacon(ENDPOINT, body);
}
