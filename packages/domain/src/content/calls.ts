import type { z } from 'zod';
import { Catalogue } from '../box-offer.ts';
import { AccessibilityResults } from './accessibility.ts';
import { ProxiTeams } from './assistance.ts';
import { BoxPageCopy, BoxSections, OfferTexts, RetiredBoxPage } from './box-pages.ts';
import { CompanionApps } from './companion-apps.ts';
import { Controls } from './controls.ts';
import { ContestRules } from './contest.ts';
import { ContestTexts } from './contest-texts.ts';
import { DashboardPage } from './dashboard.ts';
import { AccessibilityPage, CookiesPage, DocumentPage, DocumentTexts } from './document.ts';
import { DrawTexts } from './draws.ts';
import { AdslShutdownIntro, FibrePolyptych, FibreTeaser } from './fibre.ts';
import { BannerInfo, Carousel, Reviews, SatisfactionRate, WhyCards } from './home.ts';
import { FormAnswers } from './form-answers.ts';
import { FormTexts } from './forms.ts';
import { ContactPages, FollowUpPage, FormPageCopy } from './form-pages.ts';
import {
  ConsentText,
  Footer,
  Menu,
  Pages,
  RetentionTexts,
  SearchWords,
  ShareImages,
} from './layout.ts';
import { LegalNotices } from './legal-notices.ts';
import { MailTexts, ReceiptTexts } from './mails.ts';
import {
  AdslPage,
  ChooserPage,
  ComparatorPage,
  ErrorPages,
  FamilyPage,
  FibrePage,
  HomePage,
  InformationSheetPage,
  LeavingPage,
  OffersPage,
  PageCopy,
  PrizePage,
  ReviewsPage,
  SaveTheDatePage,
  SiteMapPage,
  TariffsPage,
} from './pages.ts';
import { Faq, Asset } from './parts.ts';
import {
  PartnerBanner,
  PartnerHighlight,
  PartnerItems,
  PartnerTexts,
  Trailer,
} from './partners.ts';
import { Photos } from './photos.ts';
import {
  EligibilityPage,
  FibreMapPage,
  LetterPage,
  MovingPage,
  ShopPage,
  ShopsPage,
} from './places.ts';
import { Processings } from './processings.ts';
import { Redirects } from './redirects.ts';
import {
  ChannelsPage,
  PacksPage,
  ReplaysPage,
  ServicePage,
  SvodPage,
  TelephonePage,
  TvPage,
} from './service-pages.ts';
import { StaffPage } from './staff-page.ts';
import { Shops, Simboxes } from './shops.ts';
import {
  ChannelCategories,
  ChannelNames,
  ChannelPacks,
  Channels,
  Replays,
  TvAdvert,
  TvBoxes,
  TvPdf,
  Vods,
} from './tv.ts';

const partner = <Name extends string>(name: Name) =>
  ({
    [`partners/${name}/banner`]: PartnerBanner,
    [`partners/${name}/trailer`]: Trailer,
    [`partners/${name}/items`]: PartnerItems,
    [`partners/${name}/faq`]: Faq,
  }) as Record<`partners/${Name}/banner`, typeof PartnerBanner> &
    Record<`partners/${Name}/trailer`, typeof Trailer> &
    Record<`partners/${Name}/items`, typeof PartnerItems> &
    Record<`partners/${Name}/faq`, typeof Faq>;

/**
 * Every content call and the one schema of its answer. The key is the address: `home/carousel` is
 * content/home/carousel.json, GET /api/home/carousel and /data-json/home/carousel.json.
 */
