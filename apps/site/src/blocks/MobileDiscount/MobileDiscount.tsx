import type { BoxOffer, MobilePlanOffer } from '@vitrine/domain/box-offer';
import { formatDuration } from '@vitrine/domain/duration';
import { planCostOfMonth } from '@vitrine/domain/offers/family-bill';
import type { PricePlan } from '@vitrine/domain/price';
import { Price } from '#ui/Price/Price.tsx';
import { Section } from '#ui/Section/Section.tsx';
import { SubscriberContent } from '#ui/SubscriberSwitch/SubscriberContent.tsx';
import { SubscriberSwitch } from '#ui/SubscriberSwitch/SubscriberSwitch.tsx';
import styles from './MobileDiscount.module.css';

export type MobileDiscountProps = {
  plans: readonly MobilePlanOffer[];
  discount: Pick<
    BoxOffer,
    'mobilePlanDiscount' | 'mobilePlanDiscountDuration' | 'mobilePlanDiscountAfter'
  >;
  familyHref: string;
};

/** Mobile plans at their price, or at the price of someone who has a Freebox. */
export function MobileDiscount({ plans, discount, familyHref }: MobileDiscountProps) {
  const duration = formatDuration(discount.mobilePlanDiscountDuration);
  return (
    <Section
      title={'Et votre mobile\u00a0?'}
      intro={`Avec cette box, le forfait 5G coûte moins cher pendant ${duration}, et encore après.`}
    >
      <SubscriberSwitch tracking="mobile > abonne" />
      <ul role="list" className={styles.plans}>
        {plans.map((plan) => (
          <li key={plan.key} className={styles.plan}>
            <h3 className={styles.name}>{plan.name}</h3>
            <p className={styles.claim}>{plan.claim}</p>
            <div className={styles.price}>
              <SubscriberContent for="other">
                <Price offer={plan} />
              </SubscriberContent>
              <SubscriberContent for="subscriber">
                <Price offer={subscriberPrice(plan, discount)} />
              </SubscriberContent>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <a href={familyHref} data-track="mobile > family">
          Simuler la facture de toute la famille
        </a>
      </p>
    </Section>
  );
}

function subscriberPrice(
  plan: MobilePlanOffer,
  discount: MobileDiscountProps['discount'],
): PricePlan {
  if (!plan.discounted) return plan;
  const { mobilePlanDiscountDuration: months } = discount;
  return {
    price: planCostOfMonth(plan, discount, 1),
    priceDuration: months,
    priceAfter: planCostOfMonth(plan, discount, months + 1),
  };
}
