import { type Brand, fillBrandSlug } from './brand.ts';
import type { Flags } from './config.ts';

/**
 * Every route of the site, once. Head tags, breadcrumbs, the site map, sitemap.xml, tests and links
 * read it. `{product}` and offer tokens are filled where the texts are shown; `[name]` in a path is
 * a parameter.
 */
export const SITE_MAP_GROUPS = [
  'offres',
  'tv',
  'services',
  'fibre',
  'boutiques',
  'aide',
  'jeux',
  'informations',
  'applications',
] as const;
export type SiteMapGroup = (typeof SITE_MAP_GROUPS)[number];

export type Route = {
  /** Canonical form, with its trailing slash. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The page's name in audience measurement. */
  readonly tracking: string;
  /** Its name in a breadcrumb, a menu or the site map. */
  readonly label: string;
  readonly parent: string | null;
  readonly group: SiteMapGroup | null;
  readonly indexable: boolean;
  /** Where search engines should look instead; the page itself unless given. */
  readonly canonical?: string;
  /** The page exists only while this flag is on. */
  readonly flag?: keyof Flags;
};

type Page = {
  title: string;
  description: string;
  label: string;
  tracking?: string;
  parent?: string | null;
  indexable?: boolean;
  flag?: keyof Flags;
};

const group =
  (siteMapGroup: SiteMapGroup) =>
  (path: string, { tracking, parent = 'home', indexable = true, ...page }: Page): Route => ({
    path,
    ...page,
    tracking: tracking ?? lastSegment(path),
    parent,
    group: siteMapGroup,
    indexable,
  });

const offer = group('offres');
const tv = group('tv');
const service = group('services');
const fibre = group('fibre');
const shop = group('boutiques');
const help = group('aide');
const contest = group('jeux');
const information = group('informations');
const app = group('applications');

