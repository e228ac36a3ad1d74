import type { BoxOffer, Catalogue, ServiceOffer } from './box-offer.ts';
import { channelCounts, smallestPrice } from './box-offer.ts';
import { type Brand, fillBrand } from './brand.ts';
import { listed, numberWord } from './french.ts';
import {
  bandsInGigahertz,
  bandsPhrase,
  callsPhrase,
  conditions,
  familyConditions,
  familyPlans,
  includedServices,
  mobileDiscount,
  namedBoxes,
  portsPhrase,
  priceLife,
  priceSentence,
  productTvPrice,
  promotionEligibility,
  qualityPhrase,
  screensPhrase,
  tvPhrase,
  tvSentence,
} from './offers/box-phrases.ts';
import { formatAmount, fullPrice, groupThousands, type PricePlan } from './price.ts';
import { formatSpeed } from './speed.ts';

/**
 * Figures are written once, in the offers. Texts name them: `{pop.price}`, `{ultra.download}`,
 * `{boxes.smallestPrice}`, `{netflix.price}`, `{fee-activation.amount}`; this fills them, with `{product}`.
 * What a box includes is a fact of the offers too, and its phrases are tokens: `{pop.conditions}`.
 */
export type Tokens = ReadonlyMap<string, string>;

export class UnknownTokenError extends Error {
  constructor(token: string) {
    super(`unknown token ${token}`);
    this.name = 'UnknownTokenError';
  }
}

/** A figure of an offer, by name. */
export const FIGURE = /\{([a-z0-9-]+)\.([a-zA-Z]+)\}/g;

export function tokensOf(catalogue: Catalogue): Tokens {
  const counts = channelCounts(catalogue);
  const fibre = catalogue.boxes.filter(({ network }) => network === 'fibre');
  return new Map<string, string>([
    ['boxes.smallestPrice', formatAmount(smallestPrice(catalogue.boxes))],
    ...(fibre.length === 0
      ? []
      : ([['fibre.smallestPrice', formatAmount(smallestPrice(fibre))]] as [string, string][])),
    ['boxes.smallestChannels', String(counts.smallest)],
    ['boxes.largestChannels', String(counts.largest)],
    ...factTokens(catalogue),
    ['product-tv.channelsNumber', String(catalogue.productTv.channelsNumber)],
    ...Object.entries(catalogue.figures).map(
      ([key, value]) => [key, groupThousands(value)] as [string, string],
    ),
    ...catalogue.boxes.flatMap((box) => boxTokens(box, catalogue)),
    ...catalogue.mobilePlans.flatMap((plan) => priceTokens(plan.key, plan)),
    ...catalogue.services.flatMap((service) => serviceTokens(service, catalogue)),
    ...catalogue.fees.map(
      ({ key, amount }) => [`fee-${key}.amount`, formatAmount(amount)] as [string, string],
    ),
  ]);
}

export function fillText(text: string, brand: Brand, tokens: Tokens): string {
  if (!text.includes('{')) return text;
  const filled = text.replace(FIGURE, (token, owner: string, field: string) => {
    const value = tokens.get(`${owner}.${field}`);
    if (value === undefined) throw new UnknownTokenError(token);
    return value;
  });
  return fillBrand(filled, brand);
}

/** Fills every string inside a JSON value, keys excepted. */
export function fillContent(json: unknown, brand: Brand, tokens: Tokens): unknown {
  if (typeof json === 'string') return fillText(json, brand, tokens);
  if (Array.isArray(json)) return json.map((item) => fillContent(item, brand, tokens));
  if (typeof json === 'object' && json !== null) {
    return Object.fromEntries(
      Object.entries(json).map(([key, value]) => [key, fillContent(value, brand, tokens)]),
    );
  }
  return json;
}

/** Which boxes have what, and the terms that are the same for all. */
function factTokens(catalogue: Catalogue): [string, string][] {
  const { boxes } = catalogue;
  const having = (wanted: (box: BoxOffer) => boolean) => namedBoxes(boxes.filter(wanted));
  return [
    ['boxes.count', numberWord(boxes.length)],
    ['boxes.withPlayer', having(({ facts }) => facts.player)],
    ['boxes.withTv', having((box) => box.includedChannelsNumber !== null)],
    ['boxes.withCalls', having(({ facts }) => facts.calls)],
    ['boxes.withoutCalls', having(({ facts }) => !facts.calls)],
    ['boxes.withDisks', having(({ facts }) => facts.diskSlots > 0)],
    ['promotion.eligibility', promotionEligibility(catalogue)],
    ['family.plans', familyPlans()],
    ['family.conditions', familyConditions(catalogue)],
    ['product-tv.price', productTvPrice(catalogue)],
  ];
}

function serviceTokens(service: ServiceOffer, catalogue: Catalogue): [string, string][] {
  const { key, price, includedWith, video, instalments } = service;
  return [
    [`${key}.price`, formatAmount(price)],
    ...(includedWith.length === 0
      ? []
      : ([
          [
            `${key}.boxes`,
            namedBoxes(catalogue.boxes.filter((box) => includedWith.includes(box.key))),
          ],
        ] as [string, string][])),
    ...(video === undefined
      ? []
      : ([
          [`${key}.quality`, qualityPhrase(video)],
          [`${key}.screens`, screensPhrase(video, catalogue)],
        ] as [string, string][])),
    ...(instalments === undefined
      ? []
      : ([[`${key}.months`, String(instalments.count)]] as [string, string][])),
  ];
}

function boxTokens(box: BoxOffer, catalogue: Catalogue): [string, string][] {
  const services = includedServices(box, catalogue.services);
  return [
    ...priceTokens(box.key, box),
    [`${box.key}.priceLife`, priceLife(box, catalogue)],
    [`${box.key}.priceSentence`, priceSentence(box, catalogue)],
    [`${box.key}.conditions`, conditions(box, catalogue)],
    [`${box.key}.tv`, tvPhrase(box, catalogue)],
    [`${box.key}.tvSentence`, tvSentence(box, catalogue)],
    [`${box.key}.calls`, callsPhrase(box, catalogue)],
    [`${box.key}.wifiBands`, bandsPhrase(box.facts, catalogue)],
    [`${box.key}.wifiGigahertz`, bandsInGigahertz(box.facts)],
    [`${box.key}.ports`, portsPhrase(box.facts, catalogue)],
    ...(box.facts.diskSlots === 0
      ? []
      : ([[`${box.key}.diskSlots`, numberWord(box.facts.diskSlots)]] as [string, string][])),
    ...(services.length === 0
      ? []
      : ([[`${box.key}.services`, listed(services.map(({ name }) => name))]] as [
          string,
          string,
        ][])),
    [`${box.key}.download`, formatSpeed(box.download)],
    [`${box.key}.upload`, formatSpeed(box.upload)],
    [`${box.key}.wifi`, box.wifi],
    [`${box.key}.mobilePlanDiscount`, mobileDiscount(box)],
    ...(box.includedChannelsNumber === null
      ? []
      : [
          [`${box.key}.includedChannelsNumber`, String(box.includedChannelsNumber)] as [
            string,
            string,
          ],
        ]),
  ];
}

/** The amount, and the whole phrase: a promotion has no part of its own to name, since it may end. */
function priceTokens(key: string, plan: PricePlan): [string, string][] {
  return [
    [`${key}.price`, formatAmount(plan.price)],
    [`${key}.fullPrice`, fullPrice(plan)],
  ];
}
