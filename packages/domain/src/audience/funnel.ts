import type { AudienceEvent } from './audience-event.ts';
import type { PageNames } from './page-names.ts';

/**
 * The way to a subscription. A visitor of a day counts in the furthest step reached and in all those
 * before it: who follows a subscription link from the home page has reached the last one.
 */
export const FUNNEL_STEPS = ['visit', 'offer', 'intent', 'subscription'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** Sections of a page where one works out what one would take. */
const INTENT_SECTIONS = new Set(['eligibilite', 'comparateur', 'choisir', 'family']);

/** 1 for the first step; 0 for what is no visit's. */
export function stepOf(event: AudienceEvent, pages: PageNames): number {
  if (event.subscription !== null) return 4;
  if (event.kind === 'action' && INTENT_SECTIONS.has(event.section)) return 3;
  if (event.kind === 'vital' || event.kind === 'engagement') return 0;
  return event.kind === 'pageview' && pages.isOffer(event.page) ? 2 : 1;
}
