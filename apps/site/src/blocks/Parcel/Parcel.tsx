import type { BoxSections, BoxView, ParcelObject } from '@vitrine/domain/content/box-pages';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/Picture/Picture.tsx';
import { Section } from '#ui/Section/Section.tsx';
import { Dots, Numbered } from './Numbered.tsx';
import { ParcelDrawing } from './ParcelDrawing.tsx';
import styles from './Parcel.module.css';

export type ParcelProps = {
  texts: BoxSections['parcel'];
  items: readonly string[];
  /** What each item looks like, in their order. */
  objects: readonly ParcelObject[];
  /** The sides of the box that have something to explain. */
  views: readonly BoxView[];
  /** The box to turn round, where it can be. */
  children?: ReactNode;
};

/** In the tray the box takes half, each other thing a quarter, or half when it is alone on its line; on a phone more. */
const BOX_SIZES = '(width >= 1600px) 385px, (width >= 768px) 25vw, (width >= 600px) 45vw, 47vw';
const THING_SIZES = '(width >= 1600px) 300px, (width >= 768px) 19vw, 34vw';
const VIEW_SIZES = '(width >= 1600px) 835px, (width >= 768px) 56vw, (width >= 600px) 94vw, 84vw';

/** At the head of a thing, beside it rather than on it, however small the tray is. */
const CORNER = [{ x: 2, y: 4 }];

/** What comes in the parcel, laid out flat and numbered like the list; then the box, its sockets and lights explained. */
export function Parcel({ texts, items, objects, views, children }: ParcelProps) {
  return (
    <Section theme="lighterMedium" title={texts.title}>
      {/* A region that scrolls must take the focus, or the keyboard cannot read what is out of sight. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.root} aria-label={texts.region} tabIndex={0}>
        <Numbered items={items.map((name) => ({ name }))}>
          <div className={styles.tray} aria-hidden="true" data-screen>
            {objects.map((object, index) => (
              <div key={items[index]} className={styles.object}>
                {'picture' in object ? (
                  <Picture
                    src={object.picture}
                    alt=""
                    sizes={index === 0 ? BOX_SIZES : THING_SIZES}
                  />
                ) : (
                  <ParcelDrawing {...object} />
                )}
                <Dots from={index + 1} places={CORNER} />
              </div>
            ))}
          </div>
        </Numbered>
        {views.map(({ side, image, tall, points }) => (
          <Numbered
            key={image.src}
            title={texts.sides[side]}
            items={points.map(({ part }) => partNamed(texts, part))}
            screenOnly
          >
            <div className={styles.view}>
              <div className={classNames(styles.whole, !tall && styles.flat)}>
                <Picture {...image} sizes={VIEW_SIZES} />
                <Dots places={points} />
              </div>
            </div>
          </Numbered>
        ))}
        {children && (
          <div className={styles.turn} data-screen>
            {children}
          </div>
        )}
      </section>
    </Section>
  );
}

function partNamed({ parts }: BoxSections['parcel'], id: string) {
  const part = parts.find((one) => one.id === id);
  if (!part) throw new Error(`no part "${id}": a dot without its text`);
  return part;
}
