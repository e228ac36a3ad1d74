import { z } from 'zod';
import { CONTACT_AUDIENCES } from '../forms/contact.ts';
import { Link, Markup, Text } from './parts.ts';

/** What surrounds a form: what it is for, what happens next, and the other ways there. */

const Point = z.strictObject({ title: Text, text: Markup });

export const FormPageCopy = z.strictObject({
  title: Text,
  lead: Markup,
  points: z.array(Point),
  links: z.array(Link),
});

const Labelled = z.strictObject({ label: Text, hint: Text });

/** The page where a request is followed. */
export const FollowUpPage = FormPageCopy.extend({
  form: z.strictObject({ reference: Labelled, known: Labelled, submit: Text }),
  request: z.strictObject({
    received: Text,
    state: Text,
    deadline: Text,
    answersTitle: Text,
    noAnswer: Text,
    declaredTitle: Text,
    outcomeTitle: Text,
    outcomes: z.strictObject({
      waiting: Text,
      winner: Text,
      substitute: Text,
      'not-drawn': Text,
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
