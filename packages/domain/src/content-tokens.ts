import type { BoxOffer, Catalogue } from './box-offer.ts';
import { channelCounts, smallestPrice } from './box-offer.ts';
import { type Brand, fillBrand } from './brand.ts';
import { formatDuration } from './duration.ts';
import { formatAmount, groupThousands } from './price.ts';
import { formatSpeed } from './speed.ts';

/**
 * Figures are written once, in the offers. Texts name them: `{pop.price}`, `{ultra.download}`,
 * `{boxes.smallestPrice}`, `{netflix.price}`, `{fee-activation.amount}`; this fills them, with `{product}`.
 */
export type Tokens = ReadonlyMap<string, string>;

export class UnknownTokenError extends Error {
  constructor(token: string) {
    super(`unknown token ${token}`);
    this.name = 'UnknownTokenError';
  }
}

const TOKEN = /\{([a-z0-9-]+)\.([a-zA-Z]+)\}/g;

export function tokensOf(catalogue: Catalogue): Tokens {
  const counts = channelCounts(catalogue);
  return new Map<string, string>([
    ['boxes.smallestPrice', formatAmount(smallestPrice(catalogue))],
    ['boxes.smallestChannels', String(counts.smallest)],
    ['boxes.largestChannels', String(counts.largest)],
    ['product-tv.channelsNumber', String(catalogue.productTv.channelsNumber)],
    ...Object.entries(catalogue.figures).map(
      ([key, value]) => [key, groupThousands(value)] as [string, string],
    ),
    ...catalogue.boxes.flatMap(boxTokens),
    ...catalogue.mobilePlans.flatMap((plan) => priceTokens(plan.key, plan)),
    ...catalogue.services.map(
      ({ key, price }) => [`${key}.price`, formatAmount(price)] as [string, string],
    ),
    ...catalogue.fees.map(
      ({ key, amount }) => [`fee-${key}.amount`, formatAmount(amount)] as [string, string],
    ),
  ]);
}

export function fillText(text: string, brand: Brand, tokens: Tokens): string {
  const filled = text.replace(TOKEN, (token, owner: string, field: string) => {
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

function boxTokens(box: BoxOffer): [string, string][] {
  return [
    ...priceTokens(box.key, box),
    [`${box.key}.download`, formatSpeed(box.download)],
    [`${box.key}.upload`, formatSpeed(box.upload)],
    [`${box.key}.wifi`, box.wifi],
    [`${box.key}.mobilePlanDiscount`, formatAmount(box.mobilePlanDiscount)],
    [`${box.key}.mobilePlanDiscountDuration`, formatDuration(box.mobilePlanDiscountDuration)],
    [`${box.key}.mobilePlanDiscountAfter`, formatAmount(box.mobilePlanDiscountAfter)],
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

function priceTokens(
  key: string,
  plan: { price: number; priceDuration: number | null; priceAfter: number | null },
): [string, string][] {
  return [
    [`${key}.price`, formatAmount(plan.price)],
    ...(plan.priceDuration === null || plan.priceAfter === null
      ? []
      : ([
          [`${key}.priceDuration`, formatDuration(plan.priceDuration)],
          [`${key}.priceAfter`, formatAmount(plan.priceAfter)],
        ] as [string, string][])),
  ];
}
