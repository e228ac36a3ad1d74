import type { BoxOffer } from '@vitrine/domain/box-offer';
import type { Menu } from '@vitrine/domain/content/layout';
import { formatAmount } from '@vitrine/domain/price';
import { sentenceWith } from '@vitrine/domain/sentence';
import { boxLink, linkTo, subscribeLink } from '#build/links.ts';
import type { Render } from '#build/render.ts';

/** Every box sold, with its page and its subscription link, in the order of the catalogue. */
export const boxesWithLinks = ({ boxOffers }: Pick<Render, 'boxOffers'>) =>
  boxOffers.map((offer) => ({
    offer,
    href: boxLink(offer.name),
    subscribeHref: subscribeLink(offer),
    sheetHref: linkTo('fiche-information', { offer: offer.key }),
  }));

/** 'dès 19,99 €': what a box costs at first, where there is room for a word only. */
export function startingPrice({ price, priceAfter }: BoxOffer, { firstPrice }: Menu): string {
  const amount = formatAmount(price);
  return priceAfter === null ? amount : sentenceWith(firstPrice, { price: amount });
}
