import { formatAmount } from '@vitrine/domain/price';
import { Picture } from '#ui/Picture/Picture.tsx';
import { Price } from '#ui/Price/Price.tsx';
import { StickyBar, type StickyBarAction } from './StickyBar.tsx';

export type SmartphoneStickyBarProps = {
  /** Amounts in cents. */
  smartphone: {
    name: string;
    /** 'Noir, 256 Go'. */
    variant: string;
    image?: { src: string; alt: string };
    /** Paid at once, or the first payment when it is paid month by month. */
    price: number;
    monthly?: { price: number; months: number };
  };
  action: StickyBarAction;
};

export function SmartphoneStickyBar({ smartphone, action }: SmartphoneStickyBarProps) {
  const { name, variant, image, price, monthly } = smartphone;
  const detail = monthly
    ? `${variant} · puis ${formatAmount(monthly.price)}/mois pendant ${monthly.months}\u00a0mois`
    : variant;
  return (
    <StickyBar
      name={name}
      detail={detail}
      price={<Price size="s" amount={price} suffix="" />}
      media={image && <Picture src={image.src} alt="" sizes="64px" />}
      action={action}
    />
  );
}
