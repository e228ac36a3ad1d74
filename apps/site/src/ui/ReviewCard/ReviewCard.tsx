import type { Controls } from '@vitrine/domain/content/controls';
import type { Review } from '@vitrine/domain/content/home';
import { sentenceWith } from '@vitrine/domain/sentence';
import { of } from '@vitrine/domain/french';
import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { Icon } from '#ui/Icon/Icon.tsx';
import { NewTabHint } from '#ui/NewTabHint/NewTabHint.tsx';
import { StarRating } from '#ui/StarRating/StarRating.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { ReactNode } from 'react';
import styles from './ReviewCard.module.css';

/** Lines shown before 'Lire la suite'; ReviewCard.module.css says the same (tested). */
export const REVIEW_LINES = 4;

/** Shorter texts fit in four lines at any width we draw, so they get no 'Lire la suite'. */
const SURELY_FITS = 110;

export type ReviewCardProps = Omit<
  Review,
  'title' | 'box' | 'publishedOn' | 'experiencedOn' | 'tracking'
> & {
  title?: string | undefined;
  /** The author's avatar, where there is room for one. */
  portrait?: ReactNode;
  texts: Controls['review'];
  /** Value of `data-track` on the link. */
  tracking?: string;
};

/** One review: four lines of it, the rest on demand, and the way to its source. */
export function ReviewCard({
  id,
  rating,
  title,
  review,
  author,
  portrait,
  publicationInfos,
  verifiedReviewLogo,
  url,
  texts,
  tracking,
}: ReviewCardProps) {
  const outside = url.startsWith('https:');
  // What the seal says, and who wrote, are said once.
  const { mention, main } = publicationInfos;
  const ofAuthor = of(author);
  return (
    <article className={styles.root} id={id}>
      <StarRating rating={rating} label={texts.rating} />
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <div className={styles.reading}>
        <p className={styles.text}>{review}</p>
        {review.length > SURELY_FITS && (
          <details className={styles.more}>
            <summary className={styles.toggle}>
              <span className={styles.expand}>{texts.more}</span>
              <span className={styles.collapse}>{texts.less}</span>
              <VisuallyHidden>{`\u00a0: ${sentenceWith(texts.moreOf, { of: ofAuthor })}`}</VisuallyHidden>
            </summary>
          </details>
        )}
      </div>
      <footer className={styles.footer}>
        <p className={styles.author}>
          {portrait}
          <span>
            {!main.startsWith(author) && <b>{`${author} `}</b>}
            {mention !== verifiedReviewLogo.alt && `${mention} `}
            <span>{main}</span>
          </span>
        </p>
        <div className={styles.proof}>
          <VerifiedBy {...verifiedReviewLogo} />
          <a
            className={styles.link}
            href={url}
            {...(outside && { target: '_blank', rel: 'noopener' })}
            data-track={tracking}
          >
            {texts.source} <VisuallyHidden>{ofAuthor}</VisuallyHidden>
            <NewTabHint target={outside ? '_blank' : undefined} />
            {outside && <Icon of={IconArrowUpRight} size={18} />}
          </a>
        </div>
      </footer>
    </article>
  );
}

/** A picture's address; `verified`, the seal drawn here; of any other its `alt` set in type, which proves nothing. */
function VerifiedBy({ src, alt }: ReviewCardProps['verifiedReviewLogo']) {
  // By address: the manifest of our pictures would weigh more than the cards.
  if (/^(\/|https:)/.test(src))
    return (
      <img className={styles.logo} src={src} alt={alt} width={96} height={24} loading="lazy" />
    );
  if (src !== 'verified') return <span>{alt}</span>;
  return (
    <span className={styles.seal}>
      <Icon of={IconCircleCheck} size={20} />
      {alt}
    </span>
  );
}
