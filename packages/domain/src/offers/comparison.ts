import type { BoxOffer, Catalogue } from '../box-offer.ts';
import { costOver } from '../cost.ts';
import { formatDuration } from '../duration.ts';
import { capitalised, listed, listedInSentence, uncapitalised } from '../french.ts';
import { formatAmount, formatPrice, spokenPrice } from '../price.ts';
import { formatSpeed } from '../speed.ts';
import { callsPhrase, includedServices, portsPhrase } from './box-phrases.ts';

/** Boxes side by side: which ones (kept in the address), and what is said of each. */

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

export const COMPARISON_GROUPS = ['Prix', 'Débit', 'TV', 'Dans le colis'] as const;
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
export type ComparisonTerms = Pick<Catalogue, 'fees' | 'services' | 'productTv'>;

export function comparisonRows(
  offers: readonly BoxOffer[],
  { fees, services }: ComparisonTerms,
): ComparisonRow[] {
  const always = fees.filter((fee) => fee.always);
  const oneOffFees = unavoidableFees(fees);
  const inTotal =
    always.length === 0
      ? ''
      : `, dont ${listed(always.map(({ label, amount }) => `${formatAmount(amount)} de ${uncapitalised(label)}`))}`;
  const rowOf = (
    group: ComparisonGroup,
    id: string,
    label: string,
    value: (offer: BoxOffer) => string,
    {
      spoken,
      size,
    }: { spoken?: (offer: BoxOffer) => string; size?: (offer: BoxOffer) => number } = {},
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
    rowOf('Prix', 'price', 'Chaque mois', (offer) => formatPrice(offer.price), {
      spoken: spokenPrice,
    }),
    rowOf('Prix', 'promotion', 'Pendant', ({ priceDuration }) =>
      priceDuration === null ? 'Sans limite de durée' : formatDuration(priceDuration),
    ),
    rowOf('Prix', 'after', 'Ensuite', ({ price, priceAfter }) => formatPrice(priceAfter ?? price)),
    ...fees.map(({ key, label, amount }) =>
      rowOf('Prix', `fee-${key}`, label, () => formatAmount(amount)),
    ),
    rowOf('Prix', 'cost-12', `Coût total sur 12\u00a0mois${inTotal}`, (offer) =>
      formatAmount(costOver(offer, 12, oneOffFees)),
    ),
    rowOf('Prix', 'cost-24', `Coût total sur 24\u00a0mois${inTotal}`, (offer) =>
      formatAmount(costOver(offer, 24, oneOffFees)),
    ),
    rowOf('Prix', 'commitment', 'Engagement', ({ commitment }) => commitment),
    rowOf('Débit', 'network', 'Réseau', ({ network }) =>
      network === 'fibre' ? 'Fibre optique' : '5G',
    ),
    rowOf(
      'Débit',
      'download',
      'Téléchargement',
      ({ download }) => `jusqu’à ${formatSpeed(download)}`,
      { size: ({ download }) => download },
    ),
    rowOf('Débit', 'upload', 'Envoi', ({ upload }) => `jusqu’à ${formatSpeed(upload)}`, {
      size: ({ upload }) => upload,
    }),
    rowOf('Débit', 'wifi', 'Wi-Fi', ({ wifi }) => wifi),
    rowOf('TV', 'tv', 'Chaînes de TV incluses', ({ includedChannelsNumber }) =>
      includedChannelsNumber === null ? 'Sans TV' : String(includedChannelsNumber),
    ),
    rowOf('TV', 'player', 'Player TV', ({ facts }) => (facts.player ? 'Inclus' : 'Sans player')),
    rowOf(
      'TV',
      'services',
      'Services inclus',
      (offer) => listed(includedServices(offer, services).map(({ name }) => name)) || 'Aucun',
    ),
    rowOf('Dans le colis', 'calls', 'Téléphone fixe', callsPhrase),
    rowOf('Dans le colis', 'server', 'Serveur intégré', ({ server }) => (server ? 'Oui' : 'Non')),
    rowOf('Dans le colis', 'ports', 'Prises', ({ facts }) => capitalised(portsPhrase(facts))),
    rowOf('Prix', 'mobile', 'Remise sur le forfait mobile', (offer) => mobileDiscount(offer)),
    rowOf('Dans le colis', 'parcel', 'Contenu', ({ parcel }) => listedInSentence(parcel)),
  ];
}

/** What everyone pays once, in cents. */
export function unavoidableFees(fees: ComparisonTerms['fees']): number {
  return fees.filter(({ always }) => always).reduce((total, { amount }) => total + amount, 0);
}

/** In words, what a box is first at among those compared; nothing where two share the place. */
export function distinctions(offers: readonly BoxOffer[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (offers.length < COMPARED_MIN) return found;
  const only = (best: number, value: (offer: BoxOffer) => number) => {
    const first = offers.filter((offer) => value(offer) === best);
    return first.length === 1 ? first[0] : undefined;
  };
  const fastest = only(Math.max(...offers.map(({ download }) => download)), (o) => o.download);
  const cheapest = only(Math.min(...offers.map(({ price }) => price)), ({ price }) => price);
  if (fastest) found.set(fastest.key, 'Le plus rapide');
  if (cheapest && cheapest !== fastest) found.set(cheapest.key, 'Le moins cher');
  return found;
}

/** '10 €/mois pendant 12 mois, puis 4 €/mois'. */
export function mobileDiscount({
  mobilePlanDiscount,
  mobilePlanDiscountDuration,
  mobilePlanDiscountAfter,
}: BoxOffer): string {
  return `${formatPrice(mobilePlanDiscount)} pendant ${formatDuration(mobilePlanDiscountDuration)}, puis ${formatPrice(mobilePlanDiscountAfter)}`;
}
