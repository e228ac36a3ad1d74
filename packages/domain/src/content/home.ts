import { z } from 'zod';
import { Button, Href, Id, Image, Link, Markup, Text, Tracking } from './parts.ts';

export const CarouselSlide = z.strictObject({
  id: Id,
  assetDesktop: Image,
  assetMobile: Image,
  tag: Text.nullable(),
  tagColor: z.enum(['black', 'red', 'blue']),
  title: Text,
  subtitle: Markup,
  /** The figure shown large: what a box costs, or what it takes off each mobile plan. */
  price: z
    .strictObject({
      /** Key of the box in the catalogue. */
      box: Id,
      of: z.enum(['offer', 'mobilePlanDiscount']),
      /** What the amount is, when it is not the price of the box. */
      label: Text.nullable(),
    })
    .nullable(),
  primaryButton: Button,
  secondaryButton: Button.nullable(),
  textColor: z.enum(['dark', 'white']),
  legalMentionsButton: Text,
  legalMentionsButtonColorMobile: z.enum(['dark', 'white']),
  legalMentionsButtonColorDesktop: z.enum(['dark', 'white']),
  legalMentionsPopInTitle: Text,
  legalMentionsPopInDescription: Markup,
  legalMentionsPopInFooter: Markup.nullable(),
});
export type CarouselSlide = z.infer<typeof CarouselSlide>;
export const Carousel = z.strictObject({
  /** What the slides are, for those who hear them. */
  label: Text,
  slides: z.array(CarouselSlide).min(1).max(8),
});

export const WhyCards = z.strictObject({
  title: Text,
  cards: z
    .array(z.strictObject({ title: Text, description: Markup, image: Image, link: Link }))
    .min(2)
    .max(5),
});

export const Review = z.strictObject({
  id: Text,
  rating: z.number().min(0).max(5).multipleOf(0.5),
  title: Text.optional(),
  review: Text,
  author: Text,
  /** The name of the box, as the site has it. */
  box: Text,
  /** Dates of publication and of the experience told, ISO days. */
  publishedOn: z.iso.date(),
  experiencedOn: z.iso.date(),
  publicationInfos: z.strictObject({ mention: Text, main: Text }),
  verifiedReviewLogo: Image,
  url: Href,
  tracking: Tracking,
});
export type Review = z.infer<typeof Review>;
export const Reviews = z.strictObject({
  title: Text,
  /** Said wherever these reviews stand, as long as no one really wrote them; null once they are real. */
  sample: Text.nullable(),
  /** The seal of those that a service verified: `verified` for the one drawn here, or a picture's address. */
  verifiedReviewLogo: Image,
  /** Leads to all of them. */
  all: Text,
  /** What a reviews service says of all of them; absent: reckoned from those that are here. */
  total: z
    .strictObject({ average: z.number().min(0).max(5), count: z.int().nonnegative() })
    .optional(),
  reviews: z.array(Review).min(1),
});

/** Null while there is nothing to announce. */
export const BannerInfo = z
  .strictObject({
    variant: z.enum(['info', 'warning', 'success', 'error', 'default']),
    text: Markup,
    link: Link.nullable(),
  })
  .nullable();

export const SatisfactionRate = z.strictObject({
  rate: z.number().min(0).max(100),
  label: Text,
  detail: Markup,
  source: Text,
});
