import { z } from 'zod';
import { COMPARISON_GROUPS } from '../offers/comparison.ts';
import { OCCASIONS, type QuestionId, QUESTIONS } from '../offers/choose.ts';
import { REVIEW_SORTS } from '../reviews.ts';
import { SITE_MAP_GROUPS } from '../routes.ts';
import { ContentViews, Faq, Href, Id, Image, Link, Markup, Promotion, Text } from './parts.ts';
import { Sentence } from './sentences.ts';

/** The copy of pages that no specified call covers, one file a page: content/pages/<route>.json. */

export const PageCopy = z.strictObject({ title: Text, intro: Markup });

const Words = z.strictObject({ title: Text, text: Text });

/** The statuses for which a visitor's request is refused with a page of its own. */
export const REFUSALS = ['400', '405', '408', '409', '413', '415', '429', '503'] as const;

/** What is said when there is no page to show, and how to go on from there. */
export const ErrorPages = z.strictObject({
  links: z.array(z.strictObject({ label: Text, href: Href })).min(1),
  /** On the button that opens the site's search. */
  search: Text,
  /** Above the pages whose addresses are nearly the one asked for. */
  nearest: Text,
  notFound: Words,
  failure: Words,
  refusals: z.record(z.enum(REFUSALS), Words),
});
export type ErrorPages = z.infer<typeof ErrorPages>;

/** What to do, in order. */
const Steps = z.strictObject({
  title: Text,
  steps: z.array(z.strictObject({ title: Text, text: Markup })).min(2),
});

/** Every page of the site, under the names of its groups in the order of this record. */
export const SiteMapPage = z.strictObject({
  title: Text,
  groups: z.record(z.enum(SITE_MAP_GROUPS), Text),
});

/** For who leaves another operator. */
export const LeavingPage = z.strictObject({
  title: Text,
  intro: Markup,
  image: Image,
  steps: Steps,
  letter: z.strictObject({ title: Text, intro: Text, prepare: Text, test: Text }),
  faq: Faq,
});

/** What surrounds the texts of `adsl-shutdown/…`. */
export const AdslPage = z.strictObject({
  image: Image,
  testTitle: Text,
  steps: Steps,
  calendar: z.strictObject({ title: Text, caption: Text, columns: z.tuple([Text, Text]) }),
});

/** What follows the texts of `fibre/…`: the ways on. */
export const FibrePage = z.strictObject({ title: Text, intro: Text, map: Text, adsl: Text });

/** '1 jour', '2 jours'. */
const Unit = z.strictObject({ one: Text, many: Text });

export const SaveTheDatePage = z.strictObject({
  title: Text,
  time: Sentence('time'),
  now: Text,
  past: Text,
  calendar: Text,
  units: z.strictObject({ days: Unit, hours: Unit, minutes: Unit, seconds: Unit }),
  undated: z.strictObject({ title: Text, text: Text, home: Text }),
  /** What the visitor's calendar says of it. */
  entry: z.strictObject({ title: Text, description: Text }),
});
export type SaveTheDatePage = z.infer<typeof SaveTheDatePage>;

/** The frame of every offer's standardised information sheet. */
export const InformationSheetPage = z.strictObject({
  label: Sentence('offer'),
  metaTitle: Sentence('offer'),
  description: Sentence('offer'),
  kind: Text,
  offer: Sentence('offer'),
  json: Text,
  sheet: z.strictObject({
    price: Text,
    monthly: Text,
    during: Sentence('months'),
    after: Text,
    total: Sentence('months'),
    speeds: Text,
    maximal: Text,
    normal: Text,
    minimal: Text,
    speed: Sentence('download', 'upload'),
    /** Of a box on the mobile network, which promises neither. */
    onAir: z.strictObject({ normal: Text, minimal: Text }),
    wifi: Text,
    included: Text,
    tv: Text,
    noTv: Text,
    services: Text,
    noService: Text,
    calls: Text,
    server: Text,
    mobile: Text,
    parcel: Text,
    ports: Text,
    term: Text,
    commitment: Text,
    notice: Text,
    noticeTime: Text,
  }),
});
export type InformationSheetPage = z.infer<typeof InformationSheetPage>;

