import { z } from 'zod';
import { Text } from './content/parts.ts';

/** What the anti-churn service proposes to a line: said beside a termination, never before it. */
export const RetentionOffer = z.object({
  title: Text.max(120),
  text: Text.max(400),
  /** Where it is accepted: a page of ours or of the subscriber area. */
  href: z.string().regex(/^(\/(?!\/)|https:\/\/)/),
});
export type RetentionOffer = z.infer<typeof RetentionOffer>;

/** A French line, as one writes it: ten digits, spaced or not. */
export const LineNumber = z
  .string()
  .transform((text) => text.replaceAll(/[\s.-]/g, ''))
  .pipe(z.string().regex(/^0[1-9]\d{8}$/));
