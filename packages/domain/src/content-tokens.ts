import type { BoxOffer, Catalogue, ServiceOffer } from './box-offer.ts';
import { channelCounts, smallestPrice } from './box-offer.ts';
import { type Brand, fillBrand } from './brand.ts';
import { listed, numberWord } from './french.ts';
import { mapTexts } from './map-texts.ts';
import * as words from './offers/box-phrases.ts';
import { isCheapest } from './offers/choose.ts';
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
  return new Map(allTokens(catalogue));
}

type Token = readonly [name: string, text: string];

function* allTokens(catalogue: Catalogue): Iterable<Token> {
  const counts = channelCounts(catalogue);
  const fibre = catalogue.boxes.filter(({ network }) => network === 'fibre');
  yield ['boxes.smallestPrice', formatAmount(smallestPrice(catalogue.boxes))];
  if (fibre.length > 0) yield ['fibre.smallestPrice', formatAmount(smallestPrice(fibre))];
  yield ['boxes.smallestChannels', String(counts.smallest)];
  yield ['boxes.largestChannels', String(counts.largest)];
  yield* factTokens(catalogue);
  yield ['product-tv.channelsNumber', String(catalogue.productTv.channelsNumber)];
  for (const [key, value] of Object.entries(catalogue.figures)) yield [key, groupThousands(value)];
  for (const box of catalogue.boxes) yield* boxTokens(box, catalogue);
  for (const plan of catalogue.mobilePlans) yield* priceTokens(plan.key, plan);
  for (const service of catalogue.services) yield* serviceTokens(service, catalogue);
  for (const { key, amount } of catalogue.fees) yield [`fee-${key}.amount`, formatAmount(amount)];
}

export function fillText(text: string, brand: Brand, tokens: Pick<Tokens, 'get'>): string {
  if (!text.includes('{')) return text;
  const filled = text.replace(FIGURE, (token, owner: string, field: string) => {
    const value = tokens.get(`${owner}.${field}`);
    if (value === undefined) throw new UnknownTokenError(token);
    return value;
  });
  return fillBrand(filled, brand);
}

/** Fills every string inside a JSON value, keys excepted. */
export function fillContent(json: unknown, brand: Brand, tokens: Pick<Tokens, 'get'>): unknown {
  return mapTexts(json, (text) => fillText(text, brand, tokens));
}

/** Which boxes have what, and the terms that are the same for all. */
function factTokens(catalogue: Catalogue): Token[] {
  const { boxes } = catalogue;
  const having = (wanted: (box: BoxOffer) => boolean) => words.namedBoxes(boxes.filter(wanted));
  return [
    ['boxes.count', numberWord(boxes.length)],
    ['boxes.withPlayer', having(({ facts }) => facts.player)],
    ['boxes.withTv', having((box) => box.includedChannelsNumber !== null)],
    ['boxes.withCalls', having(({ facts }) => facts.calls)],
    ['boxes.withoutCalls', having(({ facts }) => !facts.calls)],
    ['boxes.withDisks', having(({ facts }) => facts.diskSlots > 0)],
    ['promotion.eligibility', words.promotionEligibility(catalogue)],
    ['calls.limit', catalogue.phrases.calls.limit],
    ['family.plans', words.familyPlans()],
    ['family.conditions', words.familyConditions(catalogue)],
    ['product-tv.price', words.productTvPrice(catalogue)],
  ];
}

function* serviceTokens(service: ServiceOffer, catalogue: Catalogue): Iterable<Token> {
  const { key, price, includedWith, video, instalments } = service;
  yield [`${key}.price`, formatAmount(price)];
  if (includedWith.length > 0)
    yield [
      `${key}.boxes`,
      words.namedBoxes(catalogue.boxes.filter(({ key: box }) => includedWith.includes(box))),
    ];
  if (video) {
    yield [`${key}.quality`, words.qualityPhrase(video)];
    yield [`${key}.screens`, words.screensPhrase(video, catalogue)];
  }
  if (instalments) yield [`${key}.months`, String(instalments.count)];
}

function* boxTokens(box: BoxOffer, catalogue: Catalogue): Iterable<Token> {
  const { key, facts, includedChannelsNumber } = box;
  const services = words.includedServices(box, catalogue.services);
  const sold = catalogue.boxes.filter(({ soldOut }) => !soldOut);
  const { smallest, small } = catalogue.phrases.priceRank;
  yield* priceTokens(key, box);
  yield [`${key}.priceLife`, words.priceLife(box, catalogue)];
  yield [`${key}.priceRank`, isCheapest(key, sold) ? smallest : small];
  yield [`${key}.priceSentence`, words.priceSentence(box, catalogue)];
  yield [`${key}.conditions`, words.conditions(box, catalogue)];
  yield [`${key}.tv`, words.tvPhrase(box, catalogue)];
  yield [`${key}.tvSentence`, words.tvSentence(box, catalogue)];
  yield [`${key}.calls`, words.callsPhrase(box, catalogue)];
  yield [`${key}.wifiBands`, words.bandsPhrase(facts, catalogue)];
  yield [`${key}.wifiGigahertz`, words.bandsInGigahertz(facts)];
  yield [`${key}.ports`, words.portsPhrase(facts, catalogue)];
  if (facts.diskSlots > 0) yield [`${key}.diskSlots`, numberWord(facts.diskSlots)];
  if (services.length > 0) yield [`${key}.services`, listed(services.map(({ name }) => name))];
  yield [`${key}.download`, formatSpeed(box.download)];
  yield [`${key}.upload`, formatSpeed(box.upload)];
  yield [`${key}.wifi`, box.wifi];
  yield [`${key}.mobilePlanDiscount`, words.mobileDiscount(box)];
  if (includedChannelsNumber !== null)
    yield [`${key}.includedChannelsNumber`, String(includedChannelsNumber)];
}

/** The amount, and the whole phrase: a promotion has no part of its own to name, since it may end. */
function priceTokens(key: string, plan: PricePlan): Token[] {
  return [
    [`${key}.price`, formatAmount(plan.price)],
    [`${key}.fullPrice`, fullPrice(plan)],
  ];
}