/** A prize, and the way to the contest that gives it. */
export const PrizePage = PageCopy.extend({
  /** The code of the contest that it tells of. */
  contest: Id,
  picture: Image,
  action: Text,
  prize: ContentViews,
});

export const OffersPage = z.strictObject({
  title: Text,
  intro: Markup,
  /** One of them is shown, at random; each leads to an offer that the page lists. */
  highlights: z.strictObject({
    title: Text,
    cards: z.array(Promotion.extend({ label: Text })).min(1),
  }),
  deals: z.strictObject({
    title: Text,
    cards: z
      .array(
        z.strictObject({ title: Text, tag: Text, description: Markup, image: Image, link: Link }),
      )
      .min(2)
      .max(5),
  }),
});

/** A question of the chooser and its answers, by their names in code. */
type Question<Id> = Extract<(typeof QUESTIONS)[number], { id: Id }>;
type QuestionTexts<Id> = z.ZodObject<{
  question: typeof Text;
  answers: z.ZodObject<Record<Question<Id>['answers'][number], typeof Text>>;
}>;

const Chooser = z.strictObject({
  step: Sentence('rank', 'count'),
  questions: z.strictObject(
    Object.fromEntries(
      QUESTIONS.map(({ id, answers }) => [
        id,
        z.strictObject({
          question: Text,
          answers: z.strictObject(Object.fromEntries(answers.map((answer) => [answer, Text]))),
        }),
      ]),
    ) as { [Id in QuestionId]: QuestionTexts<Id> },
  ),
  privacy: Text,
  back: Text,
  /** Above the box that is advised. */
  result: Text,
  /** One reason more where the fibre is not certain. */
  checkAddress: Text,
  discover: Sentence('box'),
  runnerUp: Sentence('box'),
  compare: Text,
  again: Text,
  advice: z.record(
    z.enum(OCCASIONS),
    z.strictObject({ reasons: z.array(Text).min(2), whyNot: Text }),
  ),
});
export type ChooserTexts = z.infer<typeof Chooser>;

export const ChooserPage = z.strictObject({
  title: Text,
  intro: Markup,
  chooser: Chooser,
  summaryTitle: Text,
  /** For those who would rather read than answer. */
  summary: z.array(z.strictObject({ want: Text, offer: Id })).min(2),
});

export const FamilyPage = z.strictObject({
  title: Text,
  intro: Markup,
  /** Leads to the simulator. */
  simulate: Text,
  image: Image,
  steps: z.array(z.strictObject({ title: Text, text: Markup })).min(2),
  simulator: z.strictObject({
    title: Text,
    box: Text,
    plan: Sentence('rank'),
    add: Text,
    remove: Text,
    onePlan: Sentence('box'),
    manyPlans: Sentence('box', 'count'),
    saved: Sentence('amount', 'box'),
    bill: Text,
    months: Text,
    month: Sentence('from'),
    span: Sentence('from', 'to'),
    total: Text,
  }),
  examples: z.strictObject({
    title: Text,
    caption: Text,
    columns: z.tuple([Text, Text, Text]),
    onePlan: Text,
    manyPlans: Sentence('count'),
  }),
  /** Beside the price of the plan that families take, which follows the reader. */
  planButton: Text,
});

export type FamilyPage = z.infer<typeof FamilyPage>;

