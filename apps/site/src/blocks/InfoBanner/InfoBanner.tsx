import type { ContentOf } from '@vitrine/domain/content/calls';
import type { Controls } from '@vitrine/domain/content/controls';
import { Alert } from '#ui/Alert/Alert.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './InfoBanner.module.css';

export type InfoBannerProps = NonNullable<ContentOf<'home/banner-info'>> & {
  words: Controls['alerts'];
};

/** What everyone should know today. */
export function InfoBanner({ variant, words, text, link }: InfoBannerProps) {
  return (
    <div className={styles.root}>
      <Alert variant={variant} words={words}>
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
