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
  'freebox-ultra': box('Freebox Ultra', 'ultra', 'box-ultra/hero'),
  'freebox-ultra-essentiel': box(
    'Freebox Ultra Essentiel',
    'ultra-essentiel',
    'box-ultra-essentiel/hero',
  ),
  'freebox-pop': box('Freebox Pop', 'pop', 'box-pop/hero'),
  'freebox-pop-s': box('Freebox Pop S', 'pop-s', 'box-pop-s/hero'),
  'freebox-revolution-light': box(
    'Freebox Révolution Light',
    'revolution-light',
    'box-revolution-light/hero',
  ),
  'freebox-ultra-edition-limitee': box(
    'Freebox Ultra édition 25\u00a0ans',
    'ultra',
    'box-ultra-edition-limitee/hero',
  ),
  'freebox-ultra-edition-stranger-things': box(
    'Freebox Ultra édition Stranger Things',
    'ultra',
    'box-ultra-edition-stranger-things/hero',
  ),
  'box-5g': box('Box 5G', 'box-5g', 'box-5g/hero'),
  offres: {
    title: 'Choisissez votre Freebox',
    text: 'Dès {boxes.smallestPrice}/mois, sans engagement',
    picture: 'box-pop/hero',
  },
  tv: {
    title: 'La TV sur Freebox',
    text: 'Jusqu’à {boxes.largestChannels} chaînes incluses',
    picture: 'player-tv/hero',
  },
  services: {
    title: 'Les services de votre Freebox',
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
