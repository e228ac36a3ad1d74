import type { BoxOffer, Catalogue } from '../box-offer.ts';
import { costOver } from '../cost.ts';
import { formatDuration } from '../duration.ts';
import type { ComparatorTexts } from '../content/pages.ts';
import { capitalised, listed, listedInSentence, uncapitalised } from '../french.ts';
import { formatAmount, formatPrice, spokenPrice } from '../price.ts';
import { sentenceWith } from '../sentence.ts';
import { formatSpeed } from '../speed.ts';
import { callsPhrase, includedServices, mobileDiscount, portsPhrase } from './box-phrases.ts';

/** Boxes side by side: which ones (kept in the address), and what is said of each. */

/** A box, but for what only its own page says. */
export type ComparedBox = Omit<BoxOffer, 'claim' | 'features'>;

export function comparedBox({ claim: _claim, features: _features, ...box }: BoxOffer): ComparedBox {
  return box;
}

export const COMPARED_MIN = 2;
export const COMPARED_MAX = 4;
const DEFAULT_BOXES: readonly string[] = ['pop', 'ultra'];

export type Comparison = {
  /** Keys of the offers, in the order in which they were chosen. */
  readonly boxes: readonly string[];
  readonly differencesOnly: boolean;
  /** Over how long the price of each is added up; 1: what a month costs. */
  readonly months: ComparedMonths;
};

export const COMPARED_MONTHS = [1, 12, 24] as const;
export type ComparedMonths = (typeof COMPARED_MONTHS)[number];

export const COMPARISON_GROUPS = ['price', 'speed', 'tv', 'parcel'] as const;
type ComparisonGroup = (typeof COMPARISON_GROUPS)[number];

export type ComparisonRow = {
  readonly id: string;
  readonly group: ComparisonGroup;
  readonly label: string;
  readonly values: readonly string[];
  /** What a screen reader says instead, where the written form is terse. */
  readonly spoken?: readonly string[];
  /** How much of the largest each is, 0 to 1, where a length tells more than a number. */
  readonly shares?: readonly number[];
  readonly differs: boolean;
};

/** What an address says of it. */
export const COMPARISON_PARAMETERS = ['boxes', 'differences', 'mois'] as const;

/** Reads ?boxes=pop,ultra&differences=1&mois=24; what is unknown, repeated or too many is left out. */
export function parseComparison(query: URLSearchParams, known: readonly string[]): Comparison {
  const asked = (query.get('boxes') ?? '').split(',').filter((key) => known.includes(key));
  const chosen = [...new Set(asked)].slice(0, COMPARED_MAX);
  const boxes = chosen.length > 0 ? chosen : DEFAULT_BOXES.filter((key) => known.includes(key));
  const months = COMPARED_MONTHS.find((known) => String(known) === query.get('mois')) ?? 1;
  return { boxes, differencesOnly: query.get('differences') === '1', months };
}

export function formatComparison({ boxes, differencesOnly, months }: Comparison): string {
  return `?boxes=${boxes.join(',')}${differencesOnly ? '&differences=1' : ''}${months === 1 ? '' : `&mois=${months}`}`;
}

/** Adds or removes a box; a fifth is not added, and none is removed below one. */
export function toggleBox(comparison: Comparison, key: string): Comparison {
  const { boxes } = comparison;
  if (boxes.includes(key)) {
    return boxes.length === 1
      ? comparison
      : { ...comparison, boxes: boxes.filter((k) => k !== key) };
  }
  return boxes.length >= COMPARED_MAX ? comparison : { ...comparison, boxes: [...boxes, key] };
}

/** What is paid and included beside the boxes themselves. */
export type ComparisonTerms = Pick<Catalogue, 'fees' | 'services' | 'productTv'> & {
  readonly phrases: Pick<Catalogue['phrases'], 'calls' | 'ports'>;
};

