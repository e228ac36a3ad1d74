import { z } from 'zod';
import { ContentViews, FaqItem, HexColour, Id, Image, Link, Markup, Text } from './parts.ts';
import { Sentence } from './sentences.ts';

/** The copy of a box's page. Figures are not here: they come from the offer by token. */

const Story = z.strictObject({
  id: Id,
  title: Text,
  text: Markup,
  /** `focus` is the side that stays where the frame is narrower than the picture; its middle unless given. */
  image: Image.extend({ focus: z.literal('right').optional() }),
});
export type BoxStory = z.infer<typeof Story>;

/** What the box stands in at the top of its page: a picture that shows it there, or a stage drawn for it. */
const Scene = z.union([
  z.strictObject({
    picture: Text,
    mobilePicture: Text,
    /** The box is higher than wide: the whole picture is shown, not a band of it. */
    tall: z.literal(true).optional(),
  }),
  z.strictObject({
    ground: HexColour,
    /** The light on it, around the box. */
    light: HexColour,
    shape: z.enum(['disc', 'ring']),
    shapeColour: HexColour,
  }),
]);
export type BoxScene = z.infer<typeof Scene>;

/** A thing of the parcel seen from above: our picture of it, or a drawing where there is none. */
const ParcelObject = z.union([
  z.strictObject({ picture: Text }),
  z.strictObject({
    drawing: z.enum(['fibre', 'ethernet', 'power']),
    /** There are two of them. */
    twice: z.literal(true).optional(),
  }),
]);
export type ParcelObject = z.infer<typeof ParcelObject>;
export type ParcelDrawing = Extract<ParcelObject, { drawing: string }>;

/** In percent of the picture, from its upper left corner. */
const Percent = z.number().min(0).max(100);

/** A side of the box, with a number beside each thing that is explained. */
const View = z.strictObject({
  side: z.enum(['back', 'front']),
  image: Image,
  /** As high as its picture: all of it is shown, not a band. */
  tall: z.literal(true).optional(),
  /** `part` is explained by the sections of all boxes (`parcel.parts`). */
  points: z.array(z.strictObject({ part: Id, x: Percent, y: Percent })).min(1),
});
export type BoxView = z.infer<typeof View>;

export const BoxPageCopy = z.strictObject({
  /** Key of the offer in the catalogue: an edition is sold as the offer it dresses. */
  offer: Id,
  edition: z
    .strictObject({
      name: Text,
      tag: Text,
      claim: Markup,
      image: Image,
      /** What the parcel's list calls it, in place of the offer's box. */
      inParcel: Text,
    })
    .nullable(),
  theme: z.enum(['light', 'dark']),
  scene: Scene,
  /** One for each line of the offer's parcel, in its order. */
  parcelObjects: z.array(ParcelObject).min(1),
  views: z.array(View).min(1),
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
  successors: z.array(z.strictObject({ offer: Id, reason: Text })).min(2),
  faqTitle: Text,
  faq: z.array(FaqItem).min(2),
});

/** What the sections of every box's page say, whichever box it is. */
export const BoxSections = z.strictObject({
  features: Text,
  speeds: z.strictObject({
    title: Text,
    intro: Text,
    download: Text,
    downloadExample: Sentence('size', 'time'),
    upload: Text,
    uploadExample: Sentence('size', 'time'),
    wifi: Text,
    wifiExample: Text,
  }),
  cost: z.strictObject({
    title: Text,
    intro: Text,
    promotion: Sentence('months'),
    everyMonth: Text,
    samePrice: Text,
    after: Text,
    total: Sentence('months'),
    totalDetail: Text,
    sheet: Text,
  }),
  /** The name of the region that scrolls. */
  story: Text,
  mobile: z.strictObject({
    title: Text,
    intro: Sentence('discount'),
    subscriber: z.strictObject({ label: Text, on: Text, off: Text }),
    family: Text,
  }),
  parcel: z.strictObject({
    title: Text,
    /** The name of the region that scrolls. */
    region: Text,
    sides: z.strictObject({ back: Text, front: Text }),
    /** What each socket is for and each light means, on whichever box it is. */
    parts: z.array(z.strictObject({ id: Id, name: Text, use: Text })).min(1),
  }),
  /** `label` names the slider, `view` is where it stands. */
  turn: z.strictObject({ label: Text, view: Sentence('view', 'views'), lost: Text }),
  options: Text,
});
export type BoxSections = z.infer<typeof BoxSections>;

/** What is said of a box wherever it is offered. */
export const OfferTexts = z.strictObject({
  subscribe: Text,
  /** The same button for those who hear it among others. */
  subscribeTo: Sentence('offer'),
  /** Instead, on the button of one that is sold out, which leads nowhere. */
  soldOut: Text,
  discover: Text,
  discoverNamed: Sentence('offer'),
  compare: Text,
  compareAll: Text,
  choose: Text,
  download: Sentence('speed'),
  upload: Sentence('speed'),
  speeds: Sentence('download', 'upload'),
  channels: Sentence('count'),
  noTv: Text,
});
export type OfferTexts = z.infer<typeof OfferTexts>;
