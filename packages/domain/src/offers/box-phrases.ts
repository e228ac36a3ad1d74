import type { BoxOffer, Catalogue, ServiceOffer } from '../box-offer.ts';
import { capitalised, listed, numberWord, theBox, theBoxes } from '../french.ts';
import { formatAmount, formatPrice, fullPrice } from '../price.ts';
import { sentenceWith } from '../sentence.ts';
import { formatSpeed } from '../speed.ts';
import type { BoxFacts, VideoPlan } from './box-facts.ts';
import { FAMILY_MAX_PLANS } from './family-bill.ts';
import { type MobileDiscount, mobileDiscountOf } from './mobile-discount.ts';
import type { OfferPhrases } from './offer-phrases.ts';

/** What a box includes, in the words that the offers have for it: no page writes it a second time. */

/** The words alone, where an island has no others. */
type Phrases<Name extends keyof OfferPhrases> = { readonly phrases: Pick<OfferPhrases, Name> };

/** 'deux prises', 'une bande'. */
function inWords(
  count: number,
  { one, several }: { readonly one: string; readonly several: string },
  words: Readonly<Record<string, string>> = {},
): string {
  return sentenceWith(count > 1 ? several : one, {
    ...words,
    count: numberWord(count, { feminine: true }),
  });
}

/** 'une première souscription, ou un retour six mois au moins après une résiliation'. */
export function promotionEligibility({ promotion, phrases }: Catalogue): string {
  return sentenceWith(phrases.promotion, { months: numberWord(promotion.returnAfterMonths) });
}

/** 'Un prix qui ne change pas': only of a box that has no promotion. */
export function priceLife({ priceAfter }: BoxOffer, { phrases }: Catalogue): string {
  return priceAfter === null ? phrases.priceLife.lasting : phrases.priceLife.promoted;
}

/** The same in a sentence, with the price. */
export function priceSentence(
  { name: box, ...plan }: BoxOffer,
  { phrases: { priceSentence: words } }: Catalogue,
): string {
  const price = fullPrice(plan);
  return sentenceWith(plan.priceAfter === null ? words.lasting : words.promoted, { box, price });
}

/** How the channels reach the screen: '300 chaînes avec le player TV', 'Sans TV'. */
export function tvPhrase(
  { facts, includedChannelsNumber }: BoxOffer,
  { productTv, phrases: { tv } }: Pick<Catalogue, 'productTv' | 'phrases'>,
): string {
  if (includedChannelsNumber === null) return tv.none;
  return sentenceWith(facts.player ? tv.player : tv.application, {
    count: includedChannelsNumber,
    application: productTv.name,
  });
}

/** The same in a sentence, with what a subscriber of a box without TV can do. */
export function tvSentence(
  { name, facts, includedChannelsNumber }: BoxOffer,
  catalogue: Catalogue,
): string {
  const { productTv, phrases } = catalogue;
  const { none, player, application } = phrases.tvSentence;
  if (includedChannelsNumber === null)
    return sentenceWith(none, {
      box: name,
      application: productTv.name,
      count: productTv.channelsNumber,
      price: productTvPrice(catalogue),
    });
  return sentenceWith(facts.player ? player : application, {
    count: includedChannelsNumber,
    application: productTv.name,
  });
}

/** 'sans supplément', or 'à 2,99 €/mois'. */
export function productTvPrice({ productTv, phrases }: Catalogue): string {
  const { included, paid } = phrases.applicationPrice;
  return productTv.price === 0
    ? included
    : sentenceWith(paid, { price: formatPrice(productTv.price) });
}

export function callsPhrase(
  { facts }: Pick<BoxOffer, 'facts'>,
  { phrases: { calls } }: Phrases<'calls'>,
): string {
  return facts.calls ? calls.unlimited : calls.none;
}

/** The same with its limit, where an offer is told in full. */
export function callsInFull(
  { facts }: Pick<BoxOffer, 'facts'>,
  { phrases: { calls } }: Phrases<'calls'>,
): string {
  return facts.calls ? sentenceWith(calls.limited, calls) : calls.none;
}

/** 'trois bandes'. */
export function bandsPhrase({ wifiBands }: BoxFacts, { phrases }: Catalogue): string {
  return inWords(wifiBands.length, phrases.bands);
}

/** '2,4, 5 et 6 GHz'. */
export function bandsInGigahertz({ wifiBands }: BoxFacts): string {
  return `${listed(wifiBands.map((band) => String(band).replace('.', ',')))}\u00a0GHz`;
}

const PORT_NAMES = { ethernet: 'Ethernet', sfp: 'SFP+', 'usb-c': 'USB-C', usb: 'USB' } as const;

/** 'quatre prises Ethernet à 2,5 Gbit/s, une prise SFP+ à 10 Gbit/s et une prise USB-C'. */
export function portsPhrase({ ports }: BoxFacts, { phrases }: Phrases<'ports'>): string {
  return listed(
    ports.map(({ kind, count, speed }) => {
      const named = inWords(count, phrases.ports, { port: PORT_NAMES[kind] });
      return speed === undefined
        ? named
        : sentenceWith(phrases.ports.atSpeed, { ports: named, speed: formatSpeed(speed) });
    }),
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
        ? theBox(members[0]?.name ?? line)
        : theBoxes(
            line,
            members.map(({ name }) => name.slice(line.length + 1)),
          ),
    ),
  );
}

/** What the small print of an offer says: price, who may have it, fees, equipment. */
export function conditions(offer: BoxOffer, catalogue: Catalogue): string {
  const words = catalogue.phrases.conditions;
  const unreturned = catalogue.fees.find(({ key }) => key === 'unreturned');
  return [
    sentenceWith(offer.priceAfter === null ? words.lasting : words.promoted, {
      offer: offer.includedChannelsNumber === null ? words.offer.noTv : words.offer.tv,
      subject: words.subject[offer.network],
      price: fullPrice(offer),
      eligibility: promotionEligibility(catalogue),
    }),
    ...['activation', 'termination'].flatMap((wanted) =>
      catalogue.fees
        .filter(({ key }) => key === wanted)
        .map(({ label, amount }) =>
          sentenceWith(words.fee, { fee: label, amount: formatAmount(amount) }),
        ),
    ),
    sentenceWith(unreturned ? words.returnedOrPaid : words.returned, {
      lent: offer.facts.player ? words.lent.player : words.lent.box,
      amount: formatAmount(unreturned?.amount ?? 0),
    }),
  ].join(' ');
}

export function familyPlans(): string {
  return numberWord(FAMILY_MAX_PLANS);
}

/** Who has the family's discount, on what, and until when; it is the same with every box. */
export function familyConditions({ boxes: [box], mobilePlans, phrases }: Catalogue): string {
  if (box === undefined) return '';
  return sentenceWith(phrases.family, {
    discount: mobileDiscount(box),
    lines: familyPlans(),
    plans: listed(mobilePlans.filter(({ discounted }) => discounted).map(({ name }) => name)),
  });
}

/** 'Full HD', '4K'. */
export function qualityPhrase({ quality }: VideoPlan): string {
  return quality === 'UHD' ? '4K' : 'Full HD';
}

/** 'Deux écrans en même temps'. */
export function screensPhrase({ screens }: VideoPlan, { phrases }: Catalogue): string {
  if (screens === 1) return phrases.screens.one;
  return capitalised(sentenceWith(phrases.screens.several, { count: numberWord(screens) }));
}

/** '10 €/mois pendant 12 mois, puis 4 €/mois', or '10 €/mois'. */
export function mobileDiscount(box: MobileDiscount): string {
  return fullPrice(mobileDiscountOf(box));
}
