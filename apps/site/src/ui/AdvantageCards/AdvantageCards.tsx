import { Badge } from '#ui/Badge/Badge.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { classNames } from '#ui/class-names.ts';
import { isCutOut } from '#ui/Picture/is-cut-out.ts';
import { Picture } from '#ui/Picture/Picture.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import type { Theme } from '#ui/theme-names.ts';
import styles from './AdvantageCards.module.css';

export const ADVANTAGE_COUNTS = [2, 3, 4, 5] as const;

export type AdvantageCard = {
  image?: { src: string; alt: string } | undefined;
  title: string;
  tag?: string | undefined;
  /** In the mini markup. */
  description: string;
  link?: { label: string; href: string } | undefined;
  /** The theme that the card wears. */
  backgroundColor?: Theme | undefined;
};

export type AdvantageCardsProps = {
  cards: readonly AdvantageCard[];
  /** Section of `data-track` on each link; the card's title follows. */
  tracking?: string;
};

/** By how many share the grid. */
const SIZES = {
  2: '(width >= 768px) min(46vw, 27rem), 94vw',
  3: '(width >= 1600px) 462px, (width >= 768px) 31vw, 94vw',
  4: '(width >= 1600px) 342px, (width >= 1100px) 23vw, (width >= 768px) 46vw, 94vw',
  5: '(width >= 1600px) 700px, (width >= 768px) 46vw, 94vw',
} as const;

/** From two to five reasons, in a grid as wide as their number asks for. */
export function AdvantageCards({ cards, tracking }: AdvantageCardsProps) {
  const count = ADVANTAGE_COUNTS.find((known) => known === cards.length);
  if (count === undefined)
    throw new Error(`${cards.length} advantage cards: from 2 to 5 make a grid`);
  return (
    <div className={styles.root}>
      <ul className={classNames(styles.grid, styles[`of${count}`])}>
        {cards.map(({ image, title, tag, description, link, backgroundColor }) => (
          <li key={title} className={image && isCutOut(image.src) ? styles.whole : undefined}>
            <Card
              title={title}
              {...(image && { media: <Picture {...image} sizes={SIZES[count]} /> })}
              {...(tag !== undefined && { tag: <Badge label={tag} /> })}
              {...(link && { href: link.href, cue: link.label })}
              {...(backgroundColor && { theme: backgroundColor })}
              {...(tracking !== undefined && { tracking: `${tracking} > ${title}` })}
            >
              <RichText source={description} />
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
