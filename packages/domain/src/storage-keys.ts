/**
 * Everything the site may keep on a visitor's device without asking, because the visitor asked for
 * what it does and nobody else reads it. What each is for is content (`pages/cookies`). Anything that is not on this list waits for consent. The
 * cookies page shows this list, and a browser test holds the site to it.
 */
export const STORAGE_PLACES = ['session', 'local'] as const;

export const SIGN_UP_REALM_KEY = 'signUpRealm';
export const CAMPAIGN_QUERY_KEY = 'campaignQuery';

export const FORM_DRAFT_KEY = 'formDraft';
export const SUBSCRIBER_KEY = 'subscriber';
/** Which offer the visitor said to have. */
export const VISITOR_BOX_KEY = 'visitorBox';
export const PLACE_KEY = 'vitrine-place';
export const CONSENT_KEY = 'consent';
export const NOT_COUNTED_KEY = 'notCounted';

export const EXEMPT_STORAGE = [
  { key: CONSENT_KEY, where: 'local' },
  { key: NOT_COUNTED_KEY, where: 'local' },
  { key: SIGN_UP_REALM_KEY, where: 'session' },
  { key: CAMPAIGN_QUERY_KEY, where: 'session' },
  { key: SUBSCRIBER_KEY, where: 'session' },
  { key: VISITOR_BOX_KEY, where: 'session' },
  { key: PLACE_KEY, where: 'session' },
  { key: FORM_DRAFT_KEY, where: 'session' },
] as const satisfies readonly { key: string; where: (typeof STORAGE_PLACES)[number] }[];
