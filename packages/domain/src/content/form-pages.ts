import { z } from 'zod';
import { CONTACT_AUDIENCES } from '../forms/contact.ts';
import type { ContestOutcomeKind } from '../forms/follow-up.ts';
import { FOLLOW_UP_NOTICES, REQUEST_STATES, SENDER_STEPS } from '../forms/follow-up.ts';
import { Link, Markup, Text } from './parts.ts';
import { Sentence } from './sentences.ts';

/** What surrounds a form: what it is for, what happens next, and the other ways there. */

const Point = z.strictObject({ title: Text, text: Markup });

export const FormPageCopy = z.strictObject({
  title: Text,
  lead: Markup,
  points: z.array(Point),
  links: z.array(Link),
});
export type FormPageCopy = z.infer<typeof FormPageCopy>;

const Labelled = z.strictObject({ label: Text, hint: Text });

const LinkWords = z.strictObject({ title: Text, lead: Sentence('reference') });

/** The page where a request is followed. */
export const FollowUpPage = FormPageCopy.extend({
  form: z.strictObject({ title: Text, reference: Labelled, known: Labelled, submit: Text }),
  /** For who has lost a reference. */
  mail: z.strictObject({ title: Text, email: Labelled, submit: Text }),
  notices: z.record(z.enum(FOLLOW_UP_NOTICES), Text),
  /** How an instant reads, with the clock that it is told by. */
  instant: Sentence('day', 'time'),
  /** What a single-use link opens. */
  link: z.strictObject({
    open: LinkWords,
    confirm: LinkWords,
    accept: LinkWords,
    until: Sentence('instant'),
  }),
  steps: z.record(z.enum(SENDER_STEPS), Text),
  request: z.strictObject({
    received: Text,
    state: Text,
    deadline: Text,
    deletionDeadline: Text,
    answersTitle: Text,
    noAnswer: Text,
    declaredTitle: Text,
    outcomeTitle: Text,
    prize: Text,
    outcomes: z.strictObject({
      waiting: Text,
      winner: Sentence('instant'),
      told: Sentence('instant'),
      accepted: Text,
      lapsed: Text,
      substitute: Text,
      'not-drawn': Text,
    } satisfies Record<ContestOutcomeKind, unknown>),
    /** Where « reçue » means that its sender's word is awaited. */
    toConfirm: Text,
    states: z.record(z.enum(REQUEST_STATES), Text),
    confirmations: z.strictObject({
      sent: Sentence('instant'),
      over: Text,
      'by-adviser': Text,
    }),
    another: Text,
  }),
});
export type FollowUpPage = z.infer<typeof FollowUpPage>;

const Audience = z.enum(CONTACT_AUDIENCES);

/** The guide and the page of each kind of visitor; a telephone number is written here once. */
export const ContactPages = z.strictObject({
  title: Text,
  lead: Text,
  kinds: z.array(z.strictObject({ audience: Audience, title: Text, text: Text })).min(1),
  othersTitle: Text,
  others: z.array(Link.extend({ text: Text })),
  phone: z.strictObject({ subscriber: Point, prospect: Point }),
  deaf: Point,
  audiences: z.record(
    Audience,
    z.strictObject({ title: Text, lead: Markup, links: z.array(Link) }),
  ),
});
