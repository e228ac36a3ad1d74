import { slugOf } from './slug.ts';

/** What audience measurement counts: something done, somewhere on a page. */
export type TrackingEvent = {
  readonly page: string;
  readonly section: string;
  readonly action: string;
  /** 'page > section > action'. */
  readonly value: string;
  /** On the way to the subscription host: the box that its link names. */
  readonly subscription?: string;
};

export const TRACKING_SEPARATOR = ' > ';

export function trackingEvent(page: string, section: string, action: string): TrackingEvent {
  return { page, section, action, value: [page, section, action].join(TRACKING_SEPARATOR) };
}

/**
 * Reads a `data-track` attribute: 'section > action' on the page being read, or 'page > section >
 * action' for another; null when it says neither. Names are lower case, without accents or spaces:
 * a label's words are named like everything else.
 */
export function parseTracking(attribute: string, currentPage: string): TrackingEvent | null {
  const parts = attribute.split(TRACKING_SEPARATOR).map(slugOf);
  if (parts.some((part) => part === '')) return null;
  if (parts.length === 2) return trackingEvent(currentPage, ...(parts as [string, string]));
  return parts.length === 3 ? trackingEvent(...(parts as [string, string, string])) : null;
}
