import type { PricePlan } from '@vitrine/domain/price';
import { Picture } from '#ui/Picture/Picture.tsx';
import { Price } from '#ui/Price/Price.tsx';
import { StickyBar, type StickyBarProps } from './StickyBar.tsx';
import styles from './BoxStickyBar.module.css';

export type BoxStickyBarProps = {
  /** A box offer, or the part of it that the bar shows. */
  offer: PricePlan & {
    name: string;
    commitment: string;
    image: { src: string; alt: string };
    /** The network it needs: what the visit knows of the visitor's address is said for it. */
    network?: 'fibre' | '5g';
  };
} & Pick<StickyBarProps, 'action' | 'place'>;

export function BoxStickyBar({ offer, ...bar }: BoxStickyBarProps) {
  return (
    <StickyBar
      name={offer.name}
      detail={offer.commitment}
      price={<Price size="s" offer={offer} />}
      media={<Picture src={offer.image.src} alt="" sizes="64px" />}
      note={
        offer.network !== undefined && (
          <div className={styles.place} data-place-for={offer.network} data-place-change="" />
        )
      }
      {...bar}
    />
  );
}
