import { sentenceWith } from '@vitrine/domain/sentence';
import { answerOf, type EligibilityOutcome } from '@vitrine/geo/eligibility-outcome';
import { isOverseas, type Place, placeDetail, placeText } from '@vitrine/geo/place';
import type { RefObject } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { OfferTile } from '#ui/OfferTile/OfferTile.tsx';
import { KnownPicture } from '#ui/Picture/KnownPicture.tsx';
import { PlaceName } from '#ui/PlaceName/PlaceName.tsx';
import type { EligibilityAnswers, EligibilityFormTexts } from './answers.ts';
import styles from './EligibilityAnswer.module.css';
import { adslSentence, answerWords, someFibreSentence } from '#document/place-words.ts';
import { PlaceLinks } from './PlaceLinks.tsx';

export type EligibilityAnswerProps = {
  outcome: Exclude<EligibilityOutcome, { kind: 'several' }>;
  texts: Pick<EligibilityFormTexts, 'change' | 'unavailable'>;
  /** Null when they could not be had: the test does not answer, and says so. */
  answers: EligibilityAnswers | null;
  /** Unless the page has the boxes already. */
  hasOffers?: boolean | undefined;
  headingLevel: 1 | 2 | 3 | 4;
  about?: 'fibre' | 'adsl';
  heading?: RefObject<HTMLHeadingElement | null>;
  onChange?: () => void;
  onChoose?: (place: Place) => void;
};

/** One answer of the eligibility test: for which place, what it means, what to buy, what to do next. */
export function EligibilityAnswer({
  outcome,
  texts,
  answers,
  hasOffers = true,
  headingLevel,
  about = 'fibre',
  heading,
  onChange,
  onChoose,
}: EligibilityAnswerProps) {
  const kind = answerOf(outcome) ?? 'service-indisponible';
  const { tag, title, text, next, other, offers } =
    answers?.texts.answers[kind] ?? texts.unavailable;
  const given = answers && outcome.kind === 'answer' ? { ...outcome, ...answers } : null;
  const words = given && answerWords(given.place, given.eligibility);
  const someFibre =
    given && words && someFibreSentence(given.eligibility, words, given.texts.someFibre);
  const say = (sentence: string) => (words ? sentenceWith(sentence, words) : sentence);
  const shown = hasOffers
    ? offers.flatMap((key) => answers?.offers.find((offer) => offer.key === key) ?? [])
    : [];
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.root}>
      <div className={styles.answer}>
        {given && (
          <p className={styles.place}>
            <span>
              {given.place.label}, {placeDetail(given.place)}
            </span>{' '}
            <button
              type="button"
              className={styles.change}
              data-screen
              data-track="eligibilite > changer"
              onClick={onChange}
            >
              {texts.change}
            </button>
          </p>
        )}
        {given?.isGuess && (
          <p className={styles.text}>
            {sentenceWith(given.texts.guess, { label: placeText(given.place) })}
          </p>
        )}
        {given && kind !== 'box-5g' && (
          <LineToHouse isDrawn={kind === 'disponible' || kind === 'fin-adsl'} />
        )}
        <Badge label={tag.label} color={tag.color} />
        <Heading ref={heading} className={styles.title} tabIndex={-1}>
          <PlaceName name={say(title)} />
        </Heading>
        <p className={styles.text}>{say(text)}</p>
        {someFibre !== null && <p className={styles.text}>{someFibre}</p>}
        {given && words && about === 'adsl' && kind !== 'fin-adsl' && (
          <p className={styles.text}>{adslSentence(given.eligibility, words, given.texts.adsl)}</p>
        )}
        <div className={styles.actions}>
          <Button href={next.href} data-track={`eligibilite > ${next.action}`}>
            {next.label}
          </Button>
          {other && (
            <Button
              variant="secondary"
              href={other.href}
              data-track={`eligibilite > ${other.action}`}
            >
              {other.label}
            </Button>
          )}
        </div>
        {given && offers.length > 0 && isOverseas(given.place) && (
          <p className={styles.source}>{given.texts.overseas}</p>
        )}
        {given && <p className={styles.source}>{given.sourceNote}</p>}
      </div>
      {shown.length > 0 && (
        <ul role="list" className={styles.offers}>
          {shown.map(({ key, name, href, picture, ...plan }) => (
            <OfferTile
              key={key}
              name={name}
              href={href}
              plan={plan}
              tracking={`eligibilite > ${key}`}
              picture={<KnownPicture {...picture} alt="" sizes="6rem" />}
            />
          ))}
        </ul>
      )}
      {given && given.others.length > 0 && (
        <div className={styles.others} data-screen>
          <p>{given.texts.others}</p>
          <PlaceLinks places={given.others} onChoose={onChoose} />
        </div>
      )}
    </div>
  );
}

/** The fibre up to a house: drawn where there is fibre, a project elsewhere. */
function LineToHouse({ isDrawn }: { isDrawn: boolean }) {
  return (
    <svg
      width="352"
      viewBox="0 0 240 40"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path
        className={classNames(styles.line, isDrawn && styles.drawn)}
        pathLength="1"
        strokeDasharray={isDrawn ? 1 : 0.03}
        d="M0 36H206"
      />
      <path d="M206 36V18L221 6L236 18V36H206M217 36V26H225V36" />
    </svg>
  );
}
