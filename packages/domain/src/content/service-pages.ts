import { z } from 'zod';
import { PageCopy } from './pages.ts';
import { Button, ContentViews, Image, Markup, Text } from './parts.ts';

/** The copy of the TV lists and of the pages that present a service: content/pages/<route>.json. */

const Key = z.string().regex(/^[a-z0-9-]+$/);
const ThemeName = z.enum(['light', 'lighterMedium', 'medium', 'dark', 'shaderDark', 'UltraApp']);

const PackFinderTexts = z.strictObject({
  /** What is said of the channels chosen, and of how they are taken away. */
  wanted: Text,
  empty: z.strictObject({ title: Text, text: Text }),
  share: z.strictObject({ label: Text, copied: Text, refused: Text }),
});
export type PackFinderTexts = z.infer<typeof PackFinderTexts>;

export const PacksPage = PageCopy.extend({ finderTitle: Text, texts: PackFinderTexts });

export const TvPage = z.strictObject({
  player: ContentViews,
  gatewayTitle: Text,
  doors: z
    .array(
      z.strictObject({
        route: z.enum(['liste-chaines', 'pack-et-options', 'replays', 'svod']),
        unit: Text,
        text: Text,
      }),
    )
    .min(1),
});

const Features = z.strictObject({
  kind: z.literal('features'),
  title: Text,
  intro: Markup.optional(),
  theme: ThemeName.optional(),
  items: z.array(z.strictObject({ icon: Key, title: Text, text: Markup })).min(2),
});
const Story = z.strictObject({
  kind: z.literal('story'),
  title: Text,
  text: Markup,
  image: Image,
  theme: ThemeName.optional(),
  /** On which side the picture stands where there is room for two. */
  side: z.enum(['start', 'end']),
});
const Steps = z.strictObject({
  kind: z.literal('steps'),
  title: Text,
  intro: Markup.optional(),
  theme: ThemeName.optional(),
  steps: z.array(z.strictObject({ title: Text, text: Markup })).min(2),
});
const Comparison = z.strictObject({
  kind: z.literal('table'),
  title: Text,
  intro: Markup.optional(),
  theme: ThemeName.optional(),
  columns: z.array(Text).min(2),
  rows: z.array(z.array(Text).min(2)).min(1),
});
const Notice = z.strictObject({
  kind: z.literal('notice'),
  title: Text,
  text: Markup,
  theme: ThemeName.optional(),
  button: Button.optional(),
});
const Views = ContentViews.extend({
  kind: z.literal('views'),
  theme: ThemeName.optional(),
});
export const ServiceSection = z.discriminatedUnion('kind', [
  Features,
  Story,
  Steps,
  Comparison,
  Notice,
  Views,
]);
export type ServiceSection = z.infer<typeof ServiceSection>;
export type ServiceSectionOf<Kind extends ServiceSection['kind']> = Extract<
  ServiceSection,
  { kind: Kind }
>;

export const ServicePage = z.strictObject({
  hero: z.strictObject({
    title: Text,
    subtitle: Markup,
    image: Image,
    theme: ThemeName,
    /** The service of the offers whose price is shown. */
    service: Key.nullable(),
    priceNote: Markup.optional(),
    button: Button,
    secondaryButton: Button.optional(),
  }),
  sections: z.array(ServiceSection).min(1),
});
export type ServicePage = z.infer<typeof ServicePage>;

export const TelephonePage = ServicePage.extend({
  /** What a telephone of the offers is for, and the button that leads to it. */
  smartphone: z.strictObject({ offer: Key, story: Story, button: Text }),
});
