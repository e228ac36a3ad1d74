import type { TvAdvert } from '@vitrine/domain/content/tv';
import { Button } from '#ui/Button/Button.tsx';
import { Picture } from '#ui/Picture/Picture.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './TvAdvertCard.module.css';

export type TvAdvertCardProps = TvAdvert & { theme?: 'dark' | 'lighterMedium' };

/** A word from us between two lists. */
export function TvAdvertCard({
  title,
  description,
  image,
  href,
  label,
  tracking,
  theme = 'dark',
}: TvAdvertCardProps) {
  return (
    <aside className={styles.root} data-screen aria-label={title}>
      <div className={styles.card} data-theme={theme}>
        <div className={styles.text}>
          <h2 className={styles.title}>{title}</h2>
          <RichText source={description} />
          <div>
            <Button
              href={href}
              variant="secondary"
              data-track={`${tracking.section} > ${tracking.action}`}
            >
              {label}
            </Button>
          </div>
        </div>
        <div className={styles.picture}>
          <Picture {...image} sizes="(width >= 768px) 46rem, 94vw" />
        </div>
      </div>
    </aside>
  );
}
