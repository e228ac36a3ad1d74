import { z } from 'zod';
import { LETTER_NEEDS, TERMINATION_REASONS } from '../termination-letter.ts';
import { ELIGIBILITY_ANSWERS } from '../eligibility-answers.ts';
import { Button, ContentViews, Image, Link, Markup, Text } from './parts.ts';
import { Sentence, SentenceWithSome } from './sentences.ts';

/** The copy of pages about where one lives: moving, leaving, the fibre, shops. */

const Label = z.strictObject({ label: Text });
const LabelAndHint = z.strictObject({ label: Text, hint: Text });

/* ---- Moving ---- */

export const MOVING_STEPS = [
  'ask',
  'technician',
  'pack',
  'move',
  'connect',
  'close',
  'return',
] as const;

export const MovingTexts = z.strictObject({
  title: Text,
  form: Text,
  movingDay: Label,
  keysDay: LabelAndHint,
  socket: z.strictObject({ label: Text, unknown: Text, yes: Text, no: Text }),
  keepsBox: Label,
  privacy: Text,
  invitation: Text,
  past: Text,
  /** What the calendar begins with. */
  summary: Sentence('day'),
  summaryLate: Text,
  on: Sentence('day'),
  late: Sentence('day'),
  /** Too close for the technician to come before: what waits for an appointment. */
  open: z.strictObject({ technician: Text, connect: Text }),
  /** Each with the delay that is usual, shown until there is a date. */
  steps: z.record(z.enum(MOVING_STEPS), z.strictObject({ when: Text, title: Text, text: Text })),
});
export type MovingTexts = z.infer<typeof MovingTexts>;

export const MovingPage = z.strictObject({
  title: Text,
  description: Markup,
  image: Image,
  eligibilityTitle: Text,
  planner: MovingTexts,
});

/* ---- Leaving another operator ---- */

export const LetterTexts = z.strictObject({
  form: Text,
  preview: Text,
  /** In place of what is not known yet. */
  blank: Text,
  fields: z.strictObject({
    name: Label,
    street: Label,
    postcode: Label,
    city: Label,
    provider: Label,
    providerAddress: LabelAndHint,
    contract: LabelAndHint,
    line: Label,
    reason: Label,
    endDay: LabelAndHint,
  }),
  reasons: z.record(z.enum(TERMINATION_REASONS), Text),
  /** Above the fields at fault. */
  refused: Text,
  /** What is missing or wrong, by field. */
  errors: z.record(z.enum(LETTER_NEEDS), Text),
  /** The letter itself. */
  letter: z.strictObject({
    title: Text,
    /** The second line of the recipient, when the visitor gives none. */
    providerService: Text,
    /** « À Lyon », « Au Havre ». */
    placeAndDate: Sentence('place', 'day'),
    subject: Text,
    contract: Sentence('contract'),
    line: Sentence('line'),
    mention: Text,
    greeting: Text,
    decision: Sentence('reason'),
    soon: Sentence('notice'),
    on: Sentence('day', 'notice'),
    requests: Text,
    closing: Text,
    reasons: z.record(z.enum(TERMINATION_REASONS), Text),
  }),
  download: Text,
  /** Said once the file is there. */
  downloaded: Text,
  print: Text,
  privacy: Text,
});
export type LetterTexts = z.infer<typeof LetterTexts>;

export const LetterPage = z.strictObject({ title: Text, intro: Markup, letter: LetterTexts });

/* ---- Is the fibre at my home? ---- */

/** What an answer may say of a place: 'au Havre', 'Au Havre', 'Le Havre', its figures and its dates. */
const ANSWER_WORDS = ['at', 'At', 'city', 'share', 'quarter', 'technical', 'commercial'] as const;
export type AnswerWords = Record<(typeof ANSWER_WORDS)[number], string>;
const AnswerSentence = SentenceWithSome(...ANSWER_WORDS);

const NextStep = Link.extend({ action: Text });

const AnswerTexts = z.strictObject({
  tag: z.strictObject({ label: Text, color: z.enum(['black', 'red', 'blue']) }),
  title: AnswerSentence,
  text: AnswerSentence,
  /** Keys of the boxes to put beside it. */
  offers: z.array(Text),
  next: NextStep,
  other: NextStep.optional(),
});
export type AnswerTexts = z.infer<typeof AnswerTexts>;

export const EligibilityTexts = z.strictObject({
  label: Text,
  submit: Text,
  /** Said of a field that was sent empty. */
  empty: Text,
  privacy: Text,
  suggestions: Text,
  manyFound: Sentence('count'),
  oneFound: Text,
  noneFound: Text,
  searching: Text,
  result: Text,
  change: Text,
  several: z.strictObject({ title: Text, text: Text }),
  others: Text,
  /** Above an answer for a place that what was typed does not name. */
  guess: Sentence('label'),
  /** Below an answer that is not the fibre, where some homes have it. */
  someFibre: Sentence('share'),
  /** Beside an answer overseas, for prices hold in metropolitan France. */
  overseas: Text,
  /** Said where the question is when the ADSL stops. */
  adsl: z.strictObject({
    dated: Sentence('technical', 'commercial'),
    closed: Sentence('technical'),
    undated: Text,
    undatedWithFibre: Text,
  }),
  /** One line beside the button that subscribes. */
  reminder: z.strictObject({
    invitation: Text,
    test: Text,
    fibre: Sentence('at'),
    fibrePlanned: Sentence('at', 'quarter'),
    noFibre: Sentence('at'),
    /** Too few homes have it to say that it is there. */
    someFibre: Sentence('at', 'share'),
    box5g: Sentence('at'),
    noBox5g: Sentence('at'),
    unknown: Sentence('at'),
  }),
  answers: z.record(z.enum(ELIGIBILITY_ANSWERS), AnswerTexts),
});
export type EligibilityTexts = z.infer<typeof EligibilityTexts>;

