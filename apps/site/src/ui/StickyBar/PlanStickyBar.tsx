import type { PricePlan } from '@vitrine/domain/price';
import { Price } from '#ui/Price/Price.tsx';
import { StickyBar, type StickyBarAction } from './StickyBar.tsx';

export type PlanStickyBarProps = {
  /** A mobile plan, or the part of it that the bar shows. */
  plan: PricePlan & { name: string };
  /** What the plan gives: '350 Go en 5G'. */
  detail?: string;
  action: StickyBarAction;
};

export function PlanStickyBar({ plan, detail, action }: PlanStickyBarProps) {
  return (
    <StickyBar
      name={plan.name}
      detail={detail}
      price={<Price size="s" offer={plan} />}
      action={action}
    />
  );
}
