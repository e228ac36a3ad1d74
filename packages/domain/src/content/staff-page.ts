import { z } from 'zod';
import { OperatorSignIn } from './dashboard.ts';
import { Text } from './parts.ts';
import { Sentence } from './sentences.ts';

/** What those who answer read around a request. */
export const StaffPage = z.strictObject({
  name: Text,
  signIn: OperatorSignIn,
  signOut: Text,
  gone: Sentence('reference'),
  /** Where its sender reads « vous ». */
  request: z.strictObject({ declaredTitle: Text, answersTitle: Text, noAnswer: Text }),
  /** How it is answered: the commands themselves are not words. */
  acting: z.strictObject({ title: Text, lead: Text }),
});
export type StaffPage = z.infer<typeof StaffPage>;
