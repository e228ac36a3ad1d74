import { z } from 'zod';
import { REQUEST_CODES } from '../forms/form-codes.ts';
import { Text } from './parts.ts';

const Processing = z.strictObject({ purpose: Text, basis: Text, recipients: Text });

/** What the privacy policy says of each form. How long it is kept is not here: the purge knows it. */
export const Processings = z.strictObject({
  title: Text,
  caption: Text,
  columns: z.strictObject({
    form: Text,
    purpose: Text,
    basis: Text,
    recipients: Text,
    duration: Text,
  }),
  transfers: Text,
  forms: z.record(z.enum(REQUEST_CODES), Processing.extend({ name: Text })),
  /** Of every contest, under the name of each; `past` names those whose page is gone. */
  contest: Processing.extend({ past: Text }),
  /** The choice not to be counted. */
  audience: z.strictObject({
    title: Text,
    counted: Text,
    notCounted: Text,
    /** Without script nobody is counted. */
    withoutScript: Text,
    stop: Text,
    resume: Text,
  }),
});
export type Processings = z.infer<typeof Processings>;
