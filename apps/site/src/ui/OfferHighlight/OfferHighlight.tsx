import { ACROSS } from '#ui/Picture/laid-out.ts';
import { Picture } from '#ui/Picture/Picture.tsx';
import styles from './OfferHighlight.module.css';

export type OfferHighlightCard = {
  backgroundImage: { src: string; alt: string };
  href: string;
  /** What the picture leads to, written on it. */
  label?: string;
};

export type OfferHighlightProps = {
  cards: readonly OfferHighlightCard[];
  /** Value of `data-track` on the link. */
  tracking?: string;
};

/**
 * One offer put forward, as a picture that is a link: its `alt` says the offer. Every card is in the
 * page and the first one shows; the page's enhancer then shows one at random, in the same
 * room. So the page is the same for everyone and hydration finds what the server wrote.
 */
export function OfferHighlight({ cards, tracking }: OfferHighlightProps) {
  if (cards.length === 0) throw new Error('no offer highlight card available to show');
  return (
    <div className={styles.root} data-offer-highlight="">
      {cards.map(({ backgroundImage, href, label }, index) => (
        <a
          key={href}
          className={styles.card}
          href={href}
          hidden={index > 0}
          suppressHydrationWarning
          data-track={tracking}
        >
          <Picture {...backgroundImage} sizes={ACROSS} />
          {label !== undefined && <span className={styles.label}>{label}</span>}
        </a>
      ))}
    </div>
  );
}