export const contentCalls = {
  'box-comparator': Catalogue,

  'home/carousel': Carousel,
  'home/why-{product}': WhyCards,
  'home/reviews': Reviews,
  'home/faq': Faq,
  'home/banner-info': BannerInfo,
  'home/satisfaction-rate': SatisfactionRate,

  'layout/menu': Menu,
  'layout/footer': Footer,
  'layout/consent': ConsentText,
  'layout/controls': Controls,
  'layout/offers': OfferTexts,
  'layout/pages': Pages,
  'layout/partners': PartnerTexts,
  'layout/redirects': Redirects,
  'layout/retention-offer': RetentionTexts,
  'layout/documents': DocumentTexts,
  'layout/share-images': ShareImages,
  'layout/search': SearchWords,
  reviews: Reviews,

  'legal-notices/all': LegalNotices,

  'boxes/pop/faq': Faq,
  'boxes/pop-s/faq': Faq,
  'boxes/revolution-light/faq': Faq,
  'boxes/ultra/faq': Faq,
  'boxes/5g/faq': Faq,
  'boxes/sections': BoxSections,
  'boxes/pop/page': BoxPageCopy,
  'boxes/pop-s/page': BoxPageCopy,
  'boxes/revolution-light/page': BoxPageCopy,
  'boxes/ultra/page': BoxPageCopy,
  'boxes/ultra-essentiel/page': BoxPageCopy,
  'boxes/ultra-edition-limitee/page': BoxPageCopy,
  'boxes/ultra-edition-stranger-things/page': BoxPageCopy,
  'boxes/5g/page': BoxPageCopy,
  'boxes/crystal/page': RetiredBoxPage,
  'wifi-7/faq': Faq,
  'offers-{line}-mobile/faq': Faq,

  'fibre/teaser': FibreTeaser,
  'fibre/polyptych': FibrePolyptych,
  'fibre/faq': Faq,
  'adsl-shutdown/intro-content': AdslShutdownIntro,
  'adsl-shutdown/faq': Faq,

  ...partner('amazon-prime'),
  ...partner('apple-tv-plus'),
  ...partner('apple-tv-4k'),
  ...partner('cafeyn'),
  ...partner('canal-plus'),
  'partners/canal-plus/multi-screens': PartnerItems,
  'partners/canal-plus/ultra': PartnerItems,
  'partners/canal-plus/ultra-essential': PartnerItems,
  ...partner('disney-plus'),
  ...partner('hbo-max'),
  ...partner('netflix'),
  ...partner('tv-by-canal'),
  'partners/tv-by-canal/page-highlight': PartnerHighlight,
  'partners/tv-by-canal/channels-list': ChannelNames,
  ...partner('universal-plus'),
  ...partner('ligue-1-plus'),
  ...partner('{product}-tv'),
  'partners/{product}-tv/product-page-image': Asset,

  accessibility: AccessibilityResults,

  'pages/home': HomePage,
  'pages/errors': ErrorPages,
  'pages/eligibilite': EligibilityPage,
  'pages/nos-offres-{line}': OffersPage,
  'pages/comparer-nos-offres-{line}': ComparatorPage,
  'pages/plan-du-site': SiteMapPage,
  'pages/aidez-moi-a-choisir': ChooserPage,
  'pages/{product}-family': FamilyPage,
  'pages/tarifs-et-conditions': TariffsPage,
  'pages/informations-legales': DocumentPage,
  'pages/cookies': CookiesPage,
  'pages/accessibilite': AccessibilityPage,
  'pages/avis-{line}': ReviewsPage,
  'pages/politique-de-confidentialite': DocumentPage,
  'pages/politique-de-gestion-des-contenus': DocumentPage,
  'pages/informations-covid-19': DocumentPage,
  'pages/protection-enfance': DocumentPage,
  'pages/{product}-s-engage': DocumentPage,
  'pages/10ans-{product}mobile': DocumentPage,
  'pages/boutiques': ShopsPage,
  'pages/boutique': ShopPage,
  'pages/carte-fibre-optique': FibreMapPage,
  'pages/fibre-optique': FibrePage,
  'pages/fin-adsl-passage-fibre': AdslPage,
  'pages/resiliez-votre-fai': LeavingPage,
  'pages/fiche-information': InformationSheetPage,
  'pages/save-the-date': SaveTheDatePage,
  'pages/reglement-jeu-tirage-au-sort': PageCopy,
  'pages/demenagement': MovingPage,
  'pages/obtenir-ma-lettre-de-resiliation': LetterPage,
  'pages/{product}-tv': TvPage,
  'pages/liste-chaines': ChannelsPage,
  'pages/pack-et-options': PacksPage,
  'pages/replays': ReplaysPage,
  'pages/svod': SvodPage,
  'pages/nous-contacter': ContactPages,
  'pages/formulaire-rgpd': FormPageCopy,
  'pages/signaler-un-abus': FormPageCopy,
  'pages/form-syndic': FormPageCopy,
  'pages/gestion-suppression-compte-{product}': FormPageCopy,
  'pages/resiliation': FormPageCopy,
  'pages/demandes': StaffPage,
  'pages/stats': DashboardPage,
  'pages/suivi': FollowUpPage,
  'pages/baskets-{product}xcorail': PrizePage,
  'pages/repeteur-wifi': ServicePage,
  'pages/wifi-7': ServicePage,
  'pages/antivirus-mcafee': ServicePage,
  'pages/telephone': TelephonePage,
  'pages/relais-telephonique': ServicePage,
  'pages/vos-applications': ServicePage,
  'pages/service-{product}-proxi': ServicePage,

  'tv/channels': Channels,
  'tv/channel-packs': ChannelPacks,
  'tv/vods': Vods,
  'tv/replays': Replays,
  'tv/channel-categories': ChannelCategories,
  'tv/{line}s': TvBoxes,
  'tv/ad-channel': TvAdvert,
  'tv/ad-pack': TvAdvert,
  'tv/ad-svod': TvAdvert,
  'tv/ad-replay': TvAdvert,
  'tv/faq': Faq,
  'tv/pdf': TvPdf,

  'companion-apps': CompanionApps,
  draws: DrawTexts,
  photos: Photos,
  processings: Processings,
  'form-answers': FormAnswers,
  forms: FormTexts,
  receipts: ReceiptTexts,
  mails: MailTexts,

  shops: Shops,
  simboxes: Simboxes,
  contest: ContestRules,
  'contest-texts': ContestTexts,
  'assistance-{product}-proxi': ProxiTeams,
} as const satisfies Record<string, z.ZodType>;

export type ContentCall = keyof typeof contentCalls;
export type ContentOf<Call extends ContentCall> = z.infer<(typeof contentCalls)[Call]>;

export const contentCallNames = Object.keys(contentCalls) as ContentCall[];

/** The call that holds the offers, which fill the tokens of all the others. */
export const CATALOGUE_CALL = 'box-comparator' satisfies ContentCall;
