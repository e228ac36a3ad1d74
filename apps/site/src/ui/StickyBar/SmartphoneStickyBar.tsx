import { formatAmount } from '@vitrine/domain/price';
import { sentenceWith } from '@vitrine/domain/sentence';
import { Picture } from '#ui/Picture/Picture.tsx';
import { Price } from '#ui/Price/Price.tsx';
import { StickyBar, type StickyBarProps } from './StickyBar.tsx';

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
  /** 'Noir, 256 Go' and what is paid each month: '<variant> · puis <price>/mois…'. */
  instalments: string;
} & Pick<StickyBarProps, 'label' | 'action'>;

export function SmartphoneStickyBar({ smartphone, instalments, ...bar }: SmartphoneStickyBarProps) {
  const { name, variant, image, price, monthly } = smartphone;
  const detail = monthly
    ? sentenceWith(instalments, {
        variant,
        price: formatAmount(monthly.price),
        months: monthly.months,
      })
    : variant;
  return (
    <StickyBar
      name={name}
      detail={detail}
      price={<Price size="s" amount={price} suffix="" />}
      media={image && <Picture src={image.src} alt="" sizes="64px" />}
      {...bar}
    />
  );
}
