import type { ContentOf } from '@vitrine/domain/content/calls';
import { Alert } from '#ui/Alert/Alert.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './InfoBanner.module.css';

export type InfoBannerProps = NonNullable<ContentOf<'home/banner-info'>>;

/** What everyone should know today. */
export function InfoBanner({ variant, text, link }: InfoBannerProps) {
  return (
    <div className={styles.root}>
      <Alert variant={variant}>
        <RichText source={text} inline />{' '}
        {link !== null && (
          <a href={link.href} data-track="banniere > lien">
            {link.label}
          </a>
        )}
      </Alert>
    </div>
  );
}
