import type { PricePlan } from '@vitrine/domain/price';
import { Price } from '#ui/Price/Price.tsx';
import { StickyBar, type StickyBarProps } from './StickyBar.tsx';

export type PlanStickyBarProps = {
  /** A mobile plan, or the part of it that the bar shows. */
  plan: PricePlan & { name: string };
  /** What the plan gives: '350 Go en 5G'. */
  detail?: string;
} & Pick<StickyBarProps, 'label' | 'action' | 'place'>;

export function PlanStickyBar({ plan, ...bar }: PlanStickyBarProps) {
  return <StickyBar name={plan.name} price={<Price size="s" offer={plan} />} {...bar} />;
}
