import type { PricePlan } from '@vitrine/domain/price';
import { Picture } from '#ui/Picture/Picture.tsx';
import { Price } from '#ui/Price/Price.tsx';
import type { Theme } from '#ui/theme-names.ts';
import { StickyBar, type StickyBarAction } from './StickyBar.tsx';

export type BoxStickyBarProps = {
  /** A box offer, or the part of it that the bar shows. */
  offer: PricePlan & { name: string; commitment: string; image: { src: string; alt: string } };
  action: StickyBarAction;
  theme?: Theme;
};

export function BoxStickyBar({ offer, action, theme }: BoxStickyBarProps) {
  return (
    <StickyBar
      name={offer.name}
      detail={offer.commitment}
      price={<Price size="s" offer={offer} />}
      media={<Picture src={offer.image.src} alt="" sizes="64px" />}
      action={action}
      theme={theme}
    />
  );
}
