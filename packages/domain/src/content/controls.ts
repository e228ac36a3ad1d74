import { z } from 'zod';
import { Text } from './parts.ts';
import { Sentence } from './sentences.ts';

/** What blocks that many pages share call their own controls, whatever they stand for. */
export const Controls = z.strictObject({
  crumbs: z.strictObject({
    label: Text,
    /** Shows the levels that are folded. */
    levels: Text,
  }),
  carousel: z.strictObject({
    /** What it is, and what each of its slides is, to those who hear it. */
    role: Text,
    slideRole: Text,
    slide: Text,
    outOf: Text,
    position: Sentence('number', 'total'),
    pause: Text,
    resume: Text,
    previous: Text,
    next: Text,
  }),
  /** What the colour of an alert says, said in a word. */
  alerts: z.strictObject({ info: Text, warning: Text, success: Text, error: Text }),
  /** Leaves a window that covers the page. */
  close: Text,
  toasts: z.strictObject({ label: Text, close: Text }),
  /** After the name of a field that may stay empty. */
  optional: Text,
  search: z.strictObject({ clear: Text, submit: Text }),
  review: z.strictObject({
    more: Text,
    less: Text,
    /** After both, to those who hear them: « de Nadia B. ». */
    moreOf: Sentence('of'),
    source: Text,
    /** What the stars are, to those who hear them. */
    rating: Sentence('rating', 'best'),
    /** Who wrote, when, and of what day: the law asks for both dates beside a review. */
    published: Sentence('by', 'published', 'experienced'),
  }),
  /** The name of a button that tells the rest of a line. */
  more: Sentence('subject'),
  /** The name of the bar with the price and its button. */
  subscribe: Sentence('offer'),
  /** Before the smallest of several prices. */
  startsAt: Text,
  /** The same in a line of text. */
  startingPrice: Sentence('price'),
});
export type Controls = z.infer<typeof Controls>;
