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
};

export type ComparisonRow = {
  readonly id: string;
  readonly label: string;
  readonly values: readonly string[];
  /** What a screen reader says instead, where the written form is terse. */
  readonly spoken?: readonly string[];
  readonly differs: boolean;
};

/** Reads ?boxes=pop,ultra&differences=1; what is unknown, repeated or too many is left out. */
export function parseComparison(query: URLSearchParams, known: readonly string[]): Comparison {
  const asked = (query.get('boxes') ?? '').split(',').filter((key) => known.includes(key));
  const chosen = [...new Set(asked)].slice(0, COMPARED_MAX);
  const boxes = chosen.length > 0 ? chosen : DEFAULT_BOXES.filter((key) => known.includes(key));
  return { boxes, differencesOnly: query.get('differences') === '1' };
}

export function formatComparison({ boxes, differencesOnly }: Comparison): string {
  return `?boxes=${boxes.join(',')}${differencesOnly ? '&differences=1' : ''}`;
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
  const oneOffFees = always.reduce((total, { amount }) => total + amount, 0);
  const inTotal =
    always.length === 0
      ? ''
      : `, dont ${listed(always.map(({ label, amount }) => `${formatAmount(amount)} de ${uncapitalised(label)}`))}`;
  const row = (
    id: string,
    label: string,
    value: (offer: BoxOffer) => string,
    spoken?: (offer: BoxOffer) => string,
  ): ComparisonRow => {
    const values = offers.map(value);
    return {
      id,
      label,
      values,
      ...(spoken && { spoken: offers.map(spoken) }),
      differs: new Set(values).size > 1,
    };
  };
  return [
    row('price', 'Prix', (offer) => formatPrice(offer.price), spokenPrice),
    row('promotion', 'Pendant', ({ priceDuration }) =>
      priceDuration === null ? 'Sans limite de durée' : formatDuration(priceDuration),
    ),
    row('after', 'Ensuite', ({ price, priceAfter }) => formatPrice(priceAfter ?? price)),
    ...fees.map(({ key, label, amount }) => row(`fee-${key}`, label, () => formatAmount(amount))),
    row('cost-12', `Coût total sur 12\u00a0mois${inTotal}`, (offer) =>
      formatAmount(costOver(offer, 12, oneOffFees)),
    ),
    row('cost-24', `Coût total sur 24\u00a0mois${inTotal}`, (offer) =>
      formatAmount(costOver(offer, 24, oneOffFees)),
    ),
    row('commitment', 'Engagement', ({ commitment }) => commitment),
    row('network', 'Réseau', ({ network }) => (network === 'fibre' ? 'Fibre optique' : '5G')),
    row('download', 'Téléchargement', ({ download }) => `jusqu’à ${formatSpeed(download)}`),
    row('upload', 'Envoi', ({ upload }) => `jusqu’à ${formatSpeed(upload)}`),
    row('wifi', 'Wi-Fi', ({ wifi }) => wifi),
    row('tv', 'Chaînes de TV incluses', ({ includedChannelsNumber }) =>
      includedChannelsNumber === null ? 'Sans TV' : String(includedChannelsNumber),
    ),
    row('player', 'Player TV', ({ facts }) => (facts.player ? 'Inclus' : 'Sans player')),
    row(
      'services',
      'Services inclus',
      (offer) => listed(includedServices(offer, services).map(({ name }) => name)) || 'Aucun',
    ),
    row('calls', 'Téléphone fixe', callsPhrase),
    row('server', 'Serveur intégré', ({ server }) => (server ? 'Oui' : 'Non')),
    row('ports', 'Prises', ({ facts }) => capitalised(portsPhrase(facts))),
    row('mobile', 'Remise sur le forfait mobile', (offer) => mobileDiscount(offer)),
    row('parcel', 'Dans le colis', ({ parcel }) => listedInSentence(parcel)),
  ];
}

/** '10 €/mois pendant 12 mois, puis 4 €/mois'. */
export function mobileDiscount({
  mobilePlanDiscount,
  mobilePlanDiscountDuration,
  mobilePlanDiscountAfter,
}: BoxOffer): string {
  return `${formatPrice(mobilePlanDiscount)} pendant ${formatDuration(mobilePlanDiscountDuration)}, puis ${formatPrice(mobilePlanDiscountAfter)}`;
}
