import { z } from 'zod';
import { ContentViews, Image, Link, Markup, Text } from './parts.ts';

/** The copy of a box's page. Figures are not here: they come from the offer by token. */

const Key = z.string().regex(/^[a-z0-9-]+$/);

const Story = z.strictObject({
  id: Key,
  title: Text,
  text: Markup,
  image: Image,
});
export type BoxStory = z.infer<typeof Story>;

export const BoxPageCopy = z.strictObject({
  /** Key of the offer in the catalogue: an edition is sold as the offer it dresses. */
  offer: Key,
  edition: z.strictObject({ name: Text, tag: Text, claim: Markup, image: Image }).nullable(),
  theme: z.enum(['light', 'dark', 'shaderDark', 'lighterMedium', 'UltraApp']),
  gallery: z.array(Image),
  stories: z.array(Story).min(2),
  options: z.array(z.strictObject({ title: Text, text: Markup, link: Link })).min(1),
});
export type BoxPageCopy = z.infer<typeof BoxPageCopy>;

/** A box that is no longer sold: what its subscribers keep, and what succeeds it. */
export const RetiredBoxPage = z.strictObject({
  name: Text,
  claim: Markup,
  image: Image,
  facts: z.array(z.strictObject({ title: Text, text: Markup })).min(2),
  recognise: ContentViews,
  successorsTitle: Text,
  successors: z.array(z.strictObject({ offer: Key, reason: Text })).min(2),
  faqTitle: Text,
  faq: z.array(z.strictObject({ id: Key, question: Text, answer: Markup })).min(2),
});
