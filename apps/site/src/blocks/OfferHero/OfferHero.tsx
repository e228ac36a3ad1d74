import type { BoxOffer } from '@vitrine/domain/box-offer';
import { formatSpeed } from '@vitrine/domain/speed';
import type { ReactNode } from 'react';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Picture } from '#ui/Picture/Picture.tsx';
import { Price } from '#ui/Price/Price.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { SOLD_OUT_LABEL } from '#ui/sold-out.ts';
import type { Theme } from '#ui/theme-names.ts';
import styles from './OfferHero.module.css';

export type OfferHeroProps = {
  offer: BoxOffer;
  /** Null when the box is sold out. */
  subscribeHref: string | null;
  compareHref: string;
  theme: Theme;
  /** Said beside what to do: whether it works at the visitor's address. */
  children?: ReactNode;
};

/** Above the fold: one name, one picture, one price, one thing to do. */
export function OfferHero({ offer, subscribeHref, compareHref, theme, children }: OfferHeroProps) {
  return (
    <section className={styles.root} data-theme={theme} aria-labelledby="offer-title">
      <div className={styles.inner}>
        <div className={styles.pitch}>
          {offer.tag !== null && <Badge label={offer.tag} />}
          <h1 id="offer-title" className={styles.name}>
            {offer.name}
          </h1>
          <div className={styles.claim}>
            <RichText source={offer.claim} />
          </div>
          <Price offer={offer} size="xl" emphasis />
          <div className={styles.actions}>
            <Button
              href={subscribeHref ?? ''}
              disabled={subscribeHref === null}
              size="xl"
              data-track="entete > souscrire"
            >
              {subscribeHref === null ? SOLD_OUT_LABEL : 'Je m’abonne'}
            </Button>
            <Button href={compareHref} variant="secondary" size="xl" data-track="entete > comparer">
              Comparer
            </Button>
          </div>
          {children}
          <ul role="list" className={styles.facts}>
            <li>{offer.commitment}</li>
            <li>{`${formatSpeed(offer.download)} en téléchargement`}</li>
            <li>{`${formatSpeed(offer.upload)} en envoi`}</li>
          </ul>
        </div>
        <div className={styles.picture}>
          <Picture {...offer.image} sizes="(width >= 1024px) 46vw, 92vw" priority />
        </div>
      </div>
    </section>
  );
}
