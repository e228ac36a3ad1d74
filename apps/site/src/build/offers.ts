import type { BoxOffer } from '@vitrine/domain/box-offer';
import { formatPrice } from '@vitrine/domain/price';
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
export const startingPrice = ({ price, priceAfter }: BoxOffer) =>
  `${priceAfter === null ? '' : 'dès '}${formatPrice(price, { suffix: '' })}`;
