import type { Button as ButtonContent } from '@vitrine/domain/content/parts';
import type { Controls } from '@vitrine/domain/content/controls';
import type { PartnerBanner } from '@vitrine/domain/content/partners';
import { ContentButton } from '#ui/Button/ContentButton.tsx';
import { classNames } from '#ui/class-names.ts';
import { ACROSS } from '#ui/Picture/laid-out.ts';
import { isCutOut } from '#ui/Picture/is-cut-out.ts';
import { Picture } from '#ui/Picture/Picture.tsx';
import { Price } from '#ui/Price/Price.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { ServiceStickyBar, type ServiceStickyBarProps } from '#ui/StickyBar/ServiceStickyBar.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './PartnerHero.module.css';

export type PartnerHeroProps = Pick<
  PartnerBanner,
  'logo' | 'title' | 'subtitle' | 'description' | 'image' | 'theme' | 'priceLine' | 'button'
> & {
  layout: PartnerBanner['composition']['hero'];
  secondaryButton?: ButtonContent | undefined;
  controls: Pick<Controls, 'subscribe' | 'startsAt'>;
  /** Null when it comes with the box. */
  service: ServiceStickyBarProps['service'] | null;
};

const SIZES = {
  // Tall frames that a wide picture covers: as wide as our files are.
  immersive: '(width >= 1024px) 1600px, 100vw',
  poster: ACROSS,
  split: '(width >= 1024px) 1500px, 100vw',
  editorial: '(width >= 1024px) 1400px, 100vw',
} as const;
/** An object is shown whole, whatever the frame. */
const OBJECT_SIZES = '(width >= 1024px) min(50vw, 54rem), 20rem';

/** The partner's name in large type, one picture, one price, one thing to do. */
export function PartnerHero({
  logo,
  title,
  subtitle,
  description,
  image,
  theme,
  priceLine,
  button,
  secondaryButton,
  layout,
  controls,
  service,
}: PartnerHeroProps) {
  const isWhole = isCutOut(image.src);
  return (
    <section className={classNames(styles.root, styles[layout])} data-theme={theme}>
      <div className={styles.inner}>
        <div className={classNames(styles.picture, isWhole && styles.object)} data-screen>
          <Picture {...image} sizes={isWhole ? OBJECT_SIZES : SIZES[layout]} priority />
        </div>
        <div className={styles.pitch}>
          <h1 className={styles.heading}>
            <span className={styles.logo}>{logo}</span>
            <VisuallyHidden>{'\u00a0: '}</VisuallyHidden>
            <span className={styles.title}>{title}</span>
          </h1>
          <div className={styles.subtitle}>
            <RichText source={subtitle} />
          </div>
          {service !== null && (
            <Price
              amount={service.price}
              {...(service.startsAt && { startsAt: controls.startsAt })}
              size="l"
              {...(service.period === 'once' && { suffix: '' })}
            />
          )}
          {priceLine !== null && (
            <div className={styles.note}>
              <RichText source={priceLine} />
            </div>
          )}
          <div className={styles.actions}>
            {service === null ? (
              <ContentButton {...button} />
            ) : (
              <div className={styles.subscribe}>
                <ServiceStickyBar
                  place="hero"
                  label={controls.subscribe}
                  startsAt={controls.startsAt}
                  service={service}
                  action={{
                    ...button,
                    tracking:
                      button.tracking && `${button.tracking.section} > ${button.tracking.action}`,
                  }}
                />
              </div>
            )}
            {secondaryButton && <ContentButton {...secondaryButton} secondary />}
          </div>
          {description !== undefined && (
            <div className={styles.note}>
              <RichText source={description} />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
