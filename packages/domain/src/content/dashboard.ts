import { z } from 'zod';
import {
  CHOICES,
  DROP_REASONS,
  PERIOD_NAMES,
  SIGN_IN_REFUSALS,
  TOTALS,
} from '../audience/figures.ts';
import { FUNNEL_STEPS } from '../audience/funnel.ts';
import { VITALS } from '../audience/web-vitals.ts';
import { Text } from './parts.ts';
import { Sentence } from './sentences.ts';

/** What the operator reads on the dashboard. */

const Panel = z.strictObject({ title: Text, caption: Text });
const RATINGS = ['good', 'fair', 'poor'] as const;

/** The way in to a page of the operator's people. */
export const OperatorSignIn = z.strictObject({
  lead: Text,
  token: Text,
  submit: Text,
  refusals: z.record(z.enum(SIGN_IN_REFUSALS), Text),
});
export type OperatorSignIn = z.infer<typeof OperatorSignIn>;

export const DashboardPage = z.strictObject({
  name: Text,
  signIn: OperatorSignIn,
  signOut: Text,
  title: Text,
  periods: z.strictObject({ label: Text, names: z.record(z.enum(PERIOD_NAMES), Text) }),
  spans: z.strictObject({ day: Sentence('from', 'to'), month: Sentence('from', 'to') }),
  nothing: Text,
  download: z.strictObject({ short: Text, long: Sentence('panel') }),
  showTable: Text,
  columns: z.strictObject({
    day: Text,
    month: Text,
    visits: Text,
    pageviews: Text,
    subscriptions: Text,
    step: Text,
    visitors: Text,
    shareOfVisits: Text,
    shareOfStep: Text,
    page: Text,
    box: Text,
    clicks: Text,
    views: Text,
    share: Text,
    action: Text,
    times: Text,
    choice: Text,
    measures: Text,
  }),
  totals: z.record(z.enum(TOTALS), Text),
  trend: Text,
  visits: z.strictObject({ day: Text, month: Text, chart: Text, caption: Text }),
  funnel: Panel.extend({
    note: Text,
    chart: Text,
    steps: z.record(z.enum(FUNNEL_STEPS), Text),
    showLinks: Text,
    linksCaption: Text,
    anyBox: Text,
  }),
  pages: z.strictObject({ title: Text }),
  actions: z.strictObject({ title: Text }),
  ranking: z.strictObject({
    caption: Sentence('panel'),
    more: Sentence('count'),
    rest: Sentence('panel'),
  }),
  consents: Panel.extend({
    note: Sentence('count'),
    choices: z.record(z.enum(CHOICES), Text),
    purpose: Sentence('name'),
    vendor: Sentence('name'),
  }),
  vitals: Panel.extend({
    note: Text,
    names: z.record(z.enum(VITALS), Text),
    ratings: z.record(z.enum(RATINGS), Text),
    unmeasured: Text,
    showPages: Text,
  }),
  ledger: z.strictObject({
    title: Text,
    note: Text,
    received: Text,
    stored: Text,
    forwarded: Text,
    queued: Text,
    dropped: Text,
    droppedFor: Sentence('reasons'),
    reasons: z.record(z.enum(DROP_REASONS), Text),
  }),
});
export type DashboardPage = z.infer<typeof DashboardPage>;
