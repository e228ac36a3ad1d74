import type { Controls } from '@vitrine/domain/content/controls';
import type { CarouselSlide } from '@vitrine/domain/content/home';
import { readableInk } from '@vitrine/domain/contrast';
import { pictureNamed } from '@vitrine/domain/picture-entry';
import { pictures } from '@vitrine/domain/picture-manifest';
import type { PricePlan } from '@vitrine/domain/price';
import { Badge } from '#ui/Badge/Badge.tsx';
import { ContentButton } from '#ui/Button/ContentButton.tsx';
import { Carousel } from '#ui/Carousel/Carousel.tsx';
import { classNames } from '#ui/class-names.ts';
import { Modal } from '#ui/Modal/Modal.tsx';
import { Picture } from '#ui/Picture/Picture.tsx';
import { Price } from '#ui/Price/Price.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './HomeCarousel.module.css';

/** A slide with the figure it shows, looked up in the catalogue. */
type Announcement = CarouselSlide & { figure: PricePlan | null };

export type HomeCarouselProps = {
  title: string;
  /** What the slides are. */
  label: string;
  controls: Pick<Controls, 'carousel' | 'close'>;
  slides: readonly Announcement[];
};

/** The announcements of the moment. The first is what most visitors see, and all they download. */
export function HomeCarousel({ title, label, controls, slides }: HomeCarouselProps) {
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <Carousel
        label={label}
        texts={controls.carousel}
        autoplay
        controls="over"
        slides={slides.map((slide, index) => ({
          id: slide.id,
          name: slide.title,
          content: <Slide {...slide} isFirst={index === 0} />,
        }))}
      />
      {slides.map((slide) => (
        <Modal
          key={slide.id}
          id={mentionsId(slide)}
          title={slide.legalMentionsPopInTitle}
          close={controls.close}
        >
          <RichText source={slide.legalMentionsPopInDescription} />
          {slide.legalMentionsPopInFooter !== null && (
            <RichText source={slide.legalMentionsPopInFooter} />
          )}
        </Modal>
      ))}
    </>
  );
}

function Slide({ isFirst, figure, ...slide }: Announcement & { isFirst: boolean }) {
  const ground = groundOf(slide);
  const ink = readableInk(ground, slide.textColor);
  return (
    <article className={styles.slide} data-theme={ink === 'white' ? 'dark' : 'light'}>
      <div className={styles.picture} data-screen>
        <Picture
          src={slide.assetDesktop.src}
          mobileSrc={slide.assetMobile.src}
          alt={slide.assetDesktop.alt}
          sizes="100vw"
          priority={isFirst}
        />
      </div>
      <Ground id={slide.id} color={ground} />
      <div className={styles.inner}>
        <div className={styles.text}>
          {slide.tag !== null && <Badge label={slide.tag} color={slide.tagColor} />}
          <h2 className={styles.title}>{slide.title}</h2>
          <div className={styles.subtitle}>
            <RichText source={slide.subtitle} />
          </div>
          {figure && (
            <div className={styles.price}>
              {slide.price?.label && <p className={styles.priceLabel}>{slide.price.label}</p>}
              <Price
                {...(slide.price?.of === 'offer' ? { offer: figure } : { discount: figure })}
                size="l"
              />
            </div>
          )}
          <div className={styles.buttons}>
            <ContentButton {...slide.primaryButton} />
            {slide.secondaryButton && <ContentButton {...slide.secondaryButton} secondary />}
          </div>
          <button
            type="button"
            className={classNames(
              styles.mentions,
              styles[`${readableInk(ground, slide.legalMentionsButtonColorMobile)}Mobile`],
              styles[`${readableInk(ground, slide.legalMentionsButtonColorDesktop)}Desktop`],
            )}
            commandfor={mentionsId(slide)}
            command="show-modal"
            data-screen
            data-track={`carrousel > conditions-${slide.id}`}
          >
            {slide.legalMentionsButton}
          </button>
        </div>
      </div>
    </article>
  );
}

/**
 * The slide's own colour, under the words where they stand above the picture, and as a shade over its
 * side where they stand on it. Drawn, because a style written in the page is refused by its policy.
 */
function Ground({ id, color }: { id: string; color: string }) {
  const plain = { viewBox: '0 0 1 1', preserveAspectRatio: 'none', 'aria-hidden': true } as const;
  return (
    <>
      <svg className={styles.ground} {...plain} data-screen>
        <rect width="1" height="1" fill={color} />
      </svg>
      <svg className={styles.shade} {...plain} data-screen>
        <linearGradient id={`ombre-${id}`}>
          <stop offset="0" stopColor={color} stopOpacity="0.92" />
          <stop offset="0.5" stopColor={color} stopOpacity="0.8" />
          <stop offset="1" stopColor={color} stopOpacity="0" />
        </linearGradient>
        <rect width="1" height="1" fill={`url(#ombre-${id})`} />
      </svg>
    </>
  );
}

/** Where nothing is known of a picture, the slide is a dark one. */
const UNKNOWN_GROUND = '#1f1f1f';

function groundOf({ assetDesktop }: CarouselSlide): string {
  return pictureNamed(pictures, assetDesktop.src)?.ground ?? UNKNOWN_GROUND;
}

function mentionsId({ id }: CarouselSlide): string {
  return `conditions-${id}`;
}
