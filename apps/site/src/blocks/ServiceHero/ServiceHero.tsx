import type { ServicePage } from '@vitrine/domain/content/service-pages';
import { ContentButton } from '#ui/Button/ContentButton.tsx';
import { Picture } from '#ui/Picture/Picture.tsx';
import { Price } from '#ui/Price/Price.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './ServiceHero.module.css';

export type ServiceHeroProps = Omit<ServicePage['hero'], 'service'> & {
  price: { amount: number; once: boolean } | null;
};

/** What the service is, what it costs, how to have it. */
export function ServiceHero({
  title,
  subtitle,
  image,
  theme,
  price,
  priceNote,
  button,
  secondaryButton,
}: ServiceHeroProps) {
  return (
    <section className={styles.root} data-theme={theme}>
      <div className={styles.inner}>
        <div className={styles.pitch}>
          <h1>{title}</h1>
          <div className={styles.subtitle}>
            <RichText source={subtitle} />
          </div>
          {price !== null && (
            <Price amount={price.amount} size="l" {...(price.once && { suffix: '' })} />
          )}
          {priceNote !== undefined && (
            <div className={styles.note}>
              <RichText source={priceNote} />
            </div>
          )}
          <div className={styles.actions}>
            <ContentButton {...button} />
            {secondaryButton && <ContentButton {...secondaryButton} secondary />}
          </div>
        </div>
        <div className={styles.picture}>
          <Picture
            {...image}
            sizes="(width >= 1600px) 700px, (width >= 1024px) 46vw, min(94vw, 26rem)"
            priority
          />
        </div>
      </div>
    </section>
  );
}