/** What the comparator says: its page, and its controls. */
export const ComparatorPage = PageCopy.extend({
  comparator: z.strictObject({
    choice: Sentence('min', 'max'),
    differencesOnly: Text,
    priceShown: Text,
    perMonth: Text,
    over: Sentence('months'),
    second: Text,
    compared: Sentence('count', 'lines'),
    comparedDifferences: Sentence('count', 'lines'),
    table: Text,
    feature: Text,
    total: Sentence('months'),
    /** Where what everyone pays once is in it. */
    totalWithFees: Sentence('months'),
    sheet: Text,
    print: Text,
    copy: Text,
    copied: Text,
    notCopied: Text,
    rows: z.strictObject({
      groups: z.record(z.enum(COMPARISON_GROUPS), Text),
      price: Text,
      promotion: Text,
      noLimit: Text,
      after: Text,
      cost: Sentence('months'),
      costWithFees: Sentence('months', 'fees'),
      fee: Sentence('amount', 'fee'),
      commitment: Text,
      mobile: Text,
      network: Text,
      networks: z.strictObject({ fibre: Text, '5g': Text }),
      download: Text,
      upload: Text,
      speed: Sentence('speed'),
      wifi: Text,
      tv: Text,
      noTv: Text,
      player: Text,
      withPlayer: Text,
      noPlayer: Text,
      services: Text,
      noService: Text,
      calls: Text,
      server: Text,
      withServer: Text,
      noServer: Text,
      ports: Text,
      parcel: Text,
    }),
    /** What a box may be first at among those compared. */
    firsts: z.strictObject({ fastest: Text, cheapest: Text }),
  }),
});
export type ComparatorTexts = z.infer<typeof ComparatorPage>['comparator'];

const PAYMENT_MEANS = ['direct-debit', 'card', 'e-card', 'transfer', 'cheque'] as const;
export type PaymentMeans = (typeof PAYMENT_MEANS)[number];
const PaymentMark = z.strictObject({ kind: z.enum(PAYMENT_MEANS), label: Text });
export type PaymentMark = z.infer<typeof PaymentMark>;

export const TariffsPage = z.strictObject({
  title: Text,
  intro: Markup,
  updatedOn: z.iso.date(),
  updated: Sentence('day'),
  tables: z.strictObject({
    box: z.strictObject({
      title: Text,
      columns: z.tuple([Text, Text, Text, Text]),
      sheet: Text,
      sheetNamed: Sentence('offer'),
    }),
    plans: z.strictObject({
      title: Text,
      columns: z.tuple([Text, Text, Text]),
      same: Text,
    }),
    services: z.strictObject({
      title: Text,
      columns: z.tuple([Text, Text, Text]),
      instalments: Sentence('count', 'amount'),
      startsAt: Sentence('price'),
      noBox: Text,
    }),
    fees: z.strictObject({ title: Text, columns: z.tuple([Text, Text, Text]) }),
  }),
  payment: z.strictObject({
    title: Text,
    text: Markup,
    meansTitle: Text,
    means: z.array(PaymentMark).min(1),
  }),
  sections: z.array(z.strictObject({ id: Id, title: Text, text: Markup })).min(1),
});

export const HomePage = z.strictObject({
  /** The page's one h1, for those who listen and for search engines. */
  title: Text,
  lineUpTitle: Text,
  lineUpIntro: Markup,
});

const ReviewBrowserTexts = z.strictObject({
  sort: Text,
  sorts: z.record(z.enum(REVIEW_SORTS), Text),
  ratings: Text,
  all: Text,
  none: Text,
  count: Sentence('count', 'page', 'pages'),
  nobody: Text,
  showAll: Text,
  pages: Text,
  page: Sentence('number'),
});
export type ReviewBrowserTexts = z.infer<typeof ReviewBrowserTexts>;

/** After the average, and of how many reviews it is. */
const RatingTexts = z.strictObject({
  outOf: Text,
  one: Sentence('count'),
  many: Sentence('count'),
});
export type RatingTexts = z.infer<typeof RatingTexts>;

export const ReviewsPage = z.strictObject({
  title: Text,
  intro: Markup,
  summary: RatingTexts,
  browser: ReviewBrowserTexts,
  methodTitle: Text,
  method: Markup,
});
