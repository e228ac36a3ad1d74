import type { Channel, Vod } from '@vitrine/domain/content/tv';
import { formatAmount, formatPrice } from '@vitrine/domain/price';
import { packsOf, pricePacks, withIncludedServices } from '@vitrine/domain/tv/channel-access';
import { type RouteName, routeNames } from '@vitrine/domain/routes';
import { listed as enumerated } from '@vitrine/domain/french';
import { packAnchor } from '@vitrine/domain/tv/chosen-packs-event';
import type { TvGuide } from '@vitrine/domain/tv/guide';
import { inclusionText } from '@vitrine/domain/tv/inclusion';
import { sentenceWith } from '@vitrine/domain/sentence';
import { linkTo } from '#build/links.ts';
import type { Render } from '#build/render.ts';
import type { TvNavProps } from '#blocks/TvNav/TvNav.tsx';
import type { ListedChannel } from '#features/channels/ChannelRow.tsx';

/** The TV lists, joined: what the pages show of a channel, a pack or a box. */
export async function tvOf({ content, catalogue }: Render) {
  const [{ channels: listed }, { packs: unpriced }, { categories }, { boxes }, { inclusion }] =
    await Promise.all([
      content('tv/channels'),
      content('tv/channel-packs'),
      content('tv/channel-categories'),
      content('tv/{line}s'),
      content('pages/liste-chaines'),
    ]);
  const packs = pricePacks(unpriced, catalogue.services);
  const channels = withIncludedServices(listed, packs, catalogue.services);
  return { channels, packs, categories, boxes, inclusion };
}
export type Tv = Awaited<ReturnType<typeof tvOf>>;

const packHref = (key: string) => `${linkTo('pack-et-options')}#${packAnchor(key)}`;

export function channelRow({ boxes, packs, inclusion }: Tv, channel: Channel): ListedChannel {
  return {
    number: channel.number,
    name: channel.name,
    quality: channel.quality,
    replay: channel.replay,
    inclusion: inclusionText(channel.includedIn, boxes, inclusion),
    packs: packsOf(channel, packs).map(({ key, name, price }) => ({
      key,
      name,
      price: formatPrice(price),
      href: packHref(key),
    })),
  };
}

/** The same, for those who search: their islands fetch it. */
export const tvGuideHref = `${linkTo('liste-chaines')}chaines.json`;

export const tvGuide = ({ packs, channels, boxes, inclusion }: Tv): TvGuide => ({
  packs: packs
    .toSorted((a, b) => a.price - b.price)
    .map(({ key, name, price }) => ({ key, name, price, href: packHref(key) })),
  channels: channels.map((channel) => ({
    number: channel.number,
    name: channel.name,
    category: channel.category,
    quality: channel.quality,
    replay: channel.replay,
    includedIn: [...channel.includedIn],
    inclusion: inclusionText(channel.includedIn, boxes, inclusion),
    packs: packsOf(channel, packs).map(({ key }) => key),
  })),
});

const TV_LISTS = ['tv', 'liste-chaines', 'pack-et-options', 'replays', 'svod'] as const;

/** From one TV list to the others. */
export const tvNav = ({ pageTexts }: Render, current: (typeof TV_LISTS)[number]): TvNavProps => ({
  title: pageTexts('tv').label,
  links: TV_LISTS.map((route) => ({ label: pageTexts(route).label, href: linkTo(route) })),
  current: linkTo(current),
});

/** Made at build from the same data as the page. */
export const channelPdfHref = `${linkTo('liste-chaines')}chaines.pdf`;

/** The page of a service that has one, under the name of its route. */
export function servicePage(service: string | null): string | null {
  const route = routeNames.find((name) => name === service);
  return route === undefined ? null : linkTo(route);
}

/** 'dès 7,99 €/mois': what a service costs, as a text. */
export async function servicePriceText(render: Render, key: string): Promise<string> {
  const { price, startsAt, period } = serviceOffer(render, key);
  const text = period === 'month' ? formatPrice(price) : formatAmount(price);
  if (!startsAt) return text;
  const { startingPrice } = await render.content('layout/controls');
  return sentenceWith(startingPrice, { price: text });
}

export function serviceOffer({ catalogue }: Render, key: string) {
  const found = catalogue.services.find((service) => service.key === key);
  if (!found) throw new Error(`content/box-comparator.json has no service ${key}`);
  return found;
}

/** The quality and screens are those of the formula whose price is shown. */
export async function comparedVod(
  render: Render,
  { service, page, quality, screens, ...vod }: Vod,
) {
  const offer = service === null ? null : serviceOffer(render, service);
  const including = render.boxOffers.filter(({ key }) => offer?.includedWith.includes(key));
  const plan = offer?.video;
  return {
    ...vod,
    quality: plan?.quality ?? quality ?? null,
    screens: plan?.screens ?? screens ?? null,
    price: service === null ? null : await servicePriceText(render, service),
    includedWith: including.length === 0 ? null : enumerated(including.map(({ name }) => name)),
    href: page === null ? null : linkTo(page as RouteName),
  };
}
