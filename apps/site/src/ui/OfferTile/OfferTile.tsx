import type { PricePlan } from '@vitrine/domain/price';
import type { ReactNode } from 'react';
import { Price } from '#ui/Price/Price.tsx';
import styles from './OfferTile.module.css';

export type OfferTileProps = {
  name: string;
  href: string;
  plan: PricePlan;
  picture: ReactNode;
  tracking?: string;
};

/** A box in one glance: picture, name, price. Several stand side by side, or one below the other. */
export function OfferTile({ name, href, plan, picture, tracking }: OfferTileProps) {
  return (
    <li className={styles.root}>
      {picture}
      <div>
        <a className={styles.link} href={href} data-track={tracking}>
          {name}
        </a>
        <Price offer={plan} size="s" />
      </div>
    </li>
  );
}
