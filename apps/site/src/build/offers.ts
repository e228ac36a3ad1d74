import { boxPath } from '@vitrine/domain/slug';
import { boxOffers, catalogue } from '#build/content.ts';
import { subscribeLink } from '#build/links.ts';

/** Every box sold, with its page and its subscription link, in the order of the catalogue. */
export const boxesWithLinks = boxOffers.map((offer) => ({
  offer,
  href: boxPath(offer.name),
  subscribeHref: subscribeLink(offer.codeName),
}));

/** What everyone pays once, cents. */
export const oneOffFees = catalogue.fees
  .filter(({ always }) => always)
  .reduce((total, { amount }) => total + amount, 0);
