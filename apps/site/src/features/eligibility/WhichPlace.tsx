import type { EligibilityTexts } from '@vitrine/domain/content/places';
import type { Place } from '@vitrine/geo/place';
import type { RefObject } from 'react';
import { PlaceLinks } from './PlaceLinks.tsx';
import styles from './EligibilityAnswer.module.css';

export type WhichPlaceProps = {
  heading: RefObject<HTMLHeadingElement | null>;
  headingLevel: 1 | 2 | 3 | 4;
  texts: EligibilityTexts['several'];
  places: readonly Place[];
  onChoose: (place: Place) => void;
};

/** Several towns have that name: which one is it? */
export function WhichPlace({ heading, headingLevel, texts, places, onChoose }: WhichPlaceProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.answer}>
      <Heading ref={heading} className={styles.title} tabIndex={-1}>
        {texts.title}
      </Heading>
      <p className={styles.text}>{texts.text}</p>
      <PlaceLinks places={places} onChoose={onChoose} />
    </div>
  );
}
