import type { BoxOffer } from '@vitrine/domain/box-offer';
import type { ContentOf } from '@vitrine/domain/content/calls';
import { Card } from '#ui/Card/Card.tsx';
import { Gallery } from '#ui/Gallery/Gallery.tsx';
import { Picture } from '#ui/Picture/Picture.tsx';
import { Price } from '#ui/Price/Price.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Section } from '#ui/Section/Section.tsx';
import styles from './RetiredBox.module.css';

export type RetiredBoxProps = Omit<
  ContentOf<'boxes/crystal/page'>,
  'faq' | 'faqTitle' | 'successors'
> & {
  /** On the card of each successor. */
  discover: string;
  successors: readonly { offer: BoxOffer; href: string; reason: string }[];
};

/** A box that is no longer sold: what its subscribers keep, then what succeeds it. */
export function RetiredBox({
  name,
  claim,
  image,
  facts,
  recognise,
  successorsTitle,
  discover,
  successors,
}: RetiredBoxProps) {
  return (
    <>
      <Section
        theme="lighterMedium"
        headingLevel={1}
        title={name}
        intro={<RichText source={claim} />}
      >
        <div className={styles.about}>
          <div className={styles.picture}>
            <Picture
              {...image}
              sizes="(width >= 1600px) 704px, (width >= 768px) 46vw, 92vw"
              priority
            />
          </div>
          <ul role="list" className={styles.facts}>
            {facts.map(({ title, text }) => (
              <li key={title} className={styles.fact}>
                <h2 className={styles.title}>{title}</h2>
                <RichText source={text} />
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Section title={recognise.title}>
        <Gallery pictures={recognise.views} />
      </Section>
      <Section theme="lighterMedium" title={successorsTitle}>
        <ul role="list" className={styles.successors}>
          {successors.map(({ offer, href, reason }) => (
            <li key={offer.key}>
              <Card
                title={offer.name}
                href={href}
                cue={discover}
                media={
                  <Picture
                    {...offer.image}
                    sizes="(width >= 1600px) 462px, (width >= 768px) 32vw, 94vw"
                  />
                }
                tracking={`crystal > ${offer.key}`}
              >
                <p>{reason}</p>
                <Price offer={offer} size="m" />
              </Card>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
