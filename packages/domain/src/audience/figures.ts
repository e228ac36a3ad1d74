import type { FunnelStep } from './funnel.ts';
import type { Rating, Vital } from './web-vitals.ts';

/** What the operator's dashboard can show, by its name in the address. */
export const PERIODS = {
  '7j': { days: 7 },
  '30j': { days: 30 },
  '90j': { days: 90 },
  '12m': { months: 12 },
} as const;
export type PeriodName = keyof typeof PERIODS;
export const PERIOD_NAMES = Object.keys(PERIODS) as readonly PeriodName[];

/** Days are `2026-11-15`, months `2026-11`; both ends belong to it. */
export type Period = {
  readonly grain: 'day' | 'month';
  readonly from: string;
  readonly to: string;
};

export type ShownPeriod = {
  readonly name: PeriodName;
  readonly now: Period;
  /** As long, just before. */
  readonly before: Period;
  /** Every day or month of it, whether or not anything happened. */
  readonly steps: readonly string[];
};

export const TOTALS = ['visits', 'visitors', 'pageviews', 'actions', 'subscriptions'] as const;
export type Total = (typeof TOTALS)[number];

export type Count = { readonly page: string; readonly label: string; readonly n: number };

export type VitalFigures = {
  readonly measured: number;
  /** Three visits in four are at least this good; null when nothing was measured. */
  readonly p75: number | null;
  readonly ratings: Readonly<Record<Rating, number>>;
};
export type PageVitals = {
  readonly page: string;
  readonly vitals: Readonly<Record<Vital, VitalFigures>>;
};

export const CHOICES = ['accepted', 'customised', 'refused'] as const;
export type Choice = (typeof CHOICES)[number];

/** All that the dashboard says of a period. */
export type Figures = {
  readonly period: ShownPeriod;
  readonly totals: Readonly<Record<Total, { readonly now: number; readonly before: number }>>;
  readonly series: readonly {
    readonly period: string;
    readonly visits: number;
    readonly pageviews: number;
    readonly subscriptions: number;
  }[];
  readonly pages: readonly Count[];
  readonly actions: readonly Count[];
  readonly customEvents: readonly Count[];
  readonly funnel: readonly { readonly step: FunnelStep; readonly visitors: number }[];
  /** Clicks on subscription links, by page and box. */
  readonly subscriptions: readonly Count[];
  /** The whole site, then its pages, the most measured first. */
  readonly vitals: { readonly site: PageVitals['vitals']; readonly pages: readonly PageVitals[] };
  /** What visitors chose about cookies. */
  readonly consents: Readonly<Record<Choice, number>> & {
    /** How many allowed each, by its number or key. */
    readonly purposes: readonly Count[];
    readonly vendors: readonly Count[];
  };
  /** Where every event received since the beginning has gone. */
  readonly ledger: {
    readonly received: number;
    readonly stored: number;
    readonly forwarded: number;
    readonly queued: number;
    readonly dropped: Readonly<Record<string, number>>;
  };
};

/** Why an event was not counted. */
export const DROP_REASONS = [
  'malformed',
  /** A program that says so. */
  'bot',
  /** The browser asks not to be measured (Global Privacy Control, Do Not Track). */
  'opted-out',
  /** More from one network than people could do. */
  'rate',
  /** The store did not keep up, and memory is for visitors. */
  'overload',
  /** The store takes others and not this one, alone: set aside, so that it does not hold them up. */
  'unstorable',
  /** The process stopped while the store was away. */
  'lost',
] as const;
export type DropReason = (typeof DROP_REASONS)[number];

/** Why the dashboard did not open. */
export const SIGN_IN_REFUSALS = ['wrong', 'locked'] as const;
export type SignInRefusal = (typeof SIGN_IN_REFUSALS)[number];

/** What the dashboard's page shows: its figures, or the way in. */
export type DashboardState =
  | { readonly kind: 'sign-in'; readonly refusal: SignInRefusal | null }
  | { readonly kind: 'figures'; readonly figures: Figures };
