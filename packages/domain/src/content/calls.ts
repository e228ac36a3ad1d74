import type { z } from 'zod';
import { Catalogue } from '../box-offer.ts';
import { AccessibilityResults } from './accessibility.ts';
import { BoxPageCopy, BoxSections, OfferTexts, RetiredBoxPage } from './box-pages.ts';
import { CompanionApps } from './companion-apps.ts';
import { Controls } from './controls.ts';
import { ContestRules } from './contest.ts';
import { ContestTexts } from './contest-texts.ts';
import { DashboardPage } from './dashboard.ts';
import { AccessibilityPage, CookiesPage, DocumentPage, DocumentTexts } from './document.ts';
import { DrawTexts } from './draws.ts';
import { BannerInfo, Carousel, Reviews, SatisfactionRate, WhyCards } from './home.ts';
import { FormAnswers } from './form-answers.ts';
import { FormTexts } from './forms.ts';
import { ContactPages, FollowUpPage, FormPageCopy } from './form-pages.ts';
import * as layout from './layout.ts';
import { LegalNotices } from './legal-notices.ts';
import { MailTexts, ReceiptTexts } from './mails.ts';
import * as pages from './pages.ts';
import { Faq, Asset } from './parts.ts';
import * as partners from './partners.ts';
import { Photos } from './photos.ts';
import * as places from './places.ts';
import { Processings } from './processings.ts';
import { Redirects } from './redirects.ts';
import * as services from './service-pages.ts';
import { StaffPage } from './staff-page.ts';
import { Shops, Simboxes } from './shops.ts';
import * as tv from './tv.ts';

