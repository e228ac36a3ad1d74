import type { BoxAccessProps } from '#features/your-box/BoxAccess.island.tsx';
import type { BoxOffer } from '@vitrine/domain/box-offer';
import type { ContentCall } from '@vitrine/domain/content/calls';
import type { Asset } from '@vitrine/domain/content/parts';
import type { PartnerBanner, PartnerTexts } from '@vitrine/domain/content/partners';
import { namedBoxes } from '@vitrine/domain/offers/box-phrases';
import { sentenceWith } from '@vitrine/domain/sentence';
import { channelsOfPack } from '@vitrine/domain/tv/channel-access';
import type { Render } from '#build/render.ts';
import { serviceOffer, servicePriceText, tvOf } from '#build/tv.ts';
import { boxLink } from '#build/links.ts';

/** The partners whose page follows the common composition, by the name of their content. */
export type Partner = PartnerOf<ContentCall>;
type PartnerOf<Call> = Call extends `partners/${infer Name}/banner` ? Name : never;

export async function partnerContent({ content }: Render, name: Partner) {
  const [banner, trailer, items, faq] = await Promise.all([
    content(`partners/${name}/banner`),
    content(`partners/${name}/trailer`),
    content(`partners/${name}/items`),
    content(`partners/${name}/faq`),
  ]);
  return { banner, trailer, items, faq };
}

/** An asset as a picture is given one. */
export function pictureOf({ desktopAsset, mobileAsset, alt }: Asset) {
  return { src: desktopAsset, mobileSrc: mobileAsset, alt };
}

/** The service that the page sells; null when it comes with the box. */
export function partnerService(render: Render, { service }: PartnerBanner) {
  return service === null ? null : serviceOffer(render, service);
}

export function formulaChoices(
  render: Render,
  { formulas }: PartnerBanner,
  texts: Pick<PartnerTexts, 'formulaIncluded'>,
) {
  return (formulas?.choices ?? []).map(({ service, ...choice }) => {
    const { price, period, includedWith } = serviceOffer(render, service);
    const having = render.catalogue.boxes.filter(({ key }) => includedWith.includes(key));
    const included =
      having.length === 0
        ? null
        : sentenceWith(texts.formulaIncluded, { boxes: namedBoxes(having) });
    return { ...choice, amount: price, once: period === 'once', included };
  });
}

/** The boxes that have it come first. */
const ORDER: readonly BoxAccessProps['boxes'][number]['access'][] = [
  'included',
  'channels',
  'option',
];

/** What each box on which it works asks for it; without a service of its own it comes with the box. */
export async function partnerBoxes(render: Render, banner: PartnerBanner) {
  const { service, subscription } = banner;
  const includedWith = partnerService(render, banner)?.includedWith ?? null;
  const { channels, packs } = await tvOf(render);
  const pack = packs.find((one) => one.service === service && service !== null);
  const price = service === null ? null : await servicePriceText(render, service);
  const live = pack === undefined ? [] : channelsOfPack(pack.key, channels);
  const access = ({ key: box, facts }: BoxOffer): BoxAccessProps['boxes'][number]['access'] => {
    // The TV application is no part of a box without TV, whose subscribers may install it all the same.
    if (includedWith === null) return facts.tvApplication === 'apart' ? 'option' : 'included';
    if (includedWith.includes(box)) return 'included';
    // A box may have all its channels, without what the service adds on demand.
    const hasLive = live.length > 0 && live.every(({ includedIn }) => includedIn.includes(box));
    return hasLive ? 'channels' : 'option';
  };
  return render.catalogue.boxes
    .filter(({ key }) => subscription.availableOn.includes(key))
    .map((box) => ({
      key: box.key,
      name: box.name,
      href: boxLink(box.name),
      access: access(box),
      price,
    }))
    .toSorted((a, b) => ORDER.indexOf(a.access) - ORDER.indexOf(b.access));
}
