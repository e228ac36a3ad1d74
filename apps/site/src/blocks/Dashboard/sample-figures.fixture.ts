import type { Figures, VitalFigures } from '@vitrine/domain/audience/figures';

const measured = (p75: number, good: number, fair: number, poor: number): VitalFigures => ({
  p75,
  measured: good + fair + poor,
  ratings: { good, fair, poor },
});
const unmeasured: VitalFigures = { p75: null, measured: 0, ratings: { good: 0, fair: 0, poor: 0 } };

const steps = ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14'];

/** A week of a site that people visit. */
export const sampleFigures: Figures = {
  period: {
    name: '7j',
    now: { grain: 'day', from: '2026-11-09', to: '2026-11-15' },
    before: { grain: 'day', from: '2026-11-02', to: '2026-11-08' },
    steps: [...steps, '2026-11-15'],
  },
  totals: {
    visits: { now: 12_345, before: 11_000 },
    visitors: { now: 9_800, before: 9_790 },
    pageviews: { now: 30_000, before: 33_000 },
    actions: { now: 5_400, before: 0 },
    subscriptions: { now: 410, before: 400 },
  },
  series: [...steps, '2026-11-15'].map((period, at) => ({
    period,
    visits: 1_500 + 80 * at,
    pageviews: 4_100 + 120 * (at % 3),
    subscriptions: 50 + at,
  })),
  pages: [
    { page: 'homepage', label: '', n: 20_000 },
    ...Array.from({ length: 12 }, (_, at) => ({ page: `page-${at + 1}`, label: '', n: 900 - at })),
  ],
  actions: [{ page: 'freebox-pop', label: 'entete > souscrire', n: 41 }],
  customEvents: [{ page: 'wifi-7', label: 'Essai', n: 52 }],
  funnel: [
    { step: 'visit', visitors: 9_800 },
    { step: 'offer', visitors: 4_900 },
    { step: 'intent', visitors: 1_960 },
    { step: 'subscription', visitors: 392 },
  ],
  subscriptions: [
    { page: 'freebox-pop', label: 'pop', n: 300 },
    { page: 'homepage', label: 'new', n: 110 },
  ],
  vitals: {
    site: {
      LCP: measured(1_900, 80, 15, 5),
      INP: measured(320, 40, 50, 10),
      CLS: measured(0.4, 10, 20, 70),
    },
    pages: [
      {
        page: 'freebox-pop',
        vitals: { LCP: measured(1_900, 80, 15, 5), INP: unmeasured, CLS: unmeasured },
      },
    ],
  },
  consents: {
    accepted: 100,
    customised: 0,
    refused: 200,
    purposes: [{ page: '', label: '3', n: 100 }],
    vendors: [],
  },
  ledger: {
    received: 800,
    stored: 700,
    forwarded: 60,
    queued: 30,
    dropped: { malformed: 9, bot: 1, rate: 0 },
  },
};

/** The same week, before anyone came. */
export const noFigures: Figures = {
  ...sampleFigures,
  totals: {
    visits: { now: 0, before: 0 },
    visitors: { now: 0, before: 0 },
    pageviews: { now: 0, before: 0 },
    actions: { now: 0, before: 0 },
    subscriptions: { now: 0, before: 0 },
  },
  series: sampleFigures.series.map(({ period }) => ({
    period,
    visits: 0,
    pageviews: 0,
    subscriptions: 0,
  })),
  pages: [],
  actions: [],
  customEvents: [],
  funnel: sampleFigures.funnel.map(({ step }) => ({ step, visitors: 0 })),
  subscriptions: [],
  vitals: { site: { LCP: unmeasured, INP: unmeasured, CLS: unmeasured }, pages: [] },
  consents: { accepted: 0, customised: 0, refused: 0, purposes: [], vendors: [] },
  ledger: { received: 0, stored: 0, forwarded: 0, queued: 0, dropped: {} },
};
