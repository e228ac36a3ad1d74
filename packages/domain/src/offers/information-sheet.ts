import type { BoxOffer, Catalogue } from '../box-offer.ts';
import { costOver } from '../cost.ts';
import type { InformationSheetPage } from '../content/pages.ts';
import { formatDuration } from '../duration.ts';
import { capitalised, listed, listedInSentence } from '../french.ts';
import { formatAmount, formatPrice } from '../price.ts';
import { sentenceWith } from '../sentence.ts';
import { formatSpeed } from '../speed.ts';
import {
  callsInFull,
  includedServices,
  mobileDiscount,
  portsPhrase,
  tvPhrase,
} from './box-phrases.ts';
import { unavoidableFees } from './comparison.ts';

/** The standard information sheet of an offer: the same lines for every offer, so that they compare. */
export type InformationSheet = ReturnType<typeof informationSheet>;

/**
 * Share of the advertised speed that a wired subscriber of the fibre normally gets, and gets at least: what
 * the regulation asks every operator to state of a fixed network, and of no other.
 */
const NORMAL_SHARE = 0.6;
const MINIMUM_SHARE = 0.3;

type SheetTexts = InformationSheetPage['sheet'];

export function informationSheet(
  offer: BoxOffer,
  terms: Pick<Catalogue, 'fees' | 'services' | 'productTv' | 'phrases'>,
  texts: SheetTexts,
) {
  const { fees, services } = terms;
  const oneOff = unavoidableFees(fees);
  const { priceDuration, priceAfter } = offer;
  const included = includedServices(offer, services);
  const isFixed = offer.network === 'fibre';
  const speeds = (share: number) => {
    const at = (speed: number) => formatSpeed(Math.round(speed * share));
    return sentenceWith(texts.speed, { download: at(offer.download), upload: at(offer.upload) });
  };
  return {
    offer: offer.key,
    name: offer.name,
    sections: [
      {
        title: texts.price,
        lines: [
          {
            label:
              priceDuration === null
                ? texts.monthly
                : sentenceWith(texts.during, { months: formatDuration(priceDuration) }),
            value: formatPrice(offer.price),
          },
          ...(priceAfter === null ? [] : [{ label: texts.after, value: formatPrice(priceAfter) }]),
          ...fees.map(({ label, amount, detail }) => ({
            label,
            value: `${formatAmount(amount)}. ${detail}`,
          })),
          ...[12, 24].map((months) => ({
            label: sentenceWith(texts.total, { months: formatDuration(months) }),
            value: formatAmount(costOver(offer, months, oneOff)),
          })),
        ],
      },
      {
        title: texts.speeds,
        lines: [
          { label: texts.maximal, value: speeds(1) },
          { label: texts.normal, value: isFixed ? speeds(NORMAL_SHARE) : texts.onAir.normal },
          { label: texts.minimal, value: isFixed ? speeds(MINIMUM_SHARE) : texts.onAir.minimal },
          { label: texts.wifi, value: offer.wifi },
        ],
      },
      {
        title: texts.included,
        lines: [
          {
            label: texts.tv,
            value: offer.includedChannelsNumber === null ? texts.noTv : tvPhrase(offer, terms),
          },
          {
            label: texts.services,
            value: listed(included.map(({ name }) => name)) || texts.noService,
          },
          { label: texts.calls, value: callsInFull(offer, terms) },
          ...(offer.server ? [{ label: texts.server, value: offer.server.title }] : []),
          { label: texts.mobile, value: mobileDiscount(offer) },
          { label: texts.parcel, value: listedInSentence(offer.parcel) },
          { label: texts.ports, value: capitalised(portsPhrase(offer.facts, terms)) },
        ],
      },
      {
        title: texts.term,
        lines: [
          { label: texts.commitment, value: offer.commitment },
          { label: texts.notice, value: texts.noticeTime },
        ],
      },
    ],
  };
}