export function comparisonRows(
  offers: readonly ComparedBox[],
  terms: ComparisonTerms,
  texts: ComparatorTexts['rows'],
): ComparisonRow[] {
  const { fees, services } = terms;
  const always = fees.filter((fee) => fee.always);
  const oneOffFees = unavoidableFees(fees);
  const costOverMonths = (months: number) => {
    const over = formatDuration(months);
    return always.length === 0
      ? sentenceWith(texts.cost, { months: over })
      : sentenceWith(texts.costWithFees, { months: over, fees: listed(always.map(feeText)) });
  };
  const feeText = ({ label, amount }: (typeof always)[number]) =>
    sentenceWith(texts.fee, { amount: formatAmount(amount), fee: uncapitalised(label) });
  const speedText = (speed: number) => sentenceWith(texts.speed, { speed: formatSpeed(speed) });
  const rowOf = (
    group: ComparisonGroup,
    id: string,
    label: string,
    value: (offer: ComparedBox) => string,
    {
      spoken,
      size,
    }: { spoken?: (offer: ComparedBox) => string; size?: (offer: ComparedBox) => number } = {},
  ): ComparisonRow => {
    const values = offers.map(value);
    const sizes = size && offers.map(size);
    return {
      id,
      group,
      label,
      values,
      ...(spoken && { spoken: offers.map(spoken) }),
      ...(sizes && { shares: sizes.map((one) => one / Math.max(...sizes)) }),
      differs: new Set(values).size > 1,
    };
  };
  return [
    rowOf('price', 'price', texts.price, (offer) => formatPrice(offer.price), {
      spoken: spokenPrice,
    }),
    rowOf('price', 'promotion', texts.promotion, ({ priceDuration }) =>
      priceDuration === null ? texts.noLimit : formatDuration(priceDuration),
    ),
    rowOf('price', 'after', texts.after, ({ price, priceAfter }) =>
      formatPrice(priceAfter ?? price),
    ),
    ...fees.map(({ key, label, amount }) =>
      rowOf('price', `fee-${key}`, label, () => formatAmount(amount)),
    ),
    ...[12, 24].map((months) =>
      rowOf('price', `cost-${months}`, costOverMonths(months), (offer) =>
        formatAmount(costOver(offer, months, oneOffFees)),
      ),
    ),
    rowOf('price', 'commitment', texts.commitment, ({ commitment }) => commitment),
    rowOf('speed', 'network', texts.network, ({ network }) => texts.networks[network]),
    rowOf('speed', 'download', texts.download, ({ download }) => speedText(download), {
      size: ({ download }) => download,
    }),
    rowOf('speed', 'upload', texts.upload, ({ upload }) => speedText(upload), {
      size: ({ upload }) => upload,
    }),
    rowOf('speed', 'wifi', texts.wifi, ({ wifi }) => wifi),
    rowOf('tv', 'tv', texts.tv, ({ includedChannelsNumber }) =>
      includedChannelsNumber === null ? texts.noTv : String(includedChannelsNumber),
    ),
    rowOf('tv', 'player', texts.player, ({ facts }) =>
      facts.player ? texts.withPlayer : texts.noPlayer,
    ),
    rowOf(
      'tv',
      'services',
      texts.services,
      (offer) =>
        listed(includedServices(offer, services).map(({ name }) => name)) || texts.noService,
    ),
    rowOf('parcel', 'calls', texts.calls, (offer) => callsPhrase(offer, terms)),
    rowOf('parcel', 'server', texts.server, ({ server }) =>
      server ? texts.withServer : texts.noServer,
    ),
    rowOf('parcel', 'ports', texts.ports, ({ facts }) => capitalised(portsPhrase(facts, terms))),
    rowOf('price', 'mobile', texts.mobile, mobileDiscount),
    rowOf('parcel', 'parcel', texts.parcel, ({ parcel }) => listedInSentence(parcel)),
  ];
}

/** What everyone pays once, in cents. */
export function unavoidableFees(fees: ComparisonTerms['fees']): number {
  return fees.filter(({ always }) => always).reduce((total, { amount }) => total + amount, 0);
}

/**
 * In words, what a box is first at among those compared; nothing where two share the place. The cheapest is
 * so over the months that are shown: a promotion may cost more than it saves.
 */
export function distinctions(
  offers: readonly ComparedBox[],
  { fastest: isFastest, cheapest: isCheapest }: ComparatorTexts['firsts'],
  months: ComparedMonths = 1,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (offers.length < COMPARED_MIN) return found;
  const only = (best: number, value: (offer: ComparedBox) => number) => {
    const first = offers.filter((offer) => value(offer) === best);
    return first.length === 1 ? first[0] : undefined;
  };
  const cost = (offer: ComparedBox) => costOver(offer, months);
  const fastest = only(Math.max(...offers.map(({ download }) => download)), (o) => o.download);
  const cheapest = only(Math.min(...offers.map(cost)), cost);
  if (fastest) found.set(fastest.key, isFastest);
  if (cheapest && cheapest !== fastest) found.set(cheapest.key, isCheapest);
  return found;
}
