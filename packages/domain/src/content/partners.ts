import { z } from 'zod';
import { VIDEO_SOURCES } from '../video-hosts.ts';
import { Asset, Button, Id, Image, Markup, NameLanguage, Text, ThemeName } from './parts.ts';
import { Sentence } from './sentences.ts';

/** How a partner's page is composed: each has its own, so that no two look alike. */
const Composition = z.strictObject({
  hero: z.enum(['immersive', 'split', 'poster', 'editorial']),
  items: z.enum(['mosaic', 'rail', 'rows', 'index']),
  /** The order of the sections between the banner and the questions. */
  order: z.array(z.enum(['items', 'trailer', 'formulas', 'boxes', 'extra'])).min(2),
});

export const PartnerBanner = z.strictObject({
  /** The partner's name, set in type: no one's logo is copied. */
  logo: Text,
  title: Text,
  subtitle: Markup,
  description: Markup.optional(),
  image: Image,
  theme: ThemeName,
  composition: Composition,
  /** The service of the offers whose price is shown; null when it comes with the box. */
  service: Id.nullable(),
  /** What goes with the price: conditions, what happens next. */
  priceLine: Markup.nullable(),
  button: Button,
  secondaryButton: Button.optional(),
  /** Several ways to buy it, by service of the offers. */
  formulas: z
    .strictObject({
      title: Text,
      choices: z
        .array(z.strictObject({ service: Id, name: Text, details: z.array(Text).min(1) }))
        .min(2),
    })
    .optional(),
  /** How to get it, and on which boxes: by key of their offer. */
  subscription: z.strictObject({
    title: Text,
    steps: z.array(Text).min(2),
    availableOn: z.array(Id).min(1),
  }),
});
export type PartnerBanner = z.infer<typeof PartnerBanner>;

const VideoSource = z.enum(VIDEO_SOURCES);

export const Trailer = z.strictObject({
  description: Text,
  placeholder: Image,
  videoId: Text.nullable(),
  videoIsFrom: VideoSource.nullable(),
});
export type Trailer = z.infer<typeof Trailer>;

export const PartnerItem = z.strictObject({
  logo: Text.optional(),
  title: Text,
  titleLanguage: NameLanguage,
  subtitle: Text.optional(),
  description: Markup,
  extraText: Markup.optional(),
  image: Image.optional(),
  videoId: Text.optional(),
  videoIsFrom: VideoSource.optional(),
});
export type PartnerItem = z.infer<typeof PartnerItem>;

/** What a partner's page puts forward now, each with a framing of its own on a phone. */
export const PartnerHighlight = z.strictObject({
  title: Text,
  items: z.array(PartnerItem.omit({ image: true }).extend({ asset: Asset })).min(1),
});

export const PartnerItems = z.strictObject({ title: Text, items: z.array(PartnerItem).min(1) });
export type PartnerItems = z.infer<typeof PartnerItems>;

/** What is said of any trailer. */
const TrailerTexts = z.strictObject({
  title: Sentence('title'),
  watch: Text,
  /** Where its host is not us. */
  cookies: Sentence('host'),
});
export type TrailerTexts = z.infer<typeof TrailerTexts>;

export const PartnerTexts = z.strictObject({
  /** What a partner's service costs with a box, in the list of its boxes. */
  boxes: z.strictObject({
    /** The visitor's own, which comes first once it is said. */
    yours: Text,
    choose: Text,
    included: Text,
    option: Sentence('price'),
    available: Text,
    /** Its channels come with the box; what it adds on demand does not. */
    channelsAndOption: Sentence('price'),
    channels: Text,
  }),
  /** A formula that comes with some boxes. */
  formulaIncluded: Sentence('boxes'),
  trailer: TrailerTexts,
  /** A list that scrolls sideways, for those who hear it. */
  scrolls: Sentence('title'),
});
export type PartnerTexts = z.infer<typeof PartnerTexts>;
