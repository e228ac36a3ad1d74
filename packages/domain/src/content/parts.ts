import { z } from 'zod';

/** Pieces that many content files share. Strict: a misspelt field is an error in the editor's hands. */

export const Text = z.string().trim().min(1);

/** Text in the mini markup (mini-markup.ts). */
export const Markup = Text.meta({ format: 'mini-markup' });

/** What a section wears: names of sets of tokens (apps/site/src/styles/tokens.css). */
export const ThemeName = z.enum([
  'light',
  'lighterMedium',
  'medium',
  'dark',
  'shaderDark',
  'UltraApp',
]);

/** Names a record in addresses, code and storage. */
export const Id = z.string().regex(/^[a-z0-9-]+$/);

/** Of a name that is not French: a voice then reads it as it is said. */
export const NameLanguage = z.literal('en').optional();

/** A page of the site, an anchor, or an https, mailto or tel address; never a script. */
export const Href = z
  .string()
  .regex(
    /^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/,
    'une adresse commence par /, #, https://, mailto:… ou tel:…',
  );

/** `src` is the name of a rendered picture (picture-manifest.ts), such as 'box-ultra/hero'. */
export const Image = z.strictObject({ src: Text, alt: z.string() });
export type Image = z.infer<typeof Image>;

/** One picture in two framings, by name: for wide windows and for phones. */
export const Asset = z.strictObject({ desktopAsset: Text, mobileAsset: Text, alt: z.string() });
export type Asset = z.infer<typeof Asset>;

/** A picture that leads to what it shows. */
export const Promotion = z.strictObject({ image: Image, href: Href });

/** One object from several sides; a caption says what the eye may miss. */
export const ContentViews = z.strictObject({
  title: Text,
  views: z
    .array(Image.extend({ caption: Text }))
    .min(2)
    .max(4),
});
export type ContentViews = z.infer<typeof ContentViews>;

export const Tracking = z.strictObject({ page: Text.optional(), section: Text, action: Text });
export type Tracking = z.infer<typeof Tracking>;

export const Link = z.strictObject({ label: Text, href: Href });
export type Link = z.infer<typeof Link>;

export const Button = z.strictObject({
  label: Text,
  href: Href,
  target: z.literal('_blank').optional(),
  rel: Text.optional(),
  tracking: Tracking.optional(),
});
export type Button = z.infer<typeof Button>;

export const FaqItem = z.strictObject({
  id: Id,
  question: Text,
  answer: Markup,
});
export type FaqItem = z.infer<typeof FaqItem>;

export const Faq = z.strictObject({
  title: Text,
  items: z
    .array(FaqItem)
    .min(1)
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, {
      message: 'deux éléments ont le même id\u00a0: donnez-en un autre à l’un des deux',
    }),
});
export type Faq = z.infer<typeof Faq>;

export const HexColour = z.string().regex(/^#[0-9a-fA-F]{6}$/);
