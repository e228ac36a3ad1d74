import {
  type Figures,
  type PageVitals,
  type ShownPeriod,
  TOTALS,
} from '@vitrine/domain/audience/figures';
import { FUNNEL_STEPS } from '@vitrine/domain/audience/funnel';
import {
  countByRating,
  percentile,
  sizeOf,
  type Vital,
  VITALS,
} from '@vitrine/domain/audience/web-vitals';
import type { Ledger } from '../audience/recorder.ts';
import type { Store } from '../store/store.ts';

const PAGES_SHOWN = 200;
const ACTIONS_SHOWN = 50;
const SUBSCRIPTIONS_SHOWN = 200;
/** Purposes and vendors are a handful. */
const CHOICES = 100;
/** Every page and bucket. */
const VITAL_ROWS = 20_000;

export async function readFigures(
  { audience }: Store,
  period: ShownPeriod,
  live: Ledger,
): Promise<Figures> {
  const { now, before } = period;
  const both = { ...now, from: before.from };
  const rows = await audience.series('total', both);
  const isNow = (at: string) => at >= now.from;
  const sum = (label: string, wanted: (at: string) => boolean) =>
    rows.reduce(
      (total, row) => (row.label === label && wanted(row.period) ? total + row.n : total),
      0,
    );
  const at = (step: string, label: string) =>
    rows.find((row) => row.period === step && row.label === label)?.n ?? 0;

  return {
    period,
    totals: Object.fromEntries(
      TOTALS.map((total) => [
        total,
        { now: sum(total, isNow), before: sum(total, (day) => !isNow(day)) },
      ]),
    ) as Figures['totals'],
    series: period.steps.map((step) => ({
      period: step,
      visits: at(step, 'visits'),
      pageviews: at(step, 'pageviews'),
      subscriptions: at(step, 'subscriptions'),
    })),
    pages: await audience.top('page', now, PAGES_SHOWN),
    actions: await audience.top('action', now, ACTIONS_SHOWN),
    customEvents: await audience.top('custom', now, ACTIONS_SHOWN),
    funnel: FUNNEL_STEPS.map((step) => ({ step, visitors: sum(`step:${step}`, isNow) })),
    subscriptions: await audience.top('subscription', now, SUBSCRIPTIONS_SHOWN),
    vitals: await readVitals(),
    consents: await readConsents(),
    // What waits in this server's memory is received too.
    ledger: await readLedger(),
  };

  async function readConsents(): Promise<Figures['consents']> {
    const kinds = await audience.top('consent', now, CHOICES);
    const of = (kind: string) => kinds.find(({ label }) => label === kind)?.n ?? 0;
    return {
      accepted: of('accepted'),
      customised: of('customised'),
      refused: of('refused'),
      purposes: await audience.top('consent-purpose', now, CHOICES),
      vendors: await audience.top('consent-vendor', now, CHOICES),
    };
  }

  async function readLedger(): Promise<Figures['ledger']> {
    const stored = await audience.ledger();
    const upstream = live.queued - live.unwritten;
    return {
      ...stored,
      received: stored.received + live.unwritten,
      stored: stored.stored - upstream,
      queued: live.queued,
    };
  }

  async function readVitals(): Promise<Figures['vitals']> {
    const site = { LCP: new Map(), INP: new Map(), CLS: new Map() } as Histograms;
    const byPage = new Map<string, Histograms>();
    for (const vital of VITALS)
      for (const { page, label, n } of await audience.top(vital, now, VITAL_ROWS)) {
        const histograms = byPage.get(page) ?? { LCP: new Map(), INP: new Map(), CLS: new Map() };
        byPage.set(page, histograms);
        histograms[vital].set(Number(label), n);
        site[vital].set(Number(label), (site[vital].get(Number(label)) ?? 0) + n);
      }
    const pages = [...byPage].map(([page, histograms]) => ({ page, vitals: describe(histograms) }));
    return {
      site: describe(site),
      pages: pages.toSorted((a, b) => b.vitals.LCP.measured - a.vitals.LCP.measured),
    };
  }
}

type Histograms = Record<Vital, Map<number, number>>;

function describe(histograms: Histograms): PageVitals['vitals'] {
  return Object.fromEntries(
    VITALS.map((vital) => [
      vital,
      {
        measured: sizeOf(histograms[vital]),
        p75: percentile(vital, histograms[vital], 0.75),
        ratings: countByRating(vital, histograms[vital]),
      },
    ]),
  ) as PageVitals['vitals'];
}
