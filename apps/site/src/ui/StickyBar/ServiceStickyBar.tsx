import { Price } from '#ui/Price/Price.tsx';
import { StickyBar, type StickyBarProps } from './StickyBar.tsx';

export type ServiceStickyBarProps = {
  /** A service offer, or the part of it that the bar shows. */
  service: { name: string; price: number; startsAt: boolean; period: 'month' | 'once' };
  /** Before the smallest of several prices. */
  startsAt: string;
} & Pick<StickyBarProps, 'label' | 'action' | 'place'>;

export function ServiceStickyBar({ service, startsAt, ...bar }: ServiceStickyBarProps) {
  const { name, price, period } = service;
  return (
    <StickyBar
      name={name}
      price={
        <Price
          size="s"
          amount={price}
          {...(service.startsAt && { startsAt })}
          {...(period === 'once' && { suffix: '' })}
        />
      }
      {...bar}
    />
  );
}
