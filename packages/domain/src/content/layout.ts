import { z } from 'zod';
import { SOCIAL_NETWORKS } from '../brand.ts';
import { PURPOSE_IDS, VENDOR_KEYS } from '../consent/vendor-ids.ts';
import { VENDOR_COOKIES } from '../consent/vendors.ts';
import { routeNames } from '../routes.ts';
import { SEARCH_KINDS } from '../search-document.ts';
import { SHARE_IMAGES } from '../share-images.ts';
import { Button, Href, Image, Markup, Text, Tracking } from './parts.ts';
import { Sentence } from './sentences.ts';

/** What surrounds every page: the menu, the actions of the header, the groups of the footer. */

/** The drawings a top-level entry may carry on a phone (blocks/MegaMenu/menu-icons.ts). */
export const MENU_ICONS = [
  'box',
  'mobile',
  'shop',
  'deal',
  'help',
  'pro',
  'eligibility',
  'account',
  'mail',
  'transfer',
  'contact',
  'portal',
] as const;
export type MenuIcon = (typeof MENU_ICONS)[number];

/** A flag of the environment that a tag or an entry waits for. */
const Flag = z.enum(['antivirus', 'webExclusive']);
export type LayoutFlag = z.infer<typeof Flag>;

const NewTab = {
  target: z.literal('_blank').optional(),
  rel: Text.optional(),
};

const Leaf = z.strictObject({
  label: Text,
  href: Href,
  ...NewTab,
  visible: z.boolean().default(true),
  /** Shown only while the flag is on. */
  flag: Flag.optional(),
  /** By default the place in the menu and the label. */
  tracking: Tracking.optional(),
  weight: z.int().default(0),
  icon: z.enum(MENU_ICONS).optional(),
  /** An edition of a box of the catalogue: its own picture, the price of that box. */
  edition: z.strictObject({ offer: Text, picture: Text }).optional(),
  tag: z
    .strictObject({
      label: Text,
      color: z.enum(['black', 'red', 'blue']).default('red'),
      flag: Flag.optional(),
    })
    .optional(),
});
export type MenuLeaf = z.infer<typeof Leaf>;

const Submenu = Leaf.omit({ href: true, target: true, rel: true, tag: true }).extend({
  list: z.array(Leaf).min(1),
});
export type MenuSubmenu = z.infer<typeof Submenu>;

const MenuSection = z.strictObject({
  label: Text,
  /** Its pages are at home under another entry: being on one of them does not mark this one. */
  elsewhere: z.literal(true).optional(),
  list: z.array(z.union([Submenu, Leaf])).min(1),
});
export type MenuSection = z.infer<typeof MenuSection>;

/** A top-level entry opens its sections, or, without any, leads somewhere. */
const Entry = z
  .strictObject({
    /** Part of element ids and tracking names. */
    key: z.string().regex(/^[a-z][a-zA-Z]*$/),
    label: Text,
    href: Href.optional(),
    ...NewTab,
    visible: z.boolean().default(true),
    tracking: Tracking.optional(),
    weight: z.int(),
    icon: z.enum(MENU_ICONS),
    image: Image.optional(),
    button: Button.optional(),
    sections: z.array(MenuSection).default([]),
  })
  .refine((entry) => entry.sections.length > 0 || entry.href !== undefined, {
    message: 'une entrée a des sections ou une adresse (href)',
    path: ['href'],
  });
export type MenuEntry = z.infer<typeof Entry>;

const MenuLabels = z.strictObject({
  name: Text,
  /** Above the menu that covers a phone. */
  title: Text,
  close: Text,
  back: Text,
  backTo: Sentence('menu'),
});
export type MenuLabels = z.infer<typeof MenuLabels>;

/** What those hear who do not see the header's signs. */
const HeaderLabels = z.strictObject({ skip: Text, menu: Text, home: Text, search: Text });
export type HeaderLabels = z.infer<typeof HeaderLabels>;

/** What the search of the whole site says. */
const SearchTexts = z.strictObject({
  title: Text,
  label: Text,
  placeholder: Text,
  submit: Text,
  close: Text,
  /** Above what it offers before anything is typed. */
  often: Text,
  results: Text,
  loading: Text,
  failed: Text,
  nothing: Text,
  /** The way on when there is nothing to list. */
  siteMap: Text,
  one: Text,
  many: Sentence('count'),
  /** There are more than are listed. */
  best: Sentence('count'),
});
export type SearchTexts = z.infer<typeof SearchTexts>;

export const Menu = z.strictObject({
  search: SearchTexts,
  labels: MenuLabels,
  header: HeaderLabels,
  /** A box's price that changes later, beside its name: 'dès 19,99 €'. */
  firstPrice: Sentence('price'),
  entries: z.array(Entry).min(1),
  actions: z.strictObject({
    eligibility: Leaf,
    webmail: Leaf,
    account: Leaf,
    /** What leads to the subscription of any box. */
    subscribe: Text,
    bottom: z.array(Leaf).min(1),
  }),
  /** What the search offers before anything is typed. */
  searchSuggestions: z.array(Leaf).min(1),
});
export type Menu = z.infer<typeof Menu>;

