import { DEFAULT_BRAND } from '@vitrine/domain/brand';
import { OWN_TOKENS, validContent } from '@vitrine/domain/content/client';
import json from '../../../../content/box-comparator.json';

/** The real offers, for stories and tests. */
export const catalogue = validContent('box-comparator', json, DEFAULT_BRAND, OWN_TOKENS);

export function sampleBox(key: string) {
  const found = catalogue.boxes.find((offer) => offer.key === key);
  if (!found) throw new Error(`no box ${key}`);
  return found;
}

export const sampleBoxes = catalogue.boxes.map((offer) => ({
  offer,
  href: `#${offer.key}`,
  subscribeHref: `#souscrire-${offer.key}`,
  sheetHref: `#fiche-${offer.key}`,
}));
