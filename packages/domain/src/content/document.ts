import { z } from 'zod';
import { EXEMPT_STORAGE, STORAGE_PLACES } from '../storage-keys.ts';
import { Id, Markup, Text } from './parts.ts';
import { Sentence } from './sentences.ts';

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
        id: Id,
        title: Text,
        text: Markup,
        /** Speaks of the advertising partners: there only while they are switched on. */
        partners: z.literal(true).optional(),
      }),
    )
    .min(2)
    .refine((sections) => new Set(sections.map(({ id }) => id)).size === sections.length, {
      message: 'deux sections ont le même id\u00a0: donnez-en un autre à l’une des deux',
    }),
});
export type DocumentPage = z.infer<typeof DocumentPage>;

/** What every document says of itself. */
export const DocumentTexts = z.strictObject({
  /** Before the day. */
  updated: Text,
  contents: Text,
});
export type DocumentTexts = z.infer<typeof DocumentTexts>;

/** The cookies page: what the site keeps, and what waits for consent. */
export const CookiesPage = DocumentPage.extend({
  storage: z.strictObject({
    title: Text,
    caption: Text,
    columns: z.tuple([Text, Text, Text, Text]),
    places: z.record(z.enum(STORAGE_PLACES), Text),
    keys: z.record(
      z.enum(EXEMPT_STORAGE.map(({ key }) => key)),
      z.strictObject({ purpose: Text, lifetime: Text }),
    ),
  }),
  consent: z.strictObject({
    title: Text,
    kept: Sentence('choice', 'proof'),
    settings: Text,
    purposes: z.strictObject({ caption: Text, columns: z.tuple([Text, Text, Text]) }),
    vendors: z.strictObject({
      caption: Text,
      columns: z.tuple([Text, Text, Text, Text, Text]),
      policy: Sentence('vendor'),
    }),
    cookies: z.strictObject({
      caption: Text,
      columns: z.tuple([Text, Text, Text, Text, Text]),
      ownSite: Text,
    }),
  }),
});
export type CookiesPage = z.infer<typeof CookiesPage>;

/** The accessibility statement, with what is said of the automatic checks' results. */
export const AccessibilityPage = DocumentPage.extend({
  results: z.strictObject({
    title: Text,
    read: Sentence('day', 'tool', 'pages', 'rules'),
    none: Markup,
    found: Text,
    onOnePage: Sentence('rule'),
    onPages: Sentence('rule', 'pages'),
  }),
});
export type AccessibilityPage = z.infer<typeof AccessibilityPage>;

/** A page as it reads with or without advertising partners. */
export const withPartners = <Page extends DocumentPage>(
  page: Page,
  hasPartners: boolean,
): Page => ({
  ...page,
  sections: page.sections.filter(({ partners }) => hasPartners || partners !== true),
});