export const routes = {
  home: offer('/freebox/', {
    title: 'Freebox\u00a0: fibre, Wi-Fi 7 et TV dès {boxes.smallestPrice}/mois - {product}',
    description:
      'Choisissez votre Freebox\u00a0: la fibre, le Wi-Fi 7 et la TV dès {boxes.smallestPrice}/mois, sans engagement. Le prix d’aujourd’hui, sa durée et celui d’ensuite, au même endroit.',
    label: 'Accueil',
    tracking: 'homepage',
    parent: null,
  }),
  'freebox-ultra': offer('/freebox/freebox-ultra/', {
    title: 'Freebox Ultra\u00a0: fibre {ultra.download} et Wi-Fi 7 - {product}',
    description:
      'Freebox Ultra\u00a0: jusqu’à {ultra.download} en téléchargement comme en envoi, Wi-Fi 7, serveur intégré et {ultra.includedChannelsNumber} chaînes. {ultra.fullPrice}, sans engagement.',
    label: 'Freebox Ultra',
    parent: 'nos-offres-freebox',
  }),
  'freebox-ultra-essentiel': offer('/freebox/freebox-ultra-essentiel/', {
    title: 'Freebox Ultra Essentiel\u00a0: l’essentiel de l’Ultra - {product}',
    description:
      'La fibre jusqu’à {ultra-essentiel.download} et le Wi-Fi 7 de l’Ultra à {ultra-essentiel.fullPrice}, sans engagement.',
    label: 'Freebox Ultra Essentiel',
    parent: 'nos-offres-freebox',
  }),
  'freebox-pop': offer('/freebox/freebox-pop/', {
    title: 'Freebox Pop\u00a0: fibre {pop.download}, Wi-Fi 7 et TV - {product}',
    description:
      'Freebox Pop\u00a0: fibre jusqu’à {pop.download}, Wi-Fi 7 et {pop.includedChannelsNumber} chaînes. {pop.fullPrice}, sans engagement.',
    label: 'Freebox Pop',
    parent: 'nos-offres-freebox',
  }),
  'freebox-pop-s': offer('/freebox/freebox-pop-s/', {
    title: 'Freebox Pop S\u00a0: la fibre sans la TV à {pop-s.price}/mois - {product}',
    description:
      'Freebox Pop S\u00a0: la fibre jusqu’à {pop-s.download} et le Wi-Fi 7, sans TV, à {pop-s.price}/mois. Un prix qui ne change pas, sans engagement.',
    label: 'Freebox Pop S',
    parent: 'nos-offres-freebox',
  }),
  'freebox-revolution-light': offer('/freebox/freebox-revolution-light/', {
    title: 'Freebox Révolution Light\u00a0: la fibre à {revolution-light.price}/mois - {product}',
    description:
      'Série spéciale Freebox Révolution Light\u00a0: fibre {revolution-light.download}, {revolution-light.includedChannelsNumber} chaînes et téléphonie. {revolution-light.fullPrice}, sans engagement.',
    label: 'Freebox Révolution Light',
    parent: 'nos-offres-freebox',
  }),
  'freebox-ultra-edition-limitee': offer('/freebox/freebox-ultra-edition-limitee/', {
    title: 'Freebox Ultra édition limitée 25\u00a0ans - {product}',
    description:
      'Pour ses 25\u00a0ans, la Freebox Ultra s’habille d’une édition limitée numérotée\u00a0: même fibre {ultra.download}, même Wi-Fi 7, même prix.',
    label: 'Freebox Ultra édition limitée 25\u00a0ans',
    parent: 'nos-offres-freebox',
  }),
  'freebox-ultra-edition-stranger-things': offer(
    '/freebox/freebox-ultra-edition-stranger-things/',
    {
      title: 'Freebox Ultra édition Stranger Things - {product}',
      description:
        'Une Freebox Ultra venue de l’envers\u00a0: édition Stranger Things au halo rouge, fibre {ultra.download} et Wi-Fi 7, au prix de la Freebox Ultra.',
      label: 'Freebox Ultra édition Stranger Things',
      parent: 'nos-offres-freebox',
      tracking: 'freebox-ultra-edition-limitee',
    },
  ),
  'freebox-crystal': offer('/freebox/freebox-crystal/', {
    title: 'Freebox Crystal\u00a0: votre offre et ses successeurs - {product}',
    description:
      'La Freebox Crystal n’est plus vendue. Ce qu’elle vous apporte toujours, et les Freebox qui prennent sa suite dès {boxes.smallestPrice}/mois.',
    label: 'Freebox Crystal',
    parent: 'nos-offres-freebox',
  }),
  'box-5g': offer('/freebox/box-5g/', {
    title: 'Box 5G\u00a0: internet à la maison sans fibre - {product}',
    description:
      'Pas encore la fibre\u00a0? La Box 5G se branche et c’est parti\u00a0: jusqu’à {box-5g.download}, {box-5g.fullPrice}, sans engagement.',
    label: 'Box 5G',
    parent: 'nos-offres-freebox',
  }),
  'nos-offres-freebox': offer('/freebox/nos-offres-freebox/', {
    title: 'Toutes nos offres Freebox, prix et débits - {product}',
    description:
      'Cinq Freebox et la Box 5G, un prix clair pour chacune\u00a0: ce que vous payez aujourd’hui, combien de temps, et ensuite. Dès {boxes.smallestPrice}/mois, sans engagement.',
    label: 'Toutes les Freebox',
  }),
  'comparer-nos-offres-freebox': offer('/freebox/comparer-nos-offres-freebox/', {
    title: 'Comparer les offres Freebox côte à côte - {product}',
    description:
      'Débits, Wi-Fi, chaînes, prix et coût sur 12 et 24\u00a0mois\u00a0: comparez de deux à quatre Freebox et partagez votre comparaison.',
    label: 'Comparer les Freebox',
    parent: 'nos-offres-freebox',
  }),
  'aidez-moi-a-choisir': offer('/freebox/aidez-moi-a-choisir/', {
    title: 'Aidez-moi à choisir ma Freebox - {product}',
    description:
      'Quatre questions au plus, une réponse expliquée. Rien n’est envoyé\u00a0: tout se passe dans votre navigateur.',
    label: 'Aidez-moi à choisir',
    parent: 'nos-offres-freebox',
  }),
  family: offer('/freebox/{product}-family/', {
    title: '{product} Family\u00a0: {family.plans} forfaits à prix réduit - {product}',
    description:
      'Avec une Freebox, jusqu’à 4 forfaits mobiles de la famille profitent d’une remise. Simulez votre facture mois par mois.',
    label: '{product} Family',
    parent: 'nos-offres-freebox',
    tracking: '{product}-family',
  }),
  'tarifs-et-conditions': offer('/freebox/tarifs-et-conditions/', {
    title: 'Tarifs et conditions des offres Freebox - {product}',
    description:
      'Brochure tarifaire, frais, conditions et fiches d’information standardisées de chaque offre Freebox.',
    label: 'Tarifs et conditions',
    parent: 'nos-offres-freebox',
  }),
  'fiche-information': offer('/freebox/fiche-information/[offer]/', {
    title: 'Fiche d’information standardisée - {product}',
    description: 'Prix, débits, durée et conditions de l’offre, sur une page à imprimer.',
    label: 'Fiche d’information standardisée',
    parent: 'tarifs-et-conditions',
  }),

  tv: tv('/freebox/{product}-tv/', {
    title:
      '{product} TV\u00a0: {product-tv.channelsNumber} chaînes en direct et en replay - {product}',
    description:
      '{product} TV\u00a0: {product-tv.channelsNumber} chaînes en direct, le contrôle du direct et le replay, sur votre téléviseur, votre mobile et votre ordinateur.',
    label: '{product} TV',
    tracking: '{product}-tv',
  }),
  'liste-chaines': tv('/freebox/{product}-tv/liste-chaines/', {
    title: 'Liste des chaînes de la Freebox - {product}',
    description:
      'Plus de {boxes.largestChannels} chaînes incluses ou en option\u00a0: numéro, thème, qualité, replay, et le bouquet le moins cher pour chacune.',
    label: 'Liste des chaînes',
    parent: 'tv',
    tracking: '{product}-tv',
  }),
  'pack-et-options': tv('/freebox/{product}-tv/pack-et-options/', {
    title: 'Bouquets et options TV de la Freebox - {product}',
    description:
      'Plus de {tv-packs.count} bouquets TV sans engagement\u00a0: contenu, prix, et la façon la moins chère d’obtenir vos chaînes.',
    label: 'Bouquets et options',
    parent: 'tv',
    tracking: '{product}-tv',
  }),
  replays: tv('/freebox/{product}-tv/replays/', {
    title: 'Tous les replays de la Freebox - {product}',
    description:
      'Une centaine de services de replay sur votre Freebox\u00a0: retrouvez une émission manquée, chaîne par chaîne.',
    label: 'Replays',
    parent: 'tv',
    tracking: '{product}-tv',
  }),
  svod: tv('/freebox/{product}-tv/svod/', {
    title: 'Services de vidéo à la demande comparés - {product}',
    description:
      'Films, séries, sport, jeunesse\u00a0: comparez les services de vidéo à la demande disponibles sur Freebox et leurs prix.',
    label: 'Vidéo à la demande',
    parent: 'tv',
    tracking: '{product}-tv',
  }),
  'amazon-prime': tv('/freebox/amazon-prime/', {
    title: 'Prime Video avec votre Freebox - {product}',
    description:
      'Séries originales, films et livraison rapide\u00a0: activez Amazon Prime depuis votre Freebox, sans engagement.',
    label: 'Prime',
  }),
  'apple-tv-plus': tv('/freebox/apple-tv-plus/', {
    title: 'Apple TV+ sur Freebox à {apple-tv-plus.price}/mois - {product}',
    description:
      'Les créations originales d’Apple TV+ sur votre Freebox, à {apple-tv-plus.price}/mois, sans engagement.',
    label: 'Apple TV+',
    tracking: 'apple-tv',
  }),
  'apple-tv-4K': tv('/freebox/apple-tv-4K/', {
    title: 'Apple TV 4K avec votre Freebox - {product}',
    description:
      'Le player Apple TV 4K en option de votre Freebox\u00a0: {product} TV, vos applications et vos jeux sur le grand écran.',
    label: 'Apple TV 4K',
    tracking: 'apple-tv',
  }),
  'canal-plus': tv('/freebox/canal-plus/', {
    title: 'CANAL+ sur Freebox - {product}',
    description:
      'Cinéma, séries, sport\u00a0: les offres CANAL+ sur votre Freebox, et ce qui est déjà inclus avec l’Ultra.',
    label: 'CANAL+',
  }),
  'disney-plus': tv('/freebox/disney-plus/', {
    title: 'Disney+ sur Freebox dès {disney-plus.price}/mois - {product}',
    description:
      'Disney, Pixar, Marvel, Star Wars et National Geographic sur votre Freebox, dès {disney-plus.price}/mois, sans engagement.',
    label: 'Disney+',
  }),
  netflix: tv('/freebox/netflix/', {
    title: 'Netflix sur Freebox dès {netflix.price}/mois - {product}',
    description:
      'Netflix sur votre Freebox dès {netflix.price}/mois\u00a0: sur une seule facture, sans engagement, avec votre compte actuel.',
    label: 'Netflix',
  }),
  'hbo-max': tv('/freebox/hbo-max/', {
    title: 'HBO Max sur Freebox - {product}',
    description:
      'Les séries HBO et le cinéma de Warner Bros.\u00a0: HBO Max sur votre Freebox, sans engagement.',
    label: 'HBO Max',
  }),
  'tv-by-canal': tv('/freebox/tv-by-canal/', {
    title: 'TV by CANAL\u00a0: {tv-by-canal.channelsNumber} chaînes incluses - {product}',
    description:
      'Les {tv-by-canal.channelsNumber} chaînes de TV by CANAL incluses avec votre Freebox\u00a0: séries, documentaires, jeunesse et musique.',
    label: 'TV by CANAL',
  }),
  'universal-plus': tv('/freebox/universal-plus/', {
    title: 'Universal+ sur Freebox - {product}',
    description:
      'Quatre chaînes et leurs séries à la demande\u00a0: Universal+ sur votre Freebox, sans engagement.',
    label: 'Universal+',
  }),
  'ligue-1-plus': tv('/freebox/ligue-1-plus/', {
    title: 'Ligue 1+ sur Freebox - {product}',
    description:
      'Les matchs de Ligue 1 en direct et leurs résumés\u00a0: Ligue 1+ sur votre Freebox, sans engagement.',
    label: 'Ligue 1+',
  }),
  cafeyn: tv('/freebox/cafeyn/', {
    title: 'Cafeyn\u00a0: plus de {cafeyn.titles} titres de presse - {product}',
    description:
      'Plus de 1\u00a0000 journaux et magazines à lire en illimité sur votre mobile, votre tablette et votre ordinateur.',
    label: 'Cafeyn',
  }),

  'repeteur-wifi': service('/freebox/repeteur-wifi/', {
    title: 'Répéteur Wi-Fi\u00a0: du réseau dans toutes les pièces - {product}',
    description:
      'Un répéteur Wi-Fi pour les pièces mal couvertes\u00a0: installation en deux minutes depuis votre mobile, échange gratuit en cas de panne.',
    label: 'Répéteur Wi-Fi',
  }),
  'wifi-7': service('/freebox/wifi-7/', {
    title: 'Wi-Fi 7\u00a0: ce qu’il change chez vous - {product}',
    description:
      'Le Wi-Fi 7 des Freebox Ultra et Pop expliqué simplement\u00a0: débit, stabilité, appareils compatibles.',
    label: 'Wi-Fi 7',
  }),
  'antivirus-mcafee': service('/freebox/antivirus-mcafee/', {
    title: 'Antivirus McAfee pour toute la maison - {product}',
    description:
      'Protégez vos ordinateurs, tablettes et mobiles avec l’antivirus McAfee, sur la facture de votre Freebox, sans engagement.',
    label: 'McAfee',
    tracking: 'antivirus',
    flag: 'antivirus',
  }),
  telephone: service('/freebox/telephone/', {
    title: 'Téléphonie fixe avec la Freebox - {product}',
    description:
      'Appels illimités vers les fixes et les mobiles, destinations incluses, messagerie\u00a0: la téléphonie de votre Freebox.',
    label: 'Téléphonie fixe',
  }),
  'relais-telephonique': service('/freebox/relais-telephonique/', {
    title: 'Relais téléphonique\u00a0: en texte ou en signes - {product}',
    description:
      'Téléphoner en langue des signes, en texte ou en langue parlée complétée\u00a0: le relais téléphonique inclus dans votre offre.',
    label: 'Relais téléphonique',
  }),
  'vos-applications': service('/freebox/vos-applications/', {
    title: 'Les applications {product} pour mobile et tablette - {product}',
    description:
      'Gérer votre Freebox, votre Wi-Fi, vos fichiers, votre compte ou regarder la TV\u00a0: toutes les applications {product}.',
    label: 'Applications {product}',
    tracking: 'applications-mobiles',
  }),
  proxi: service('/freebox/service-{product}-proxi/', {
    title: '{product} Proxi\u00a0: votre équipe d’assistance locale - {product}',
    description:
      'Des équipes de 8 à 10 conseillers près de chez vous, qui suivent votre demande jusqu’au bout.',
    label: 'Assistance {product} Proxi',
    tracking: '{product}-proxi',
  }),

  'fibre-optique': fibre('/freebox/fibre-optique/', {
    title: 'La fibre {product} dès {revolution-light.price}/mois - {product}',
    description:
      'Testez votre adresse, choisissez votre débit et raccordez votre logement\u00a0: la fibre {product} dès {revolution-light.price}/mois, sans engagement.',
    label: 'La fibre {product}',
  }),
  'carte-fibre-optique': fibre('/freebox/carte-fibre-optique/', {
    title: 'Carte de couverture de la fibre - {product}',
    description:
      'Votre commune est-elle couverte par la fibre\u00a0? Carte et tableau par département et par commune, avec les dates prévues.',
    label: 'Carte de la fibre',
    parent: 'fibre-optique',
    tracking: 'carte-fibre',
  }),
  'carte-fibre-departement': fibre('/freebox/carte-fibre-optique/[departement]/', {
    title: 'La fibre dans votre département, commune par commune - {product}',
    description:
      'La part des logements raccordables et la date prévue dans chaque commune du département.',
    label: 'Département',
    parent: 'carte-fibre-optique',
    tracking: 'carte-fibre',
  }),
  eligibilite: fibre('/freebox/fibre-optique/eligibilite/', {
    title: 'Votre éligibilité à la fibre - {product}',
    description: 'Ce que nous pouvons vous proposer dans votre commune.',
    label: 'Votre éligibilité',
    parent: 'fibre-optique',
    tracking: 'fibre-optique',
    indexable: false,
  }),
  'fin-adsl-passage-fibre': fibre('/freebox/fin-adsl-passage-fibre/', {
    title: 'Fin de l’ADSL\u00a0: passer à la fibre sereinement - {product}',
    description:
      'Le réseau cuivre ferme commune par commune. La date chez vous, ce qui change, et comment passer à la fibre sans coupure.',
    label: 'Fin de l’ADSL',
    parent: 'fibre-optique',
    tracking: 'fin-adsl',
  }),
  demenagement: fibre('/freebox/demenagement/', {
    title: 'Déménager avec votre Freebox, étape par étape - {product}',
    description:
      'Quand prévenir, quoi emporter, quand serez-vous connecté\u00a0? L’assistant de déménagement qui calcule vos dates.',
    label: 'Déménagement',
  }),
  'resiliez-votre-fai': fibre('/freebox/resiliez-votre-fai/', {
    title: 'Quitter votre opérateur et garder votre numéro - {product}',
    description:
      'Changer de fournisseur d’accès sans coupure\u00a0: numéro conservé, matériel à rendre, lettre prête à signer.',
    label: 'Quitter votre opérateur',
  }),
  'obtenir-ma-lettre-de-resiliation': fibre(
    '/freebox/resiliez-votre-fai/obtenir-ma-lettre-de-resiliation/',
    {
      title: 'Obtenir ma lettre de résiliation en PDF - {product}',
      description:
        'Répondez à quelques questions, téléchargez votre lettre de résiliation. Rien n’est envoyé ni conservé.',
      label: 'Ma lettre de résiliation',
      parent: 'resiliez-votre-fai',
    },
  ),

  boutiques: shop('/boutiques/', {
    title: 'Boutiques {product}\u00a0: adresses et horaires - {product}',
    description:
      'Plus de {shops.count} boutiques en France\u00a0: trouvez la plus proche, ses horaires, ses services et son itinéraire.',
    label: 'Boutiques',
  }),
  boutique: shop('/boutiques/[shop]/', {
    title: 'Boutique {product} - {product}',
    description: 'Adresse, horaires, services et itinéraire de votre boutique {product}.',
    label: 'Boutique',
    parent: 'boutiques',
    tracking: 'boutiques',
  }),

  'nous-contacter': help('/freebox/informations/nous-contacter/', {
    title: 'Nous contacter\u00a0: le bon service du premier coup - {product}',
    description:
      'Abonné ou pas encore\u00a0: quelques questions pour arriver au bon service, par téléphone, par écrit ou en boutique.',
    label: 'Nous contacter',
  }),
  'abonne-freebox': help('/freebox/informations/nous-contacter/abonne-freebox/', {
    title: 'Contact\u00a0: abonné Freebox - {product}',
    description:
      'Panne, facture, déménagement\u00a0: joindre le bon service quand on a une Freebox.',
    label: 'Abonné Freebox',
    parent: 'nous-contacter',
  }),
  'abonne-mobile': help('/freebox/informations/nous-contacter/abonne-mobile-{product}/', {
    title: 'Contact\u00a0: abonné {product} Mobile - {product}',
    description:
      'Ligne, carte SIM, facture, vol\u00a0: joindre le bon service quand on a un forfait.',
    label: 'Abonné {product} Mobile',
    parent: 'nous-contacter',
  }),
  'abonne-freebox-mobile': help(
    '/freebox/informations/nous-contacter/abonne-freebox-mobile-{product}/',
    {
      title: 'Contact\u00a0: abonné Freebox et {product} Mobile - {product}',
      description:
        'Une Freebox et un forfait mobile\u00a0: le bon numéro et le bon formulaire pour chaque demande.',
      label: 'Abonné Freebox et {product} Mobile',
      parent: 'nous-contacter',
    },
  ),
  'pas-encore-abonne': help('/freebox/informations/nous-contacter/pas-encore-abonne/', {
    title: 'Contact\u00a0: pas encore abonné - {product}',
    description:
      'Une question avant de vous abonner\u00a0? Un conseiller vous répond ou vous rappelle.',
    label: 'Pas encore abonné',
    parent: 'nous-contacter',
  }),
  resiliation: help('/resiliation/', {
    title: 'Résilier votre contrat en ligne - {product}',
    description:
      'Résiliez votre Freebox ou votre forfait en trois étapes, sans compte ni appel, avec un accusé de réception horodaté.',
    label: 'Résilier votre contrat',
  }),
  'formulaire-rgpd': help('/freebox/formulaire-rgpd/', {
    title: 'Exercer vos droits sur vos données - {product}',
    description:
      'Accès, rectification, effacement, opposition, portabilité\u00a0: formulez votre demande et suivez-la par sa référence.',
    label: 'Vos droits RGPD',
  }),
  'signaler-un-abus': help('/freebox/signaler-un-abus/', {
    title: 'Signaler un abus ou un contenu illicite - {product}',
    description:
      'Hameçonnage, appel indésirable, contenu illicite\u00a0: signalez-le en quelques minutes.',
    label: 'Signaler un abus',
  }),
  'form-syndic': help('/freebox/form-syndic/', {
    title: 'Syndics et propriétaires\u00a0: raccorder un immeuble - {product}',
    description:
      'Faire raccorder votre immeuble à la fibre\u00a0: la demande en ligne pour syndics, bailleurs et copropriétaires.',
    label: 'Raccorder un immeuble',
  }),
  suivi: help('/suivi/', {
    title: 'Suivre votre demande - {product}',
    description:
      'Retrouvez une demande, un signalement ou une participation avec sa référence\u00a0: son état, notre réponse et nos délais.',
    label: 'Suivre votre demande',
    indexable: false,
  }),
  'suppression-compte': help('/freebox/gestion-suppression-compte-{product}/', {
    title: 'Supprimer votre compte {product} - {product}',
    description:
      'Ce que supprimer votre compte {product} efface, ce que la loi impose de garder, et comment le demander.',
    label: 'Supprimer votre compte',
  }),

  'baskets-freexcorail': contest('/freebox/baskets-freexcorail/', {
    title: 'Les baskets {product} × Corail - {product}',
    description:
      'Une paire de baskets couleur corail, dessinée pour l’occasion\u00a0: 100 paires à gagner.',
    label: 'Baskets {product} × Corail',
    tracking: 'jeu-concours',
  }),
  'baskets-corail': contest('/freebox/jeu-concours/baskets-corail/', {
    title: 'Jeu-concours\u00a0: 100 paires de baskets Corail - {product}',
    description: 'Participez au tirage au sort\u00a0: 100 paires de baskets Corail à gagner.',
    label: 'Jeu-concours Baskets Corail',
    tracking: 'jeu-concours',
  }),
  'netflix-messagedelupsidedown': contest('/freebox/jeu-concours/netflix-messagedelupsidedown/', {
    title: 'Jeu-concours\u00a0: un message de l’autre monde - {product}',
    description:
      'Déchiffrez le message venu de l’autre monde et tentez de gagner une Freebox Ultra.',
    label: 'Jeu-concours Message de l’autre monde',
    tracking: 'jeu-concours',
  }),
  'stranger-things-4': contest('/jeu-concours/stranger-things-4/', {
    title: 'Jeu-concours Stranger Things - {product}',
    description:
      'Le jeu-concours de l’édition Stranger Things\u00a0: lots, règles et participation.',
    label: 'Jeu-concours Stranger Things',
    tracking: 'jeu-concours',
  }),
  paques: contest('/freebox/jeu-concours/paques/', {
    title: 'Jeu-concours de Pâques - {product}',
    description: 'Trouvez les œufs cachés et participez au tirage au sort de Pâques.',
    label: 'Jeu-concours de Pâques',
    tracking: 'jeu-concours',
  }),
  'concours-universal-plus': contest('/freebox/jeu-concours/universal-plus/', {
    title: 'Jeu-concours Universal+ - {product}',
    description: 'Un an de séries à gagner avec Universal+\u00a0: participez au tirage au sort.',
    label: 'Jeu-concours Universal+',
    tracking: 'jeu-concours',
  }),
  'concours-foot': contest('/freebox/jeu-concours/{product}-foot/', {
    title: 'Jeu-concours {product} Foot - {product}',
    description: 'Des places de match et des maillots à gagner avec {product} Foot.',
    label: 'Jeu-concours {product} Foot',
    tracking: 'jeu-concours',
  }),
  'save-the-date': contest('/freebox/event/save-the-date/', {
    title: 'Notez la date\u00a0: le prochain rendez-vous - {product}',
    description: 'Le compte à rebours du prochain rendez-vous {product}, à ajouter à votre agenda.',
    label: 'Notez la date',
    tracking: 'jeu-concours',
  }),
  'reglement-jeu-tirage-au-sort': contest('/freebox/reglement-jeu-tirage-au-sort/', {
    title: 'Règlements des jeux et tirages au sort - {product}',
    description:
      'Les règlements complets de nos jeux\u00a0: dates, lots, conditions, tirage vérifiable et données personnelles.',
    label: 'Règlements des jeux',
    tracking: 'jeu-concours',
  }),

  cookies: information('/freebox/cookies/', {
    title: 'Cookies et traceurs\u00a0: ce que nous utilisons - {product}',
    description:
      'La liste complète de nos cookies et traceurs, leur finalité, leur durée, et comment changer d’avis.',
    label: 'Cookies',
  }),
  'informations-legales': information('/freebox/informations/informations-legales/', {
    title: 'Informations légales - {product}',
    description: 'Éditeur, hébergement, propriété intellectuelle et médiation.',
    label: 'Informations légales',
  }),
  'politique-de-confidentialite': information('/freebox/politique-de-confidentialite/', {
    title: 'Politique de confidentialité - {product}',
    description:
      'Quelles données nous traitons, pourquoi, combien de temps, et comment exercer vos droits.',
    label: 'Politique de confidentialité',
  }),
  'politique-de-gestion-des-contenus': information('/freebox/politique-de-gestion-des-contenus/', {
    title: 'Politique de gestion des contenus - {product}',
    description:
      'Comment nous traitons les signalements de contenus illicites, dans quels délais et avec quels recours.',
    label: 'Gestion des contenus',
  }),
  'informations-covid-19': information('/freebox/informations-covid-19/', {
    title: 'Informations Covid-19 (archive) - {product}',
    description: 'Archive des mesures prises pendant la crise sanitaire de 2020 à 2022.',
    label: 'Informations Covid-19 (archive)',
  }),
  'protection-enfance': information('/freebox/informations/protection-enfance/', {
    title: 'Protéger les enfants sur internet - {product}',
    description:
      'Contrôle parental gratuit, réglages pas à pas, numéros d’aide\u00a0: protéger les enfants en ligne.',
    label: 'Protection de l’enfance',
  }),
  'avis-freebox': information('/freebox/informations/avis-freebox/', {
    title: 'Avis vérifiés sur les Freebox - {product}',
    description:
      'Les avis de nos abonnés, bons et moins bons\u00a0: notes, dates et méthode de vérification.',
    label: 'Avis Freebox',
    tracking: 'avis-clients',
  }),
  's-engage': information('/freebox/{product}-s-engage/', {
    title: '{product} s’engage\u00a0: nos engagements chiffrés - {product}',
    description:
      'Sobriété, inclusion, données personnelles\u00a0: ce que nous faisons, chiffres à l’appui.',
    label: '{product} s’engage',
  }),
  '10ans-freemobile': information('/10ans-freemobile/', {
    title: 'Dix ans de {product} Mobile - {product}',
    description: 'De 2012 à 2022\u00a0: dix ans de forfaits mobiles racontés en dates.',
    label: 'Dix ans de {product} Mobile',
  }),
  accessibilite: information('/freebox/accessibilite/', {
    title: 'Accessibilité\u00a0: partiellement conforme - {product}',
    description: 'Déclaration d’accessibilité\u00a0: résultats, limites connues et contact.',
    label: 'Accessibilité',
  }),
  'plan-du-site': information('/plan-du-site/', {
    title: 'Plan du site\u00a0: toutes les pages par thème - {product}',
    description: 'Toutes les pages du site, rangées par thème.',
    label: 'Plan du site',
  }),

  'app-home': app('/apps/home/', {
    title: 'Application {product} Home - {product}',
    description: 'Téléchargez {product} Home pour piloter la maison connectée depuis votre mobile.',
    label: '{product} Home',
    parent: 'vos-applications',
    indexable: false,
  }),
  'app-connect': app('/apps/connect/', {
    title: 'Application Freebox Connect - {product}',
    description: 'Téléchargez Freebox Connect pour gérer votre Wi-Fi et votre Freebox.',
    label: 'Freebox Connect',
    parent: 'vos-applications',
    indexable: false,
  }),
  'app-files': app('/apps/files/', {
    title: 'Application Freebox Files - {product}',
    description: 'Téléchargez Freebox Files pour retrouver les fichiers de votre Freebox.',
    label: 'Freebox Files',
    parent: 'vos-applications',
    indexable: false,
  }),
  'app-football': app('/apps/football/', {
    title: 'Application {product} Foot - {product}',
    description: 'Téléchargez {product} Foot pour suivre les résumés et les buts.',
    label: '{product} Foot',
    parent: 'vos-applications',
    indexable: false,
  }),
  'app-espace-abonne': app('/apps/espace-abonne/', {
    title: 'Application Espace abonné - {product}',
    description: 'Téléchargez l’application Espace abonné pour suivre vos factures et votre offre.',
    label: 'Espace abonné',
    parent: 'vos-applications',
    indexable: false,
  }),
  'app-video': app('/apps/video/', {
    title: 'Application {product} TV - {product}',
    description: 'Téléchargez l’application vidéo pour regarder la TV où que vous soyez.',
    label: '{product} TV (application)',
    parent: 'vos-applications',
    indexable: false,
  }),

  '404': {
    path: '/404/',
    title: 'La page est introuvable - {product}',
    description: 'Cette page n’existe pas ou n’existe plus.',
    tracking: '404',
    label: 'Page introuvable',
    parent: 'home',
    group: null,
    indexable: false,
    canonical: '/freebox/',
  },
  '500': {
    path: '/500/',
    title: 'Une erreur est survenue - {product}',
    description: 'Une erreur est survenue. Nous travaillons à corriger ce problème.',
    tracking: '500',
    label: 'Erreur',
    parent: 'home',
    group: null,
    indexable: false,
    canonical: '/freebox/',
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
export const routeNames = Object.keys(routes) as RouteName[];

/** The routes that exist with these flags. */
export function routesWith(flags: Flags): RouteName[] {
  return routeNames.filter((name) => {
    const { flag } = routeNamed(name);
    return flag === undefined || flags[flag];
  });
}

export function routeNamed(name: RouteName): Route {
  return routes[name];
}

/** The address of a route, its brand and parameters filled. */
export function pathOf(
  name: RouteName,
  brand: Brand,
  parameters: Readonly<Record<string, string>> = {},
): string {
  return fillBrandSlug(routes[name].path, brand).replace(/\[(\w+)\]/g, (pattern, key: string) => {
    const value = parameters[key];
    if (value === undefined) throw new Error(`route ${name} needs the parameter ${key}`);
    return value;
  });
}

/** The route of a path; a path without an entry of its own has the metadata of /freebox. */
export function routeForPath(path: string, brand: Brand): RouteName {
  return routeAt(path, brand) ?? 'home';
}

/** The route that has this path, query and fragment aside; null for none. */
export function routeAt(address: string, brand: Brand): RouteName | null {
  const [path = ''] = address.split(/[?#]/);
  const wanted = `${path.replace(/\/+$/, '')}/`;
  return routeNames.find((name) => patternOf(name, brand).test(wanted)) ?? null;
}

function patternOf(name: RouteName, brand: Brand): RegExp {
  const parts = fillBrandSlug(routes[name].path, brand).split(/\[\w+\]/);
  return new RegExp(`^${parts.map(escapeForRegExp).join('[^/]+')}$`);
}

/** From the home page down to the route itself. */
export function trailOf(name: RouteName): RouteName[] {
  const { parent } = routeNamed(name);
  return parent === null ? [name] : [...trailOf(parent as RouteName), name];
}

function lastSegment(path: string): string {
  return path.split('/').findLast((segment) => segment !== '') ?? '';
}

function escapeForRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
