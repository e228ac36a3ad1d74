/**
 * The menu of the freebox project as the specification writes it (section 2), entry by entry. Tests
 * hold the content file and the page to it. A path is one of ours; null is another site of the
 * operator, whose addresses the specification does not give. Entries whose contents it does not
 * show are `null` too.
 */
export type SpecificationLink = { label: string; path: string | null; tag?: string };
export type SpecificationSubmenu = { label: string; links: readonly SpecificationLink[] };
export type SpecificationSection = {
  label: string;
  items: readonly (SpecificationLink | SpecificationSubmenu)[];
};
export type SpecificationEntry = {
  label: string;
  weight: number;
  sections: readonly SpecificationSection[] | null;
};

const link = (label: string, path: string | null, tag?: string): SpecificationLink => ({
  label,
  path,
  ...(tag !== undefined && { tag }),
});
const elsewhere = (label: string, tag?: string) => link(label, null, tag);

export const SPECIFICATION_MENU: readonly SpecificationEntry[] = [
  {
    label: 'Freebox',
    weight: 7,
    sections: [
      {
        label: 'NOS OFFRES FREEBOX',
        items: [
          link('Toutes les Freebox', '/freebox/nos-offres-freebox/'),
          link('Freebox Ultra', '/freebox/freebox-ultra/'),
          link('Freebox Ultra Essentiel', '/freebox/freebox-ultra-essentiel/'),
          link(
            'Freebox Ultra édition Stranger Things',
            '/freebox/freebox-ultra-edition-stranger-things/',
            'Nouveau',
          ),
          link('Freebox Pop', '/freebox/freebox-pop/'),
          link('Freebox Pop S', '/freebox/freebox-pop-s/', 'Série Spéciale'),
          link('Freebox Révolution Light', '/freebox/freebox-revolution-light/', 'Série Spéciale'),
          link('Box 5G', '/freebox/box-5g/'),
          link('{product} Family', '/freebox/{product}-family/'),
          link('Bons Plans', '/freebox/nos-offres-freebox/'),
        ],
      },
      {
        label: 'NOS PLAYERS TV EN OPTION',
        items: [link('Apple TV 4K', '/freebox/apple-tv-4K/')],
      },
      {
        label: 'SERVICES & CONTENUS',
        items: [
          {
            label: 'TV & VOD',
            links: [
              link('{product} TV', '/freebox/{product}-tv/'),
              link('Liste des chaînes', '/freebox/{product}-tv/liste-chaines/'),
              link('Liste des VOD', '/freebox/{product}-tv/svod/'),
              link('Liste des replays', '/freebox/{product}-tv/replays/'),
              link('CANAL+', '/freebox/canal-plus/'),
              link('Disney+', '/freebox/disney-plus/'),
              link('Netflix', '/freebox/netflix/'),
              link('Prime', '/freebox/amazon-prime/'),
              link('TV by CANAL', '/freebox/tv-by-canal/'),
              link('Universal+', '/freebox/universal-plus/'),
              link('Apple TV+', '/freebox/apple-tv-plus/'),
              link('HBO Max', '/freebox/hbo-max/'),
              link('Ligue 1+', '/freebox/ligue-1-plus/'),
            ],
          },
          {
            label: 'Internet & Maison',
            links: [
              link('Répéteur Wi-Fi', '/freebox/repeteur-wifi/'),
              link('McAfee', '/freebox/antivirus-mcafee/'),
            ],
          },
          { label: 'Divertissement', links: [link('Cafeyn', '/freebox/cafeyn/')] },
          link('Applications {product}', '/freebox/vos-applications/'),
          link('Assistance {product} Proxi', '/freebox/service-{product}-proxi/'),
        ],
      },
      {
        label: 'RÉSEAUX',
        items: [
          link('La Fibre {product}', '/freebox/fibre-optique/'),
          link('Fin de l’ADSL, passage à la fibre', '/freebox/fin-adsl-passage-fibre/'),
          link('Wi-Fi 7', '/freebox/wifi-7/'),
        ],
      },
    ],
  },
  {
    label: 'Téléphones & Forfaits',
    weight: 6,
    sections: [
      {
        label: 'NOS OFFRES MOBILES',
        items: [
          elsewhere('Tous les forfaits'),
          elsewhere('Forfait {product} 5G'),
          elsewhere('Série {product}', 'Exclu Web'),
          elsewhere('Forfait 2\u00a0€'),
          elsewhere('{product} Flex'),
          link('{product} Family', '/freebox/{product}-family/'),
        ],
      },
      {
        label: 'TÉLÉPHONES',
        items: [
          elsewhere('Tous les smartphones'),
          elsewhere('Bons Plans'),
          elsewhere('Smartphones 5G'),
          elsewhere('Comparateur de téléphones'),
        ],
      },
      {
        label: 'OPTIONS ET SERVICES',
        items: [
          elsewhere('Assurance mobile'),
          elsewhere('Reprise de mobile'),
          elsewhere('Assistant IA'),
        ],
      },
      {
        label: 'RÉSEAUX',
        items: [
          elsewhere('La 5G {product}'),
          elsewhere('Carte de couverture'),
          elsewhere('Carte de couverture prévisionnelle'),
        ],
      },
    ],
  },
  { label: 'Boutiques', weight: 5, sections: null },
  { label: 'Bons Plans', weight: 3, sections: null },
  { label: 'Assistance', weight: 2, sections: null },
  { label: '{product} Pro', weight: 1, sections: null },
];

/** In the file, but not shown: RÉSEAUX of Freebox has the eligibility map, hidden. */
export const HIDDEN_LINK = {
  entry: 'Freebox',
  section: 'RÉSEAUX',
  path: '/freebox/carte-fibre-optique/',
};
