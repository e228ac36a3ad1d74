import type { BoxOffer } from '@vitrine/domain/box-offer';
import type { PricePlan } from '@vitrine/domain/price';
import { Picture } from '#ui/Picture/Picture.tsx';
import { Price } from '#ui/Price/Price.tsx';
import { StickyBar, type StickyBarProps } from './StickyBar.tsx';
import styles from './BoxStickyBar.module.css';

export type BoxStickyBarProps = {
  /** A box offer, or the part of it that the bar shows. */
  offer: PricePlan & Pick<BoxOffer, 'name' | 'commitment' | 'image'>;
} & Pick<StickyBarProps, 'label' | 'action' | 'place'>;

/** The room it leaves for what the visit knows of the visitor's address. */
export const BAR_ADDRESS = 'adresse-barre';

export function BoxStickyBar({ offer, ...bar }: BoxStickyBarProps) {
  return (
    <StickyBar
      name={offer.name}
      detail={offer.commitment}
      price={<Price size="s" offer={offer} />}
      media={<Picture src={offer.image.src} alt="" sizes="64px" />}
      note={<div id={BAR_ADDRESS} className={styles.place} />}
      {...bar}
    />
  );
}
