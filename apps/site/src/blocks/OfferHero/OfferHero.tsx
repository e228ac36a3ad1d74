import type { BoxOffer } from '@vitrine/domain/box-offer';
import type { BoxScene, OfferTexts } from '@vitrine/domain/content/box-pages';
import { pictureNamed } from '@vitrine/domain/picture-entry';
import { pictures } from '@vitrine/domain/picture-manifest';
import { sentenceWith } from '@vitrine/domain/sentence';
import { formatSpeed } from '@vitrine/domain/speed';
import type { ReactNode } from 'react';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/Picture/Picture.tsx';
import { Price } from '#ui/Price/Price.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { BoxStickyBar } from '#ui/StickyBar/BoxStickyBar.tsx';
import type { Theme } from '#ui/theme-names.ts';
import styles from './OfferHero.module.css';

export type OfferHeroProps = {
  texts: OfferTexts;
  /** Names the bar: 'Souscrire : <offer>'. */
  bar: string;
  offer: BoxOffer;
  /** Null when the box is sold out. */
  subscribeHref: string | null;
  compareHref: string;
  /** Whose ink is read on the scene's ground. */
  theme: Theme;
  scene: BoxScene;
  /** Said beside what to do: whether it works at the visitor's address. */
  children?: ReactNode;
};

/** Longer names are set smaller: price and action stay on the first screen. */
const LONG_NAME = 20;

/** Above the fold: one name, one scene, one price, one thing to do. It stands under the breadcrumb. */
export function OfferHero({
  texts,
  bar,
  offer,
  subscribeHref,
  compareHref,
  theme,
  scene,
  children,
}: OfferHeroProps) {
  return (
    <section className={styles.root} data-theme={theme} aria-labelledby="offer-title">
      {'picture' in scene ? (
        <Scene {...scene} alt={offer.image.alt} />
      ) : (
        <Stage {...scene} image={offer.image} />
      )}
      <div className={styles.pitch}>
        {offer.tag !== null && <Badge label={offer.tag} />}
        <h1 id="offer-title" className={offer.name.length > LONG_NAME ? styles.long : undefined}>
          {offer.name}
        </h1>
        <div className={styles.claim}>
          <RichText source={offer.claim} />
        </div>
        <Price offer={offer} size="xl" />
        <BoxStickyBar
          place="hero"
          label={bar}
          offer={offer}
          action={{
            label: subscribeHref === null ? texts.soldOut : texts.subscribe,
            href: subscribeHref ?? '',
            soldOut: subscribeHref === null,
            tracking: 'entete > souscrire',
          }}
        />
        <div className={styles.more}>
          {children}
          <Button href={compareHref} variant="ghost" data-track="entete > comparer">
            {texts.compare}
          </Button>
        </div>
        <ul role="list" className={styles.facts}>
          <li>{offer.commitment}</li>
          <li>{sentenceWith(texts.download, { speed: formatSpeed(offer.download) })}</li>
          <li>{sentenceWith(texts.upload, { speed: formatSpeed(offer.upload) })}</li>
        </ul>
      </div>
    </section>
  );
}

/** A picture from edge to edge, the box on its right; its own colour goes on where it ends. */
function Scene({
  picture,
  mobilePicture,
  tall,
  alt,
}: Extract<BoxScene, { picture: string }> & { alt: string }) {
  const ground = pictureNamed(pictures, picture)?.ground;
  if (ground === undefined)
    throw new Error(`picture "${picture}" is no scene: its ground is unknown`);
  return (
    <>
      <Ground
        color={ground}
        mobileColor={pictureNamed(pictures, mobilePicture)?.ground ?? ground}
      />
      <div className={classNames(styles.scene, tall && styles.tall)}>
        <Picture
          src={picture}
          mobileSrc={mobilePicture}
          alt={alt}
          sizes={tall ? '(width >= 1035px) 1230px, 105vw' : '(width >= 1035px) 1600px, 100vw'}
          priority
        />
      </div>
    </>
  );
}

/** The box alone, on a ground and before a shape drawn for it: a style in the page would be refused. */
function Stage({
  ground,
  light,
  shape,
  shapeColour,
  image,
}: Exclude<BoxScene, { picture: string }> & { image: BoxOffer['image'] }) {
  const circle = { cx: 50, cy: 46, r: 31 };
  return (
    <>
      <Ground color={ground} mobileColor={ground} />
      <div className={classNames(styles.scene, styles.stage)}>
        <svg className={styles.light} viewBox="0 0 100 100" aria-hidden="true">
          <radialGradient id="lumiere">
            <stop stopColor={light} />
            <stop offset="0.55" stopColor={light} stopOpacity="0.75" />
            <stop offset="1" stopColor={light} stopOpacity="0" />
          </radialGradient>
          <circle cx="50" cy="50" r="50" fill="url(#lumiere)" />
          {shape === 'disc' ? (
            <circle {...circle} fill={shapeColour} />
          ) : (
            <>
              <circle
                {...circle}
                fill="none"
                stroke={shapeColour}
                strokeWidth="5"
                strokeOpacity="0.14"
              />
              <circle {...circle} fill="none" stroke={shapeColour} strokeWidth="1" />
            </>
          )}
        </svg>
        <Picture
          {...image}
          sizes="(width >= 1440px) 1072px, (width >= 1035px) 74vw, (width >= 768px) 54vw, 18rem"
          priority
        />
      </div>
    </>
  );
}

function Ground({ color, mobileColor }: { color: string; mobileColor: string }) {
  const plain = { viewBox: '0 0 1 1', preserveAspectRatio: 'none', 'aria-hidden': true } as const;
  return (
    <svg className={styles.ground} {...plain} data-screen>
      <rect className={styles.mobileGround} width="1" height="1" fill={mobileColor} />
      <rect className={styles.wideGround} width="1" height="1" fill={color} />
    </svg>
  );
}
