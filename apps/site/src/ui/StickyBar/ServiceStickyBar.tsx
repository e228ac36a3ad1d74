import { Price } from '#ui/Price/Price.tsx';
import type { Theme } from '#ui/theme-names.ts';
import { StickyBar, type StickyBarAction } from './StickyBar.tsx';

export type ServiceStickyBarProps = {
  /** A service offer, or the part of it that the bar shows. */
  service: { name: string; price: number; startsAt: boolean; period: 'month' | 'once' };
  detail?: string;
  action: StickyBarAction;
  theme?: Theme | undefined;
};

export function ServiceStickyBar({ service, detail, action, theme }: ServiceStickyBarProps) {
  const { name, price, startsAt, period } = service;
  return (
    <StickyBar
      name={name}
      detail={detail}
      price={
        <Price
          size="s"
          amount={price}
          startsAt={startsAt}
          {...(period === 'once' && { suffix: '' })}
        />
      }
      action={action}
      theme={theme}
    />
  );
}
