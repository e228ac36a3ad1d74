import { z } from 'zod';
import { Text } from './parts.ts';
import { Sentence } from './sentences.ts';

/** How a contest's page publishes its draw, and how anyone checks it. */
export const DrawTexts = z.strictObject({
  title: Text,
  /** Before anything is frozen. */
  waiting: Text,
  link: Text,
  /** Where that link leads, meanwhile. */
  notYet: Text,
  /** How an instant reads, with the clock that it is told by. */
  instant: Sentence('day', 'time'),
  frozen: Sentence('count', 'instant'),
  hash: Text,
  list: Text,
  drawn: Sentence('instant'),
  seed: Text,
  winners: Sentence('count'),
  substitutes: Sentence('count'),
  record: Text,
  checkTitle: Text,
  check: z.array(Text).min(1),
});
export type DrawTexts = z.infer<typeof DrawTexts>;
