import type { MobilePlanOffer } from '@vitrine/domain/box-offer';
import type { BoxSections } from '@vitrine/domain/content/box-pages';
import { mobileDiscount } from '@vitrine/domain/offers/box-phrases';
import { planWithBox } from '@vitrine/domain/offers/family-bill';
import type { MobileDiscount as MobileDiscountOffer } from '@vitrine/domain/offers/mobile-discount';
import { sentenceWith } from '@vitrine/domain/sentence';
import { Price } from '#ui/Price/Price.tsx';
import { Section } from '#ui/Section/Section.tsx';
import { SubscriberContent } from '#ui/SubscriberSwitch/SubscriberContent.tsx';
import { SubscriberSwitch } from '#ui/SubscriberSwitch/SubscriberSwitch.tsx';
import styles from './MobileDiscount.module.css';

export type MobileDiscountProps = {
  texts: BoxSections['mobile'];
  plans: readonly MobilePlanOffer[];
  discount: MobileDiscountOffer;
  familyHref: string;
};

/** Mobile plans at their price, or at the price of someone who has a box of ours. */
export function MobileDiscount({ texts, plans, discount, familyHref }: MobileDiscountProps) {
  const intro = sentenceWith(texts.intro, { discount: mobileDiscount(discount) });
  return (
    <Section title={texts.title} intro={intro} screenOnly>
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
                <Price offer={planWithBox(plan, discount)} />
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