const partner = <Name extends string>(name: Name) =>
  ({
    [`partners/${name}/banner`]: partners.PartnerBanner,
    [`partners/${name}/trailer`]: partners.Trailer,
    [`partners/${name}/items`]: partners.PartnerItems,
    [`partners/${name}/faq`]: Faq,
  }) as Record<`partners/${Name}/banner`, typeof partners.PartnerBanner> &
    Record<`partners/${Name}/trailer`, typeof partners.Trailer> &
    Record<`partners/${Name}/items`, typeof partners.PartnerItems> &
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

  'layout/menu': layout.Menu,
  'layout/footer': layout.Footer,
  'layout/consent': layout.ConsentText,
  'layout/controls': Controls,
  'layout/offers': OfferTexts,
  'layout/pages': layout.Pages,
  'layout/partners': partners.PartnerTexts,
  'layout/redirects': Redirects,
  'layout/retention-offer': layout.RetentionTexts,
  'layout/documents': DocumentTexts,
  'layout/share-images': layout.ShareImages,
  'layout/search': layout.SearchWords,
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

  'fibre/teaser': places.FibreTeaser,
  'fibre/polyptych': places.FibrePolyptych,
  'fibre/faq': Faq,
  'adsl-shutdown/intro-content': places.AdslShutdownIntro,
  'adsl-shutdown/faq': Faq,

  ...partner('amazon-prime'),
  ...partner('apple-tv-plus'),
  ...partner('apple-tv-4k'),
  ...partner('cafeyn'),
  ...partner('canal-plus'),
  'partners/canal-plus/multi-screens': partners.PartnerItems,
  'partners/canal-plus/ultra': partners.PartnerItems,
  'partners/canal-plus/ultra-essential': partners.PartnerItems,
  ...partner('disney-plus'),
  ...partner('hbo-max'),
  ...partner('netflix'),
  ...partner('tv-by-canal'),
  'partners/tv-by-canal/page-highlight': partners.PartnerHighlight,
  'partners/tv-by-canal/channels-list': tv.ChannelNames,
  ...partner('universal-plus'),
  ...partner('ligue-1-plus'),
  ...partner('{product}-tv'),
  'partners/{product}-tv/product-page-image': Asset,

  accessibility: AccessibilityResults,

  'pages/home': pages.HomePage,
  'pages/errors': pages.ErrorPages,
  'pages/eligibilite': places.EligibilityPage,
  'pages/nos-offres-{line}': pages.OffersPage,
  'pages/comparer-nos-offres-{line}': pages.ComparatorPage,
  'pages/plan-du-site': pages.SiteMapPage,
  'pages/aidez-moi-a-choisir': pages.ChooserPage,
  'pages/{product}-family': pages.FamilyPage,
  'pages/tarifs-et-conditions': pages.TariffsPage,
  'pages/informations-legales': DocumentPage,
  'pages/cookies': CookiesPage,
  'pages/accessibilite': AccessibilityPage,
  'pages/avis-{line}': pages.ReviewsPage,
  'pages/politique-de-confidentialite': DocumentPage,
  'pages/politique-de-gestion-des-contenus': DocumentPage,
  'pages/informations-covid-19': DocumentPage,
  'pages/protection-enfance': DocumentPage,
  'pages/{product}-s-engage': DocumentPage,
  'pages/10ans-{product}mobile': DocumentPage,
  'pages/boutiques': places.ShopsPage,
  'pages/boutique': places.ShopPage,
  'pages/carte-fibre-optique': places.FibreMapPage,
  'pages/fibre-optique': pages.FibrePage,
  'pages/fin-adsl-passage-fibre': pages.AdslPage,
  'pages/resiliez-votre-fai': pages.LeavingPage,
  'pages/fiche-information': pages.InformationSheetPage,
  'pages/save-the-date': pages.SaveTheDatePage,
  'pages/reglement-jeu-tirage-au-sort': pages.PageCopy,
  'pages/demenagement': places.MovingPage,
  'pages/obtenir-ma-lettre-de-resiliation': places.LetterPage,
  'pages/{product}-tv': services.TvPage,
  'pages/liste-chaines': services.ChannelsPage,
  'pages/pack-et-options': services.PacksPage,
  'pages/replays': services.ReplaysPage,
  'pages/svod': services.SvodPage,
  'pages/nous-contacter': ContactPages,
  'pages/formulaire-rgpd': FormPageCopy,
  'pages/signaler-un-abus': FormPageCopy,
  'pages/form-syndic': FormPageCopy,
  'pages/gestion-suppression-compte-{product}': FormPageCopy,
  'pages/resiliation': FormPageCopy,
  'pages/demandes': StaffPage,
  'pages/stats': DashboardPage,
  'pages/suivi': FollowUpPage,
  'pages/baskets-{product}xcorail': pages.PrizePage,
  'pages/repeteur-wifi': services.ServicePage,
  'pages/wifi-7': services.ServicePage,
  'pages/antivirus-mcafee': services.ServicePage,
  'pages/telephone': services.TelephonePage,
  'pages/relais-telephonique': services.ServicePage,
  'pages/vos-applications': services.ServicePage,
  'pages/service-{product}-proxi': services.ServicePage,

  'tv/channels': tv.Channels,
  'tv/channel-packs': tv.ChannelPacks,
  'tv/vods': tv.Vods,
  'tv/replays': tv.Replays,
  'tv/channel-categories': tv.ChannelCategories,
  'tv/{line}s': tv.TvBoxes,
  'tv/ad-channel': tv.TvAdvert,
  'tv/ad-pack': tv.TvAdvert,
  'tv/ad-svod': tv.TvAdvert,
  'tv/ad-replay': tv.TvAdvert,
  'tv/faq': Faq,
  'tv/pdf': tv.TvPdf,

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
  'assistance-{product}-proxi': services.ProxiTeams,
} as const satisfies Record<string, z.ZodType>;

export type ContentCall = keyof typeof contentCalls;
export type ContentOf<Call extends ContentCall> = z.infer<(typeof contentCalls)[Call]>;
/** The calls whose answer has all of this. */
export type CallWith<Content> = {
  [Call in ContentCall]: ContentOf<Call> extends Content ? Call : never;
}[ContentCall];

export const contentCallNames = Object.keys(contentCalls) as ContentCall[];

/** The call that holds the offers, which fill the tokens of all the others. */
export const CATALOGUE_CALL = 'box-comparator' satisfies ContentCall;
