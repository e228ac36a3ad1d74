import { z } from 'zod';
import { Text } from './parts.ts';

/** What a visitor is told when a form is not accepted, by its reason; code knows only the reasons. */
export const FormAnswers = z.strictObject({
  refusals: z.strictObject({
    captcha: Text,
    honeypot: Text,
    unknown: Text,
    conflict: Text,
    tooMany: Text,
    fields: Text,
    down: Text,
    reload: Text,
    /** Without script, what was read again was confirmed too fast for a person, or too late. */
    tooFast: Text,
    reviewOver: Text,
    noContest: Text,
    noDraw: Text,
    /** Contests. */
    upcoming: Text,
    closed: Text,
    full: Text,
    alreadyEntered: Text,
    rulesChanged: Text,
  }),
  /** Beside the answer to a contest's question. */
  wrongAnswer: Text,
});
export type FormAnswers = z.infer<typeof FormAnswers>;
export type RefusalReason = keyof FormAnswers['refusals'];