/** Words that visitors type, with spaces between them; never shown. */
const Typed = z
  .string()
  .regex(/^[\p{L}\p{N}-]+( [\p{L}\p{N}-]+)*$/u, 'des mots, une espace entre eux, sans ponctuation');

/** What the search of the whole site calls what it finds, and the words by which it does. */
export const SearchWords = z.strictObject({
  kinds: z.record(z.enum(SEARCH_KINDS), Text),
  channel: Sentence('number', 'quality'),
  channelWithReplay: Sentence('number', 'quality'),
  typed: z.strictObject({
    /** Words that visitors use for a page and that its texts do not. */
    pages: z.partialRecord(z.enum(routeNames), Typed),
    /** The same for other sites of the operator, by the name of their host and their path. */
    sites: z.record(z.string(), Typed),
    /** What a kind of thing is called, whether its own words say so or not. */
    kinds: z.partialRecord(z.enum(SEARCH_KINDS), Typed),
    saysNothing: Typed,
    /** Each a line of words: one of them finds the others too. */
    synonyms: z.array(Typed),
    /** « pas », which says nothing by itself, turns some words into their contrary. */
    phrases: z.array(z.strictObject({ said: z.array(Typed).min(1), meant: Typed })),
  }),
});
export type SearchWords = z.infer<typeof SearchWords>;

/** What a page is called. */
export const PageTexts = z.strictObject({
  /** In a browser's tab, in the results of a search engine. */
  title: Text,
  description: Text,
  /** In a breadcrumb, a menu or the site map. */
  label: Text,
});
export type PageTexts = z.infer<typeof PageTexts>;

/** What the pictures shown on social networks say. */
export const ShareImages = z.record(
  z.enum(SHARE_IMAGES),
  z.strictObject({ title: Text, text: Text }),
);

/** By the name of the route: every page has its own. */
export const Pages = z.record(z.enum(routeNames), PageTexts);

const FooterLink = Leaf.omit({ icon: true, tag: true });
export type FooterLink = z.infer<typeof FooterLink>;

const FooterLabels = z.strictObject({
  /** Of the list of legal links. */
  legal: Text,
  /** Where the mark leads. */
  home: Text,
  social: Text,
  /** Folds the legal notices of the page. */
  notices: Text,
});
export type FooterLabels = z.infer<typeof FooterLabels>;

export const Footer = z.strictObject({
  labels: FooterLabels,
  groups: z
    .array(z.strictObject({ label: Text, list: z.array(FooterLink).min(1) }))
    .length(4, 'the footer has four groups'),
  legal: z.array(FooterLink).min(1),
  consentSettings: FooterLink,
  accessibility: FooterLink,
  social: z.array(
    z.strictObject({ network: z.enum(SOCIAL_NETWORKS), label: Text, href: Href, ...NewTab }),
  ),
});
export type Footer = z.infer<typeof Footer>;

/** Beside a termination: how someone learns whether an offer waits for their line. */
export const RetentionTexts = z.strictObject({
  title: Text,
  intro: Text,
  line: z.strictObject({ label: Text, hint: Text }),
  agree: Text,
  ask: Text,
  asking: Text,
  none: Text,
  incomplete: Text,
  follow: Text,
});
export type RetentionTexts = z.infer<typeof RetentionTexts>;

/** What visitors read before they choose. Raise the version when its meaning changes: all are asked again. */
export const ConsentText = z.strictObject({
  version: z.int().min(1).max(9_999),
  banner: z.strictObject({
    title: Text,
    /** What a phone shows: two lines. */
    text: Markup,
    /** The same where no partner is switched on. */
    alone: Markup,
    /** What a larger screen adds; the second layer says it to everyone. */
    more: Markup,
    named: Sentence('partners'),
    refuse: Text,
    accept: Text,
    customise: Text,
  }),
  panel: z.strictObject({
    title: Text,
    intro: Markup,
    purposes: Text,
    vendors: Text,
    rule: Text,
    accept: Text,
    refuse: Text,
    save: Text,
    details: Text,
    serves: Sentence('company', 'purposes'),
    policy: Text,
    policyOf: Sentence('company'),
    /** Beside the measure of campaigns, when one brought the visit. */
    campaign: Sentence('campaign'),
    choice: Sentence('day'),
  }),
  /** Said once a choice is kept. */
  saved: Text,
  /** What consent is asked for, by the numbers of the IAB's framework. */
  purposes: z.record(
    z.enum(PURPOSE_IDS.map(String)),
    z.strictObject({ name: Text, description: Text }),
  ),
  /** Who we are among those who ask. */
  ours: z.strictObject({ name: Text, policyUrl: Text }),
  /** What each of those who ask does with it. */
  vendors: z.record(z.enum(VENDOR_KEYS), Text),
  /** What each of their cookies is for. */
  cookies: z.record(z.enum(VENDOR_COOKIES), Text),
});
export type ConsentText = z.infer<typeof ConsentText>;
