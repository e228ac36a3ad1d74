import type { BoxOffer } from '@vitrine/domain/box-offer';
import { pathOf, type RouteName } from '@vitrine/domain/routes';
import { FIRST_VIEW, formatReviewView } from '@vitrine/domain/reviews';
import { boxPath } from '@vitrine/domain/slug';
import { subscribeHref } from '@vitrine/domain/subscription';
import { config } from '#build/config.ts';

/** The address of a page of ours. */
export const linkTo = (name: RouteName, parameters?: Readonly<Record<string, string>>): string =>
  pathOf(name, config.brand, parameters);

/** The page of a box. */
export const boxLink = (boxName: string): string => boxPath(boxName, config.brand);

/** All reviews open on their first page. */
export const reviewsHref = linkTo('avis') + formatReviewView(FIRST_VIEW);

/** Where to subscribe to any of them. */
export const subscribeToAnyLink = subscribeHref(config.subscriptionUrl, null);

/** Where to subscribe, or null when the box is sold out. The document moves it to the visit's realm. */
export const subscribeLink = ({
  codeName,
  soldOut,
}: Pick<BoxOffer, 'codeName' | 'soldOut'>): string | null =>
  soldOut ? null : subscribeHref(config.subscriptionUrl, codeName);
