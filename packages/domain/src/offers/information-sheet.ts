import type { BoxOffer } from '../box-offer.ts';
import { costOver } from '../cost.ts';
import { formatDuration } from '../duration.ts';
import { listed, listedInSentence } from '../french.ts';
import { formatAmount, formatPrice } from '../price.ts';
import { formatSpeed } from '../speed.ts';
import { callsPhrase, includedServices, portsPhrase, tvPhrase } from './box-phrases.ts';
import { type ComparisonTerms, mobileDiscount } from './comparison.ts';

/** The standard information sheet of an offer: the same lines for every offer, so that they compare. */
export type InformationSheet = {
  readonly offer: string;
  readonly name: string;
  readonly sections: readonly {
    readonly title: string;
    readonly lines: readonly { readonly label: string; readonly value: string }[];
  }[];
};

/**
 * Share of the advertised speed that a wired subscriber normally gets, and gets at least: what the
 * regulation asks every operator to state.
 */
const NORMAL_SHARE = 0.6;
const MINIMUM_SHARE = 0.3;

export function informationSheet(offer: BoxOffer, terms: ComparisonTerms): InformationSheet {
  const { fees, services } = terms;
  const oneOff = fees.filter(({ always }) => always).reduce((sum, { amount }) => sum + amount, 0);
  const { priceDuration, priceAfter } = offer;
  const included = includedServices(offer, services);
  return {
    offer: offer.key,
    name: offer.name,
    sections: [
      {
        title: 'Prix',
        lines: [
          {
            label:
              priceDuration === null ? 'Prix mensuel' : `Pendant ${formatDuration(priceDuration)}`,
            value: formatPrice(offer.price),
          },
          ...(priceAfter === null ? [] : [{ label: 'Ensuite', value: formatPrice(priceAfter) }]),
          ...fees.map(({ label, amount, detail }) => ({
            label,
            value: `${formatAmount(amount)}. ${detail}`,
          })),
          {
            label: 'Coût total sur 12\u00a0mois, mise en service incluse',
            value: formatAmount(costOver(offer, 12, oneOff)),
          },
          {
            label: 'Coût total sur 24\u00a0mois, mise en service incluse',
            value: formatAmount(costOver(offer, 24, oneOff)),
          },
        ],
      },
      {
        title: 'Débits (connexion par câble)',
        lines: [
          speedLine('Maximal', offer, 1),
          speedLine('Normalement disponible', offer, NORMAL_SHARE),
          speedLine('Minimal', offer, MINIMUM_SHARE),
          { label: 'Wi-Fi', value: offer.wifi },
        ],
      },
      {
        title: 'Services inclus',
        lines: [
          {
            label: 'Télévision',
            value: offer.includedChannelsNumber === null ? 'Non incluse' : tvPhrase(offer, terms),
          },
          {
            label: 'Services',
            value: listed(included.map(({ name }) => name)) || 'Aucun',
          },
          { label: 'Téléphone fixe', value: callsPhrase(offer) },
          ...(offer.server ? [{ label: 'Serveur', value: offer.server.title }] : []),
          { label: 'Remise sur un forfait mobile', value: mobileDiscount(offer) },
          { label: 'Matériel fourni', value: listedInSentence(offer.parcel) },
          { label: 'Prises', value: portsPhrase(offer.facts) },
        ],
      },
      {
        title: 'Durée et résiliation',
        lines: [
          { label: 'Engagement', value: offer.commitment },
          { label: 'Préavis', value: '10\u00a0jours, ou la date que vous choisissez' },
        ],
      },
    ],
  };
}

function speedLine(label: string, { download, upload }: BoxOffer, share: number) {
  const at = (speed: number) => formatSpeed(Math.round(speed * share));
  return { label, value: `${at(download)} en téléchargement, ${at(upload)} en envoi` };
}
