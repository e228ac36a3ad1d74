/** Names of events on the wire, in the format of Plausible's own tracker. */
export const PAGE_VIEW = 'pageview';
export const ACTION = 'action';
export const WEB_VITAL = 'web-vital';
/** Sent by Plausible's tracker when a page is left: how far and how long it was read. */
export const ENGAGEMENT = 'engagement';

/** A page sends a view, a few clicks and three vitals at a time; what is more leaves in another request. */
export const EVENTS_PER_REQUEST = 20;
