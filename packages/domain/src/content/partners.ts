import { z } from 'zod';
import { Button, Image, Markup, Text } from './parts.ts';

export const PartnerBanner = z.strictObject({
  /** The partner's name, set in type: no one's logo is copied. */
  logo: Text,
  title: Text,
  subtitle: Markup,
  description: Markup.optional(),
  image: Image,
  theme: z.enum(['light', 'dark', 'shaderDark', 'medium']),
  priceLine: Markup.nullable(),
  button: Button,
});
export type PartnerBanner = z.infer<typeof PartnerBanner>;

const VideoSource = z.enum(['youtube', 'dailymotion']);

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
  subtitle: Text.optional(),
  description: Markup,
  extraText: Markup.optional(),
  image: Image.optional(),
  videoId: Text.optional(),
  videoIsFrom: VideoSource.optional(),
});
export type PartnerItem = z.infer<typeof PartnerItem>;

export const PartnerItems = z.strictObject({ title: Text, items: z.array(PartnerItem).min(1) });
export type PartnerItems = z.infer<typeof PartnerItems>;
