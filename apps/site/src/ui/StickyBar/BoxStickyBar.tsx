import type { PricePlan } from '@vitrine/domain/price';
import { Picture } from '#ui/Picture/Picture.tsx';
import { Price } from '#ui/Price/Price.tsx';
import { StickyBar, type StickyBarProps } from './StickyBar.tsx';

export type BoxStickyBarProps = {
  /** A box offer, or the part of it that the bar shows. */
  offer: PricePlan & { name: string; commitment: string; image: { src: string; alt: string } };
} & Pick<StickyBarProps, 'action' | 'place'>;

export function BoxStickyBar({ offer, ...bar }: BoxStickyBarProps) {
  return (
    <StickyBar
      name={offer.name}
      detail={offer.commitment}
      price={<Price size="s" offer={offer} />}
      media={<Picture src={offer.image.src} alt="" sizes="64px" />}
      {...bar}
    />
  );
}
