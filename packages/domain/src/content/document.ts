import { z } from 'zod';
import { Markup, Text } from './parts.ts';

/** A page to read: legal texts, policies, commitments. */
export const DocumentPage = z.strictObject({
  title: Text,
  intro: Markup,
  updatedOn: z.iso.date(),
  /** Kept for the record; says so at the top. */
  archived: Markup.nullable(),
  sections: z
    .array(z.strictObject({ id: z.string().regex(/^[a-z0-9-]+$/), title: Text, text: Markup }))
    .min(2)
    .refine((sections) => new Set(sections.map(({ id }) => id)).size === sections.length, {
      message: 'deux sections ont le même id',
    }),
});
export type DocumentPage = z.infer<typeof DocumentPage>;
