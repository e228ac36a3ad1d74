import type { BoxOffer } from '@vitrine/domain/box-offer';
import type { OfferTexts } from '@vitrine/domain/content/box-pages';
import { sentenceWith } from '@vitrine/domain/sentence';
import { formatSpeed } from '@vitrine/domain/speed';
import type { ReactNode } from 'react';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Picture } from '#ui/Picture/Picture.tsx';
import { Price } from '#ui/Price/Price.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Section } from '#ui/Section/Section.tsx';
import styles from './BoxLineUp.module.css';

export type BoxLineUpProps = {
  texts: OfferTexts;
  title: string;
  intro?: string;
  headingLevel?: 1 | 2;
  boxes: readonly { offer: BoxOffer; href: string; subscribeHref: string | null }[];
  compareHref: string;
  chooseHref: string | null;
  /** What the visit knows of the visitor's address; it says it for each box too (`addressesOf`). */
  children?: ReactNode;
};

const addressOf = (key: string) => `adresse-${key}`;

/** The room that each box leaves for what the visit knows of the visitor's address, by its id. */
export function addressesOf(boxes: BoxLineUpProps['boxes']): Record<string, BoxOffer['network']> {
  return Object.fromEntries(boxes.map(({ offer: { key, network } }) => [addressOf(key), network]));
}

/** Every box with its price, its speeds both ways, and its two ways on. */
export function BoxLineUp({
  texts,
  title,
  intro,
  headingLevel = 2,
  boxes,
  compareHref,
  chooseHref,
  children,
}: BoxLineUpProps) {
  const BoxHeading = headingLevel === 1 ? 'h2' : 'h3';
  return (
    <Section
      id="offres"
      theme="lighterMedium"
      title={title}
      headingLevel={headingLevel}
      {...(intro !== undefined && { intro })}
    >
      {children}
      <ul role="list" className={styles.root}>
        {boxes.map(({ offer, href, subscribeHref }) => (
          <li key={offer.key} className={styles.card}>
            <div className={styles.picture}>
              <Picture {...offer.image} sizes="(width >= 600px) 20rem, 6.5rem" />
            </div>
            <div className={styles.body}>
              <BoxHeading className={styles.name}>
                <a className={styles.link} href={href} data-track={`offres > ${offer.key}`}>
                  {offer.name}
                </a>
              </BoxHeading>
              {offer.tag !== null && (
                <div className={styles.tag}>
                  <Badge label={offer.tag} color="black" size="s" />
                </div>
              )}
              <div className={styles.claim}>
                <RichText source={offer.claim} />
              </div>
              <ul className={styles.facts}>
                <li>
                  {sentenceWith(texts.speeds, {
                    download: formatSpeed(offer.download),
                    upload: formatSpeed(offer.upload),
                  })}
                </li>
                <li>{offer.wifi}</li>
                <li>
                  {offer.includedChannelsNumber === null
                    ? texts.noTv
                    : sentenceWith(texts.channels, { count: offer.includedChannelsNumber })}
                </li>
                <li>{offer.commitment}</li>
              </ul>
            </div>
            <div className={styles.foot}>
              <Price offer={offer} size="l" />
              <div className={styles.actions}>
                <Button
                  href={subscribeHref ?? ''}
                  disabled={subscribeHref === null}
                  aria-label={
                    subscribeHref === null
                      ? undefined
                      : sentenceWith(texts.subscribeTo, { offer: offer.name })
                  }
                  data-track={`offres > souscrire-${offer.key}`}
                >
                  {subscribeHref === null ? texts.soldOut : texts.subscribe}
                </Button>
                <Button
                  href={href}
                  variant="secondary"
                  aria-label={sentenceWith(texts.discoverNamed, { offer: offer.name })}
                  data-track={`offres > decouvrir-${offer.key}`}
                >
                  {texts.discover}
                </Button>
              </div>
              <div id={addressOf(offer.key)} className={styles.place} />
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.help}>
        <Button href={compareHref} variant="secondary" size="l" data-track="offres > comparer">
          {texts.compareAll}
        </Button>
        {chooseHref !== null && (
          <Button href={chooseHref} variant="ghost" size="l" data-track="offres > choisir">
            {texts.choose}
          </Button>
        )}
      </div>
    </Section>
  );
}
