import type { pictures } from '@vitrine/domain/picture-manifest';
import { type Route, type RouteName, routeNamed, type SiteMapGroup } from '@vitrine/domain/routes';

/** The picture that represents a page on social networks: its own for a box, its theme's otherwise. */
export type ShareImage = {
  readonly title: string;
  readonly text: string;
  readonly picture: keyof typeof pictures;
};

const box = (title: string, key: string, picture: ShareImage['picture']): ShareImage => ({
  title,
  text: key === 'pop-s' ? `{${key}.fullPrice}, sans engagement` : `{${key}.fullPrice}`,
  picture,
});

/** Texts take the brand and the offers' figures by token. */
export const shareImages = {
  'box-ultra': box('{line} Ultra', 'ultra', 'box-ultra/hero'),
  'box-ultra-essentiel': box(
    '{line} Ultra Essentiel',
    'ultra-essentiel',
    'box-ultra-essentiel/hero',
  ),
  'box-pop': box('{line} Pop', 'pop', 'box-pop/hero'),
  'box-pop-s': box('{line} Pop S', 'pop-s', 'box-pop-s/hero'),
  'box-revolution-light': box(
    '{line} Révolution Light',
    'revolution-light',
    'box-revolution-light/hero',
  ),
  'box-ultra-edition-limitee': box(
    '{line} Ultra édition 25\u00a0ans',
    'ultra',
    'box-ultra-edition-limitee/hero',
  ),
  'box-ultra-edition-stranger-things': box(
    '{line} Ultra édition Stranger Things',
    'ultra',
    'box-ultra-edition-stranger-things/hero',
  ),
  'box-5g': box('Box 5G', 'box-5g', 'box-5g/hero'),
  offres: {
    title: 'Choisissez votre {line}',
    text: 'Dès {boxes.smallestPrice}/mois, sans engagement',
    picture: 'box-pop/hero',
  },
  tv: {
    title: 'La TV sur {line}',
    text: 'Jusqu’à {boxes.largestChannels} chaînes incluses',
    picture: 'player-tv/hero',
  },
  services: {
    title: 'Les services de votre {line}',
    text: 'Wi-Fi, téléphone, applications, assistance',
    picture: 'repeteur-wifi/hero',
  },
  fibre: {
    title: 'La fibre chez vous',
    text: 'Testez votre adresse en deux secondes',
    picture: 'box-ultra/hero',
  },
  boutiques: {
    title: 'Nos boutiques',
    text: 'Adresses, horaires et services',
    picture: 'parcel/hero',
  },
  aide: {
    title: 'Aide et contact',
    text: 'Le bon service, du premier coup',
    picture: 'smartphone/hero',
  },
  jeux: {
    title: 'Jeux et événements',
    text: 'Participez, le tirage est vérifiable',
    picture: 'sneakers/hero',
  },
  informations: {
    title: 'Tout savoir',
    text: 'Des informations claires, à jour',
    picture: 'box-pop/hero',
  },
  applications: {
    title: 'Les applications {product}',
    text: 'Pour mobile et tablette',
    picture: 'smartphone/hero',
  },
} as const satisfies Record<SiteMapGroup | RouteName | string, ShareImage>;

export type ShareImageName = keyof typeof shareImages;

export function shareImagePath(name: RouteName): string {
  const { group }: Route = routeNamed(name);
  const own = name in shareImages ? name : (group ?? 'offres');
  return `/share/${own}.jpg`;
}
