import { Price } from '#ui/Price/Price.tsx';
import { StickyBar, type StickyBarProps } from './StickyBar.tsx';

export type ServiceStickyBarProps = {
  /** A service offer, or the part of it that the bar shows. */
  service: { name: string; price: number; startsAt: boolean; period: 'month' | 'once' };
} & Pick<StickyBarProps, 'detail' | 'action' | 'place' | 'theme'>;

export function ServiceStickyBar({ service, ...bar }: ServiceStickyBarProps) {
  const { name, price, startsAt, period } = service;
  return (
    <StickyBar
      name={name}
      price={
        <Price
          size="s"
          amount={price}
          startsAt={startsAt}
          {...(period === 'once' && { suffix: '' })}
        />
      }
      {...bar}
    />
  );
}
