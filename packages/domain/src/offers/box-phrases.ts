import type { BoxOffer, Catalogue, ServiceOffer } from '../box-offer.ts';
import { formatDuration } from '../duration.ts';
import { capitalised, listed } from '../french.ts';
import { formatAmount, formatPrice, type PricePlan } from '../price.ts';
import { formatSpeed } from '../speed.ts';
import type { BoxFacts, VideoPlan } from './box-facts.ts';
import { FAMILY_MAX_PLANS } from './family-bill.ts';

/** French phrases made from what a box includes, so that no page writes it a second time. */

const WORDS = 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ');

/** 'quatre'; from thirteen up, figures. */
export function numberWord(count: number, { feminine = false } = {}): string {
  if (count === 1 && feminine) return 'une';
  return WORDS[count] ?? String(count);
}

/** 'deux prises', 'une bande'. */
function inWords(count: number, one: string, several: string): string {
  return `${numberWord(count, { feminine: true })} ${count > 1 ? several : one}`;
}

/** '29,99 €/mois pendant 12 mois, puis 39,99 €/mois', or '23,99 €/mois'. */
export function fullPrice({ price, priceDuration, priceAfter }: PricePlan): string {
  if (priceDuration === null || priceAfter === null) return formatPrice(price);
  return `${formatPrice(price)} pendant ${formatDuration(priceDuration)}, puis ${formatPrice(priceAfter)}`;
}

/** 'une première souscription, ou un retour six mois au moins après une résiliation'. */
export function promotionEligibility({ promotion }: Pick<Catalogue, 'promotion'>): string {
  return `une première souscription, ou un retour ${numberWord(promotion.returnAfterMonths)} mois au moins après une résiliation`;
}

/** How the channels reach the screen: '300 chaînes avec le player TV', 'Sans TV'. */
export function tvPhrase(
  { facts, includedChannelsNumber }: BoxOffer,
  { productTv }: Pick<Catalogue, 'productTv'>,
): string {
  if (includedChannelsNumber === null) return 'Sans TV';
  const through = facts.player ? 'le player TV' : `l’application ${productTv.name}`;
  return `${includedChannelsNumber} chaînes avec ${through}`;
}

/** The same in a sentence, with what a subscriber of a box without TV can do. */
export function tvSentence(offer: BoxOffer, { productTv }: Pick<Catalogue, 'productTv'>): string {
  if (offer.includedChannelsNumber === null)
    return `La ${offer.name} n’inclut pas la TV\u00a0: ni player, ni chaînes. Ses abonnés peuvent installer l’application ${productTv.name}, un service à part de ${productTv.channelsNumber} chaînes, ${productTvPrice({ productTv })}.`;
  return offer.facts.player
    ? `${offer.includedChannelsNumber} chaînes sont incluses, avec un player TV et sa télécommande.`
    : `${offer.includedChannelsNumber} chaînes sont incluses, avec l’application ${productTv.name}. Il n’y a pas de player dans le colis.`;
}

/** 'sans supplément', or 'à 2,99 €/mois'. */
export function productTvPrice({ productTv }: Pick<Catalogue, 'productTv'>): string {
  return productTv.price === 0 ? 'sans supplément' : `à ${formatPrice(productTv.price)}`;
}

export function callsPhrase({ facts }: Pick<BoxOffer, 'facts'>): string {
  return facts.calls
    ? 'Appels illimités vers les fixes et les mobiles en France'
    : 'Sans ligne fixe';
}

/** 'trois bandes'. */
export function bandsPhrase({ wifiBands }: BoxFacts): string {
  return inWords(wifiBands.length, 'bande', 'bandes');
}

/** '2,4, 5 et 6 GHz'. */
export function bandsInGigahertz({ wifiBands }: BoxFacts): string {
  return `${listed(wifiBands.map((band) => String(band).replace('.', ',')))}\u00a0GHz`;
}

const PORT_NAMES = { ethernet: 'Ethernet', sfp: 'SFP+', 'usb-c': 'USB-C', usb: 'USB' } as const;

