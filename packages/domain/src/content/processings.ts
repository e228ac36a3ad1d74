import { z } from 'zod';
import { type FormCode, formCodes } from '../forms/form-codes.ts';
import { Text } from './parts.ts';

const Code = z.enum(formCodes as [FormCode, ...FormCode[]]);

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
  forms: z.record(
    Code,
    z.strictObject({ name: Text, purpose: Text, basis: Text, recipients: Text }),
  ),
  /** The choice not to be counted. */
  audience: z.strictObject({
    title: Text,
    counted: Text,
    notCounted: Text,
    stop: Text,
    resume: Text,
  }),
});
export type Processings = z.infer<typeof Processings>;
