import type { pictures } from './picture-manifest.ts';

/** What represents a page on social networks: its own picture for a box, its theme's otherwise. Words are content. */
export const SHARE_PICTURES = {
  'box-ultra': 'box-ultra/hero',
  'box-ultra-essentiel': 'box-ultra-essentiel/hero',
  'box-pop': 'box-pop/hero',
  'box-pop-s': 'box-pop-s/hero',
  'box-revolution-light': 'box-revolution-light/hero',
  'box-ultra-edition-limitee': 'box-ultra-edition-limitee/hero',
  'box-ultra-edition-stranger-things': 'box-ultra-edition-stranger-things/hero',
  'box-5g': 'box-5g/hero',
  offres: 'box-pop/hero',
  tv: 'player-tv/hero',
  services: 'repeteur-wifi/hero',
  fibre: 'box-ultra/hero',
  boutiques: 'parcel/hero',
  aide: 'smartphone/hero',
  jeux: 'sneakers/hero',
  informations: 'box-pop/hero',
  applications: 'smartphone/hero',
} as const satisfies Record<string, keyof typeof pictures>;

export type ShareImageName = keyof typeof SHARE_PICTURES;
export const SHARE_IMAGES = Object.keys(SHARE_PICTURES) as ShareImageName[];
