import { z } from 'zod';
import { Label } from './forms.ts';
import { Sentence, SentenceWithSome } from './sentences.ts';

/** What the pages of all contests say. */
export const ContestTexts = z.strictObject({
  participate: Label,
  states: z.strictObject({ upcoming: Label, open: Label, full: Label, closed: Label }),
  /** Without script, on a page that may have been rendered before it opened. */
  openYet: Label,
  readRules: Label,
  howDrawn: Label,
  dates: Sentence('from', 'to'),
  /** What everyone asks before entering. */
  facts: z.array(
    z.strictObject({
      label: Label,
      value: SentenceWithSome('dates', 'winners', 'age', 'territory'),
    }),
  ),
  /** The page of all rules. */
  rules: z.strictObject({
    list: Label,
    summary: SentenceWithSome('dates', 'age', 'territory'),
    see: Label,
    history: Sentence('version'),
    line: Sentence('version', 'day', 'change'),
  }),
});
export type ContestTexts = z.infer<typeof ContestTexts>;
