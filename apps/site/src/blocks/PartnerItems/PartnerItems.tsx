import type {
  PartnerBanner,
  PartnerItems as Content,
  PartnerTexts,
} from '@vitrine/domain/content/partners';
import { sentenceWith } from '@vitrine/domain/sentence';
import { classNames } from '#ui/class-names.ts';
import { ACROSS, HALF } from '#ui/Picture/laid-out.ts';
import { isCutOut } from '#ui/Picture/is-cut-out.ts';
import { PartnerItem } from '#ui/PartnerItem/PartnerItem.tsx';
import { Section } from '#ui/Section/Section.tsx';
import styles from './PartnerItems.module.css';

export type PartnerItemsProps = Content & {
  layout: PartnerBanner['composition']['items'];
  texts: Pick<PartnerTexts, 'scrolls' | 'trailer'>;
  id: string;
};

/** How wide an item's picture is. */
const SIZES = {
  mosaic: '(width >= 1600px) 30rem, (width >= 768px) 30vw, 88vw',
  rail: 'min(80vw, 22rem)',
  rows: HALF,
  index: '(width >= 600px) 30rem, 94vw',
} as const;
/** The first of a mosaic is twice as wide, or alone; an object, whole, is as wide as the card is tall for. */
const FIRST = { scene: ACROSS, object: '(width >= 768px) min(60vw, 57rem), 88vw' } as const;

/** What a partner offers, laid out as its page wants: mosaic, rail, rows or numbered index. */
export function PartnerItems({ title, items, layout, texts, id }: PartnerItemsProps) {
  const list = (
    <ul className={classNames(styles.list, styles[layout])}>
      {items.map((item, index) => (
        <li key={item.title} className={item.image === undefined ? undefined : styles.pictured}>
          <PartnerItem
            {...item}
            sizes={layout === 'mosaic' && index === 0 ? firstSizes(item) : SIZES[layout]}
            isAlone={layout === 'rows' && items.length === 1}
            trailer={texts.trailer}
            tracking={`contenus > ${item.title}`}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <Section title={title} id={id}>
      {layout === 'rail' ? (
        // A rail scrolls sideways: without the focus the keyboard could not.
        <section
          className={styles.scroller}
          aria-label={sentenceWith(texts.scrolls, { title })}
          // What scrolls must take the focus, or the keyboard cannot read what is out of sight.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          {list}
        </section>
      ) : (
        list
      )}
    </Section>
  );
}

function firstSizes({ image }: Content['items'][number]): string {
  return image && isCutOut(image.src) ? FIRST.object : FIRST.scene;
}
