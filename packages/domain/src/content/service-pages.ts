import { z } from 'zod';
import { PageCopy } from './pages.ts';
import { Button, ContentViews, Id, Image, Markup, Text, ThemeName } from './parts.ts';
import { Sentence } from './sentences.ts';
import { PACK_THEMES } from './tv.ts';

/** The copy of the TV lists and of the pages that present a service: content/pages/<route>.json. */

/** What the list of channels says: its search and filters, what they find, and its rows. */
const ChannelTexts = z.strictObject({
  search: Text,
  placeholder: Text,
  filters: Text,
  category: Text,
  allCategories: Text,
  pack: Text,
  allPacks: Text,
  box: Text,
  allBoxes: Text,
  replay: Text,
  withReplay: Text,
  pdf: Text,
  themes: Text,
  loading: Text,
  failed: Text,
  none: Text,
  one: Text,
  many: Sentence('count'),
  found: Text,
  more: Text,
  nothing: Text,
  clear: Text,
  /** What to do about an empty list, from what made it empty. */
  advice: z.strictObject({
    oneWithoutFilters: Sentence('query'),
    manyWithoutFilters: Sentence('count', 'query'),
    spelling: Sentence('query'),
    filters: Text,
  }),
  row: z.strictObject({
    replay: Text,
    /** Before the packs of a channel that no box includes, and that some include. */
    option: Text,
    otherwise: Text,
  }),
});
export type ChannelTexts = z.infer<typeof ChannelTexts>;

/** Of a channel: all boxes include it, or only these. */
const InclusionTexts = z.strictObject({ all: Text, some: Sentence('boxes') });
export type InclusionTexts = z.infer<typeof InclusionTexts>;

export const ChannelsPage = PageCopy.extend({
  texts: ChannelTexts,
  inclusion: InclusionTexts,
  /** Names the rest of a long list, folded. */
  folded: Sentence('count'),
});

const ReplayListTexts = z.strictObject({
  themes: Text,
  days: Text,
  included: Text,
  withPack: Text,
  others: Sentence('count'),
  folded: Sentence('count'),
});
export type ReplayListTexts = z.infer<typeof ReplayListTexts>;
export const ReplaysPage = PageCopy.extend({ list: ReplayListTexts });

const VodComparisonTexts = z.strictObject({
  caption: Text,
  columns: z.tuple([Text, Text, Text, Text, Text, Text]),
  option: Text,
  subscriptions: Text,
  rentals: Text,
});
export const SvodPage = PageCopy.extend({ comparison: VodComparisonTexts });

const PackFinderTexts = z.strictObject({
  box: Text,
  chooseBox: Text,
  boxHint: Text,
  channel: Text,
  /** Names that the field shows while it is empty. */
  example: Text,
  hint: Sentence('count'),
  options: Text,
  add: Text,
  failed: Text,
  /** What becomes of a name that was typed. */
  adding: z.strictObject({
    empty: Text,
    unknown: Sentence('name'),
    /** No pack holds it: every box that has TV does. */
    included: Sentence('name'),
    already: Sentence('name'),
    full: Text,
    added: Sentence('name'),
  }),
  /** What is said of the channels chosen, and of how they are taken away. */
  wanted: Text,
  empty: z.strictObject({ title: Text, text: Text }),
  share: z.strictObject({ label: Text, copied: Text, refused: Text }),
  answer: z.strictObject({
    nothing: Text,
    cheapest: Sentence('price'),
    includedOne: Sentence('box', 'channels'),
    includedMany: Sentence('box', 'channels'),
  }),
});
export type PackFinderTexts = z.infer<typeof PackFinderTexts>;

const PackListTexts = z.strictObject({
  themes: Text,
  channels: Sentence('pack'),
  foldedPacks: Sentence('count'),
  foldedChannels: Sentence('count'),
});
export type PackListTexts = z.infer<typeof PackListTexts>;

export const PacksPage = PageCopy.extend({
  finderTitle: Text,
  texts: PackFinderTexts,
  list: PackListTexts,
  themes: z.record(z.enum(PACK_THEMES), Text),
});

export const TvPage = z.strictObject({
  player: ContentViews,
  gatewayTitle: Text,
  /** On each door. */
  see: Text,
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
  items: z.array(z.strictObject({ icon: Id, title: Text, text: Markup })).min(2),
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
    service: Id.nullable(),
    priceNote: Markup.optional(),
    button: Button,
    secondaryButton: Button.optional(),
  }),
  sections: z.array(ServiceSection).min(1),
});
export type ServicePage = z.infer<typeof ServicePage>;

export const TelephonePage = ServicePage.extend({
  /** What a telephone of the offers is for, and the button that leads to it. */
  smartphone: z.strictObject({
    offer: Id,
    story: Story,
    button: Text,
    /** Under its name, while it is paid month by month. */
    instalments: Sentence('variant', 'price', 'months'),
  }),
});

/** The local support teams: what they do and where. */
export const ProxiTeams = z.strictObject({
  title: Text,
  description: Markup,
  map: Sentence('towns'),
  teams: z
    .array(
      z.strictObject({
        name: Text,
        area: Text,
        /** Where the team works, for the map. */
        town: z.strictObject({
          name: Text,
          longitude: z.number().min(-5.5).max(9.7),
          latitude: z.number().min(41.2).max(51.2),
        }),
        description: Markup,
        image: Image.optional(),
      }),
    )
    .min(1),
});
