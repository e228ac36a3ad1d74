import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import type { Controls } from '@vitrine/domain/content/controls';
import { sentenceWith } from '@vitrine/domain/sentence';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { attachCarousel } from './Carousel.behaviour.ts';
import styles from './Carousel.module.css';

/** How long a slide stays when the carousel moves by itself: time to read a title and a price. */
export const SLIDE_MS = 7000;

export type CarouselProps = {
  /** What the slides are about. */
  label: string;
  texts: Controls['carousel'];
  slides: readonly { id: string; content: ReactNode; name?: string }[];
  /** Moves by itself, unless the visitor prefers less motion. */
  autoplay?: boolean;
  /** Below the slides, or over their foot: then wide screens name every slide. */
  controls?: 'below' | 'over';
};

/**
 * A row that scrolls and snaps: swipe, wheel and keys are the browser's, and it is complete without
 * script. Its behaviour brings the buttons to life, counts aloud and moves by itself; the pictures of
 * slides that nobody has come near wait for it. The pause button comes first in the focus
 * order.
 */
export function Carousel({
  label,
  texts,
  slides,
  autoplay = false,
  controls = 'below',
}: CarouselProps) {
  const total = slides.length;
  return (
    <section
      className={classNames(styles.root, styles[controls])}
      aria-roledescription={texts.role}
      aria-label={label}
      ref={attachCarousel}
      data-carousel={autoplay ? SLIDE_MS : ''}
      data-paused={autoplay ? undefined : ''}
    >
      {total > 1 && (
        <div className={styles.controls}>
          {autoplay && (
            <button
              type="button"
              className={classNames(styles.control, styles.pause)}
              data-toggle=""
            >
              <span className={styles.whenMoving}>
                <Icon of={IconPlayerPause} label={texts.pause} />
              </span>
              <span className={styles.whenPaused}>
                <Icon of={IconPlayerPlay} label={texts.resume} />
              </span>
            </button>
          )}
          {controls === 'over' && (
            <ul className={styles.names}>
              {slides.map(({ id, name }, index) => (
                <li key={id}>
                  <button
                    type="button"
                    className={styles.name}
                    data-to={index}
                    aria-current={index === 0}
                  >
                    {name}
                  </button>
                </li>
              ))}
            </ul>
          )}
          <output className={styles.count} aria-live={autoplay ? 'off' : 'polite'}>
            <VisuallyHidden>{texts.slide}</VisuallyHidden> <span data-current="">1</span>
            <span aria-hidden="true"> /</span> <VisuallyHidden>{texts.outOf}</VisuallyHidden>{' '}
            {total}
          </output>
          <button type="button" className={styles.control} data-go="-1">
            <Icon of={IconChevronLeft} label={texts.previous} />
          </button>
          <button type="button" className={styles.control} data-go="1">
            <Icon of={IconChevronRight} label={texts.next} />
          </button>
        </div>
      )}
      <ul className={styles.track} data-row="">
        {slides.map(({ id, content }, index) => (
          <li
            key={id}
            className={styles.slide}
            id={id}
            data-waits={index > 0 ? '' : undefined}
            aria-roledescription={texts.slideRole}
            aria-label={sentenceWith(texts.position, { number: index + 1, total })}
          >
            {content}
          </li>
        ))}
      </ul>
    </section>
  );
}
