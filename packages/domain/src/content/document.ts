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
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9-]+$/),
        title: Text,
        text: Markup,
        /** Speaks of the advertising partners: there only while they are switched on. */
        partners: z.literal(true).optional(),
      }),
    )
    .min(2)
    .refine((sections) => new Set(sections.map(({ id }) => id)).size === sections.length, {
      message: 'deux sections ont le même id',
    }),
});
export type DocumentPage = z.infer<typeof DocumentPage>;

/** A page as it reads with or without advertising partners. */
export const withPartners = <Page extends DocumentPage>(
  page: Page,
  hasPartners: boolean,
): Page => ({
  ...page,
  sections: page.sections.filter(({ partners }) => hasPartners || partners !== true),
});
