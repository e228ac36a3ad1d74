import { z } from 'zod';
import { Text } from './content/parts.ts';
import { lineNumberOf } from './line-number.ts';

/** What the anti-churn service proposes to a line: said beside a termination, never before it. */
export const RetentionOffer = z.object({
  title: Text.max(120),
  text: Text.max(400),
  /** Where it is accepted: a page of ours or of the subscriber area. */
  href: z.string().regex(/^(\/(?!\/)|https:\/\/)/),
});
export type RetentionOffer = z.infer<typeof RetentionOffer>;

/** A French line, as one writes it. */
export const LineNumber = z.string().transform((text, context) => {
  const line = lineNumberOf(text);
  if (line === null) context.addIssue('ten digits');
  return line ?? z.NEVER;
});
