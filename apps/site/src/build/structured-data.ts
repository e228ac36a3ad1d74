import type { BoxOffer } from '@vitrine/domain/box-offer';
import type { FaqItem } from '@vitrine/domain/content/parts';
import { markupText } from '@vitrine/domain/mini-markup';
import { pictures } from '@vitrine/domain/picture-manifest';
import { config } from '#build/config.ts';
import { absolute } from '#build/absolute.ts';
import { pictureSources } from '#ui/Picture/picture-sources.ts';

/** Structured data for search engines: what a page already says, in their words. */

const euros = (cents: number) => (cents / 100).toFixed(2);

export function faqPage(items: readonly FaqItem[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: markupText(answer) },
    })),
  };
}

/** The price now and, as its own specification, the price after. */
export function boxProduct(offer: BoxOffer, path: string, soldOut: boolean): object {
  const monthly = (price: number) => ({
    '@type': 'UnitPriceSpecification',
    price: euros(price),
    priceCurrency: 'EUR',
    unitText: 'mois',
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: offer.name,
    description: markupText(offer.claim),
    image: absolute(pictureSources(pictures, offer.image.src).fallback),
    brand: { '@type': 'Brand', name: config.brand.name },
    offers: {
      '@type': 'Offer',
      url: absolute(path),
      price: euros(offer.price),
      priceCurrency: 'EUR',
      availability: `https://schema.org/${soldOut ? 'SoldOut' : 'InStock'}`,
      priceSpecification:
        offer.priceAfter === null
          ? [monthly(offer.price)]
          : [
              { ...monthly(offer.price), billingDuration: offer.priceDuration },
              { ...monthly(offer.priceAfter), billingStart: offer.priceDuration },
            ],
    },
  };
}