export const EligibilityPage = z.strictObject({
  title: Text,
  intro: Markup,
  test: EligibilityTexts,
});

/* ---- The fibre, and the end of the ADSL ---- */

export const FibreTeaser = z.strictObject({
  title: Text,
  description: Markup,
  image: Image,
  button: Button,
});

export const FibrePolyptych = z.strictObject({
  title: Text,
  panels: z.array(z.strictObject({ title: Text, description: Markup, image: Image })).min(2),
});

export const AdslShutdownIntro = z.strictObject({
  title: Text,
  paragraphs: z.array(Markup).min(1),
});

/* ---- Shops ---- */

const Count = z.strictObject({ one: Text, many: Sentence('count') });

/** What the buttons of a map read, and what is said before it is there. */
const MapFrameTexts = z.strictObject({ loading: Text, hint: Text, zoomIn: Text, zoomOut: Text });
export type MapFrameTexts = z.infer<typeof MapFrameTexts>;

/** Whether a shop is open, and until or from when. */
const OpeningTexts = z.strictObject({
  open: Sentence('time'),
  closed: Text,
  holiday: Text,
  opens: Sentence('closed', 'time'),
  opensTomorrow: Sentence('closed', 'time'),
  opensOnDay: Sentence('closed', 'day', 'time'),
});
export type OpeningTexts = z.infer<typeof OpeningTexts>;

export const ShopFinderTexts = z.strictObject({
  search: Text,
  aroundMe: Text,
  openNow: Text,
  kiosks: Text,
  more: Text,
  map: Text,
  frame: MapFrameTexts,
  hours: OpeningTexts,
  /** How far a shop is from where one looks. */
  distance: Sentence('distance'),
  /** On a phone, one or the other. */
  views: z.strictObject({ label: Text, list: Text, map: Text }),
  countShops: Count,
  countSpots: Count,
  byTown: Sentence('what'),
  matching: Sentence('what'),
  around: Sentence('what', 'of'),
  /** 'autour de vous'. */
  ofYou: Text,
  /** A department guessed by the visitor's network, proposed. */
  guessed: Sentence('name'),
  none: Text,
  noneAround: Sentence('of'),
  noneOpen: Text,
  /** Where the list would be, and its button. */
  widen: Text,
  showAll: Text,
  locating: Text,
  refused: Text,
  /** What was asked is not there yet, or cannot be answered. */
  searching: Text,
  failed: Text,
});
export type ShopFinderTexts = z.infer<typeof ShopFinderTexts>;

export const ShopsPage = z.strictObject({
  title: Text,
  intro: Sentence('count'),
  /** The name of a kiosk in the list. */
  kiosk: Sentence('city'),
  sampleNote: Text,
  finder: ShopFinderTexts,
  /** Beside the shops themselves: the card one may take away at once. */
  sim: ContentViews,
});

/* ---- The map of the fibre ---- */

export const FibreMapTexts = z.strictObject({
  department: Text,
  country: Text,
  municipality: Text,
  chooseDepartmentFirst: Text,
  allMunicipalities: Text,
  map: Text,
  frame: MapFrameTexts,
  pictureAlt: Text,
  legend: Text,
  /** Its classes, best first; the shares are in hundredths. */
  classes: z.strictObject({
    complete: Sentence('from'),
    high: Sentence('from', 'to'),
    medium: Sentence('from', 'to'),
    low: Sentence('to'),
    none: Text,
  }),
  invitation: Text,
  loading: Sentence('department'),
  loaded: Sentence('department', 'count'),
  failed: Text,
  departmentFailed: Text,
  table: Sentence('department'),
  /** A department guessed by the visitor's network, proposed. */
  guessed: Sentence('department'),
  area: Sentence('name', 'share'),
  noFigure: Text,
  share: Sentence('name', 'share'),
  noShare: Sentence('name'),
  planned: Sentence('quarter'),
  closing: Sentence('day'),
});
export type FibreMapTexts = z.infer<typeof FibreMapTexts>;

export const FibreMapPage = z.strictObject({
  /** Where the figures come from. */
  source: z.strictObject({ sample: Text, imported: Sentence('label', 'day') }),
  title: Text,
  intro: Sentence('share'),
  testTitle: Text,
  ground: Text,
  map: FibreMapTexts,
  table: z.strictObject({
    caption: Text,
    columns: z.tuple([Text, Text, Text, Text]),
    covered: Sentence('covered', 'municipalities'),
    noDate: Text,
  }),
  departmentPage: z.strictObject({
    metaTitle: Sentence('department'),
    description: Sentence('share', 'department'),
    title: Sentence('department'),
    intro: Sentence('share', 'covered', 'municipalities'),
    table: z.strictObject({
      caption: Text,
      columns: z.tuple([Text, Text, Text, Text]),
      /** Of the municipalities that begin with a letter, when there are many. */
      initial: Sentence('letter', 'count'),
      unknown: Text,
    }),
  }),
});

/** What every shop's page says around the shop. */
export const ShopPage = z.strictObject({
  metaTitle: Sentence('shop'),
  description: Sentence('shop', 'address'),
  directions: Text,
  allShops: Text,
  services: Text,
  hours: Text,
  hoursCaption: Text,
  exception: Sentence('hours'),
  holidays: Text,
  /** Read instead of the drawing. */
  map: Sentence('city'),
  nearby: Text,
  distance: Sentence('distance'),
});
export type ShopPage = z.infer<typeof ShopPage>;
