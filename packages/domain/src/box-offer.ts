import { z } from 'zod';
import { Href, Id, Image, Text } from './content/parts.ts';
import { BoxFacts, factsProblem, PromotionTerms, VideoPlan } from './offers/box-facts.ts';
import { OfferPhrases } from './offers/offer-phrases.ts';

/** What the subscription host calls each box. */
export const BOX_CODES = ['box-5g', 'pop', 'v8s', 'v6', 'v9', 'v9s'] as const;
export type BoxCode = (typeof BOX_CODES)[number];

/** Every box that is or was sold under its own name. */
export const BOXES = [
  'POP',
  'POP_S',
  'DELTA',
  'ULTRA',
  'ULTRA_ESSENTIAL',
  'ULTRA_LIMITED_EDITION',
  'ULTRA_ESSENTIAL_LIMITED_EDITION',
  'REVOLUTION_LIGHT',
  'BOX_5G',
] as const;

export const MOBILE_PLANS = ['FORFAIT_2_EUROS', 'FORFAIT_{product}'] as const;

/** Of a price's period, and a discount's. */
const TOGETHER =
  'la durée (duration) et le montant d’après (after) vont ensemble\u00a0: les deux, ou aucun des deux';

const Cents = z.int().nonnegative();
const Months = z.int().positive();

const Feature = z.strictObject({
  icon: Text,
  description: Text,
  tooltip: Text.optional(),
});

/** The server inside the Ultra: storage and what it does. */
const BoxServer = z.strictObject({ title: Text, description: Text });

export const BoxOffer = z
  .strictObject({
    box: z.enum(BOXES),
    codeName: z.enum(BOX_CODES),
    /** Key of the offer in texts ({ultra.price}) and addresses (?boxes=ultra). */
    key: Id,
    name: Text,
    nameWithSerieSpeciale: Text,
    /** Shown, and not sold for now. */
    soldOut: z.boolean().default(false),
    tag: Text.nullable(),
    claim: Text,
    price: Cents,
    priceDuration: Months.nullable(),
    priceAfter: Cents.nullable(),
    mobilePlanDiscount: Cents,
    mobilePlanDiscountDuration: Months.nullable(),
    mobilePlanDiscountAfter: Cents.nullable(),
    /** Mbit/s. */
    download: z.int().positive(),
    /** Mbit/s. */
    upload: z.int().positive(),
    wifi: Text,
    commitment: Text,
    image: Image,
    server: BoxServer.optional(),
    /** Null when the offer has no TV. */
    includedChannelsNumber: z.int().positive().nullable(),
    network: z.enum(['fibre', '5g']),
    facts: BoxFacts,
    features: z.array(Feature).min(3),
    parcel: z.array(Text).min(1),
  })
  .refine((offer) => (offer.priceDuration === null) === (offer.priceAfter === null), {
    message: TOGETHER,
    path: ['priceAfter'],
  })
  .refine(
    (offer) =>
      (offer.mobilePlanDiscountDuration === null) === (offer.mobilePlanDiscountAfter === null),
    { message: TOGETHER, path: ['mobilePlanDiscountAfter'] },
  )
  .superRefine((offer, context) => {
    const problem = factsProblem(offer);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem, path: ['facts'] });
  });
export type BoxOffer = z.infer<typeof BoxOffer>;

export const MobilePlanOffer = z.strictObject({
  code: z.string().regex(/^[A-Z0-9_]+$/),
  key: Id,
  name: Text,
  claim: Text,
  price: Cents,
  priceDuration: Months.nullable(),
  priceAfter: Cents.nullable(),
  /** Whether a box subscriber gets the box's mobilePlanDiscount on this plan. */
  discounted: z.boolean(),
  href: Text,
});
export type MobilePlanOffer = z.infer<typeof MobilePlanOffer>;

/** Something bought beside a box: a video service, a repeater, an option. */
export const ServiceOffer = z.strictObject({
  key: Id,
  name: Text,
  price: Cents,
  /** 'from' when the price is the smallest of several formulas. */
  startsAt: z.boolean(),
  period: z.enum(['month', 'once']),
  /** Boxes whose price already includes it, by key. */
  includedWith: z.array(z.string()).default([]),
  /** What this formula of a video service gives. */
  video: VideoPlan.optional(),
  /** Sold while this flag of the environment is on. */
  flag: z.literal('antivirus').optional(),
  /** The price is one of so many instalments of another service's. */
  instalments: z.strictObject({ of: z.string(), count: z.int().positive() }).optional(),
});
export type ServiceOffer = z.infer<typeof ServiceOffer>;

/** Paid once, at a given moment. */
export const Fee = z.strictObject({
  key: Id,
  label: Text,
  amount: Cents,
  /** Counted in the true cost (everyone pays it), or only named (some do). */
  always: z.boolean(),
  detail: Text,
});
export type Fee = z.infer<typeof Fee>;

/** A telephone that the mobile site sells, shown where our pages speak of one. */
const SmartphoneOffer = z.strictObject({
  key: Id,
  name: Text,
  /** 'Noir, 128 Go'. */
  variant: Text,
  price: Cents,
  image: Image,
  href: Href,
});

/**
 * The one place where prices, speeds, durations and channel counts are written, as it holds at one
 * moment: written, a price is the list of its periods (see content/life.ts).
 */
export const Catalogue = z.strictObject({
  boxes: z.array(BoxOffer).min(1),
  mobilePlans: z.array(MobilePlanOffer).min(1),
  services: z.array(ServiceOffer),
  smartphones: z.array(SmartphoneOffer).default([]),
  fees: z.array(Fee),
  promotion: PromotionTerms,
  phrases: OfferPhrases,
  /** Other counts that texts mention: 'cafeyn.titles' fills {cafeyn.titles}. */
  figures: z.record(z.string().regex(/^[a-z0-9-]+\.[a-zA-Z]+$/), z.int().positive()).default({}),
  /** The TV application sold beside the boxes. */
  productTv: z.strictObject({
    name: Text,
    channelsNumber: z.int().positive(),
    /** Cents a month, 0 when subscribers pay nothing more for it. */
    price: Cents,
    icon: Text,
    logo: Text,
  }),
});
export type Catalogue = z.infer<typeof Catalogue>;

/** Of what can be had today; of all when nothing can. */
export function smallestPrice(boxes: readonly BoxOffer[]): number {
  const onSale = boxes.filter(({ soldOut }) => !soldOut);
  return Math.min(...(onSale.length > 0 ? onSale : boxes).map(({ price }) => price));
}

/** Boxes without TV do not count. */
export function channelCounts({ boxes }: Catalogue): { smallest: number; largest: number } {
  const counts = boxes.flatMap((box) => box.includedChannelsNumber ?? []);
  return { smallest: Math.min(...counts), largest: Math.max(...counts) };
}
