import type { BoxOffer, MobilePlanOffer } from '@vitrine/domain/box-offer';
import type { BoxSections } from '@vitrine/domain/content/box-pages';
import { formatDuration } from '@vitrine/domain/duration';
import { planCostOfMonth } from '@vitrine/domain/offers/family-bill';
import type { PricePlan } from '@vitrine/domain/price';
import { sentenceWith } from '@vitrine/domain/sentence';
import { Price } from '#ui/Price/Price.tsx';
import { Section } from '#ui/Section/Section.tsx';
import { SubscriberContent } from '#ui/SubscriberSwitch/SubscriberContent.tsx';
import { SubscriberSwitch } from '#ui/SubscriberSwitch/SubscriberSwitch.tsx';
import styles from './MobileDiscount.module.css';

export type MobileDiscountProps = {
  texts: BoxSections['mobile'];
  plans: readonly MobilePlanOffer[];
  discount: Pick<
    BoxOffer,
    'mobilePlanDiscount' | 'mobilePlanDiscountDuration' | 'mobilePlanDiscountAfter'
  >;
  familyHref: string;
};

/** Mobile plans at their price, or at the price of someone who has a box of ours. */
export function MobileDiscount({ texts, plans, discount, familyHref }: MobileDiscountProps) {
  const months = formatDuration(discount.mobilePlanDiscountDuration);
  return (
    <Section title={texts.title} intro={sentenceWith(texts.intro, { months })} screenOnly>
      <SubscriberSwitch texts={texts.subscriber} tracking="mobile > abonne" />
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
          {texts.family}
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
