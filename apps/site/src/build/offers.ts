import { boxPath } from '@vitrine/domain/slug';
import { linkTo, subscribeLink } from '#build/links.ts';
import type { Render } from '#build/render.ts';

/** Every box sold, with its page and its subscription link, in the order of the catalogue. */
export const boxesWithLinks = ({ boxOffers }: Pick<Render, 'boxOffers'>) =>
  boxOffers.map((offer) => ({
    offer,
    href: boxPath(offer.name),
    subscribeHref: subscribeLink(offer),
    sheetHref: linkTo('fiche-information', { offer: offer.key }),
  }));