/** 'quatre prises Ethernet à 2,5 Gbit/s, une prise SFP+ à 10 Gbit/s et une prise USB-C'. */
export function portsPhrase({ ports }: BoxFacts): string {
  return listed(
    ports.map(
      ({ kind, count, speed }) =>
        `${inWords(count, 'prise', 'prises')} ${PORT_NAMES[kind]}${speed === undefined ? '' : ` à ${formatSpeed(speed)}`}`,
    ),
  );
}

/** Services whose price is in the box's, formulas and options left out of the names. */
export function includedServices(
  { key }: Pick<BoxOffer, 'key'>,
  services: readonly ServiceOffer[],
): ServiceOffer[] {
  return services.filter(
    ({ includedWith, period }) => period === 'month' && includedWith.includes(key),
  );
}

/** 'la Freebox Ultra', 'les Freebox Ultra et Pop', 'les Freebox Pop et Pop S et la Box 5G'. */
export function namedBoxes(boxes: readonly Pick<BoxOffer, 'name'>[]): string {
  const lines = Map.groupBy(boxes, ({ name }) => name.slice(0, name.indexOf(' ')));
  return listed(
    [...lines].map(([line, members]) =>
      members.length === 1
        ? `la ${members[0]?.name}`
        : `les ${line} ${listed(members.map(({ name }) => name.slice(line.length + 1)))}`,
    ),
  );
}

/** What the small print of an offer says: price, who may have it, fees, equipment. */
export function conditions(offer: BoxOffer, catalogue: Catalogue): string {
  const subject = offer.network === 'fibre' ? 'd’éligibilité à la fibre' : 'de couverture 5G';
  const tv = offer.includedChannelsNumber === null ? ', sans TV' : '';
  const promoted =
    offer.priceAfter === null
      ? ', prix sans promotion'
      : `. Le prix de promotion vaut pour ${promotionEligibility(catalogue)}`;
  const lent = offer.facts.player ? 'Box et player prêtés' : 'Box prêtée';
  const unreturned = catalogue.fees.find(({ key }) => key === 'unreturned');
  return [
    `Offre sans engagement${tv}, sous réserve ${subject}\u00a0: ${fullPrice(offer)}${promoted}.`,
    ...['activation', 'termination'].flatMap((wanted) =>
      catalogue.fees
        .filter(({ key }) => key === wanted)
        .map(({ label, amount }) => `${label}\u00a0: ${formatAmount(amount)}.`),
    ),
    `${lent}, à rendre en fin de contrat${unreturned ? `\u00a0; une box non rendue est facturée ${formatAmount(unreturned.amount)}` : ''}.`,
  ].join(' ');
}

export function familyPlans(): string {
  return numberWord(FAMILY_MAX_PLANS);
}

/** Who has the family's discount, on what, and until when; it is the same with every box. */
export function familyConditions({ boxes, mobilePlans }: Catalogue): string {
  const plans = listed(mobilePlans.filter(({ discounted }) => discounted).map(({ name }) => name));
  const [box] = boxes;
  if (box === undefined) return '';
  const discount = `${formatPrice(box.mobilePlanDiscount)} de remise par forfait pendant ${formatDuration(box.mobilePlanDiscountDuration)}, puis ${formatPrice(box.mobilePlanDiscountAfter)}`;
  return `Avec n’importe laquelle de nos box, ${discount}. La remise vaut pour ${familyPlans()} lignes au plus en ${plans}, à votre nom ou à celui de vos proches, rattachées dans votre Espace abonné. Elle dure tant que vous gardez la box.`;
}

/** 'Full HD', '4K'. */
export function qualityPhrase({ quality }: VideoPlan): string {
  return quality === 'UHD' ? '4K' : 'Full HD';
}

/** 'Deux écrans en même temps'. */
export function screensPhrase({ screens }: VideoPlan): string {
  if (screens === 1) return 'Un écran';
  return `${capitalised(numberWord(screens))} écrans en même temps`;
}

/** '10 €/mois pendant 12 mois, puis 4 €/mois'. */
export function mobileDiscount({
  mobilePlanDiscount,
  mobilePlanDiscountDuration,
  mobilePlanDiscountAfter,
}: BoxOffer): string {
  return `${formatPrice(mobilePlanDiscount)} pendant ${formatDuration(mobilePlanDiscountDuration)}, puis ${formatPrice(mobilePlanDiscountAfter)}`;
}
