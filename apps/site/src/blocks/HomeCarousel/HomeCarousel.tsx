import type { CarouselSlide } from '@vitrine/domain/content/home';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Carousel } from '#ui/Carousel/Carousel.tsx';
import { classNames } from '#ui/class-names.ts';
import { Modal } from '#ui/Modal/Modal.tsx';
import { Picture } from '#ui/Picture/Picture.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './HomeCarousel.module.css';

export type HomeCarouselProps = { title: string; slides: readonly CarouselSlide[] };

/** The announcements of the moment. The first is what most visitors see, and all they download. */
export function HomeCarousel({ title, slides }: HomeCarouselProps) {
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <Carousel
        label="Nos offres du moment"
        autoplay
        slides={slides.map((slide, index) => ({
          id: slide.id,
          content: <Slide {...slide} isFirst={index === 0} />,
        }))}
      />
      {slides.map((slide) => (
        <Modal key={slide.id} id={mentionsId(slide)} title={slide.legalMentionsPopInTitle}>
          <RichText source={slide.legalMentionsPopInDescription} />
          {slide.legalMentionsPopInFooter !== null && (
            <RichText source={slide.legalMentionsPopInFooter} />
          )}
        </Modal>
      ))}
    </>
  );
}

function Slide({ isFirst, ...slide }: CarouselSlide & { isFirst: boolean }) {
  return (
    <article className={styles.slide} data-theme={slide.textColor === 'white' ? 'dark' : 'light'}>
      <div className={styles.picture}>
        <Picture
          src={slide.assetDesktop.src}
          mobileSrc={slide.assetMobile.src}
          alt={slide.assetDesktop.alt}
          sizes="100vw"
          priority={isFirst}
        />
      </div>
      <div className={styles.inner}>
        <div className={styles.text}>
          {slide.tag !== null && <Badge label={slide.tag} color={slide.tagColor} />}
          <h2 className={styles.title}>{slide.title}</h2>
          <div className={styles.subtitle}>
            <RichText source={slide.subtitle} />
          </div>
          <div className={styles.buttons}>
            <SlideButton {...slide.primaryButton} variant="primary" />
            {slide.secondaryButton && (
              <SlideButton {...slide.secondaryButton} variant="secondary" />
            )}
          </div>
          <button
            type="button"
            className={classNames(
              styles.mentions,
              styles[`${slide.legalMentionsButtonColorMobile}Mobile`],
              styles[`${slide.legalMentionsButtonColorDesktop}Desktop`],
            )}
            commandfor={mentionsId(slide)}
            command="show-modal"
            data-track={`carrousel > conditions-${slide.id}`}
          >
            {slide.legalMentionsButton}
          </button>
        </div>
      </div>
    </article>
  );
}

function SlideButton({
  label,
  href,
  tracking,
  variant,
}: CarouselSlide['primaryButton'] & { variant: 'primary' | 'secondary' }) {
  return (
    <Button
      href={href}
      variant={variant}
      size="l"
      data-track={tracking && `${tracking.section} > ${tracking.action}`}
    >
      {label}
    </Button>
  );
}

function mentionsId({ id }: CarouselSlide): string {
  return `conditions-${id}`;
}
