import { ANSWER_ADDRESS, type EligibilityOutcome } from '@vitrine/geo/eligibility-outcome';
import { type Place, placeQuery, placeText } from '@vitrine/geo/place';
import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/Button/Button.tsx';
import type { EligibilityAnswers, EligibilityFormTexts } from './answers.ts';
import { EligibilityAnswer } from './EligibilityAnswer.tsx';
import styles from './EligibilityTest.module.css';
import { PlaceField } from './PlaceField.tsx';
import { useEligibility } from './use-eligibility.ts';
import { WhichPlace } from './WhichPlace.tsx';

export type EligibilityTestProps = {
  texts: EligibilityFormTexts;
  /** Unless the section around it has one. */
  title?: string;
  headingLevel?: 1 | 2 | 3;
  /** What the page is about: the end of the ADSL has a sentence of its own. */
  about?: 'fibre' | 'adsl';
  /** What the server answered to the form without script. */
  outcome?: EligibilityOutcome | null;
  /** What was typed to get it, kept while there is no place to name. */
  typed?: string | undefined;
  /** What that answer is made of; the browser asks for it otherwise. */
  answers?: EligibilityAnswers | null;
  hasOffers?: boolean;
};

/** The field's id: « changer d’adresse » and « tester mon adresse » lead to it. */
export const PLACE_FIELD = 'adresse';

/**
 * Is the fibre at my home? A plain form that a page of the server answers; here, suggestions as one
 * types and the answer in place.
 */
export function EligibilityTest({
  texts,
  title,
  headingLevel = 2,
  about = 'fibre',
  outcome: initial = null,
  typed,
  answers: rendered = null,
  hasOffers,
}: EligibilityTestProps) {
  const { outcome, answers, fresh, isAsking, askFor, askForText, forget } = useEligibility(
    initial,
    rendered,
  );
  const input = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLElement>(null);
  const answer = useRef<HTMLHeadingElement>(null);
  const place = outcome?.kind === 'answer' ? outcome.place : null;
  /** Travels with the form: a place is sent by its code, not by its name alone. */
  const [chosen, setChosen] = useState<Place | null>(place);
  /** Sent without anything to look for, here or to the server. */
  const [isEmpty, setEmpty] = useState(initial === null && typed?.trim() === '');
  const Heading = `h${headingLevel}` as const;
  const answerLevel = title === undefined ? headingLevel : ((headingLevel + 1) as 2 | 3 | 4);

  useLayoutEffect(() => {
    // The address is asked once: the next page already knows it, and shows it with the answer.
    if (place && input.current?.value === '') {
      input.current.value = placeText(place);
      setChosen(place);
    }
  }, [place]);
  useEffect(() => {
    // Where the answer starts is read aloud; all of it is brought into sight, offers included.
    if (!fresh) return;
    answer.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView({ block: 'nearest' });
  }, [fresh]);

  function choose(next: Place) {
    setChosen(next);
    if (input.current) input.current.value = placeText(next);
    void askFor(next);
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    const text = input.current?.value.trim() ?? '';
    setEmpty(text === '');
    if (text === '') {
      input.current?.focus();
      return;
    }
    if (chosen && text === placeText(chosen)) void askFor(chosen);
    else void askForText(text);
  }

  return (
    <div className={styles.root} data-answered={place ? '' : undefined}>
      {title !== undefined && <Heading className={styles.title}>{title}</Heading>}
      <form
        className={styles.form}
        action={ANSWER_ADDRESS}
        noValidate
        aria-busy={isAsking || undefined}
        data-track="eligibilite > tester"
        onSubmit={onSubmit}
      >
        <PlaceField
          id={PLACE_FIELD}
          texts={texts}
          input={input}
          defaultText={initial?.kind === 'answer' ? placeText(initial.place) : typed}
          describedBy={`${PLACE_FIELD}-hint`}
          error={isEmpty ? texts.empty : undefined}
          onType={() => {
            setChosen(null);
            setEmpty(false);
          }}
          onChoose={choose}
        />
        {chosen &&
          [...placeQuery(chosen)].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <Button type="submit" size="l">
          {texts.submit}
        </Button>
        <p className={styles.hint} id={`${PLACE_FIELD}-hint`}>
          {texts.privacy}
        </p>
        <output className="visually-hidden">{isAsking ? texts.searching : ''}</output>
      </form>
      {outcome && (
        <section ref={result} aria-label={texts.result}>
          {outcome.kind === 'several' ? (
            <WhichPlace
              heading={answer}
              headingLevel={answerLevel}
              texts={texts.several}
              places={outcome.places}
              onChoose={choose}
            />
          ) : (
            <EligibilityAnswer
              heading={answer}
              headingLevel={answerLevel}
              outcome={outcome}
              texts={texts}
              about={about}
              answers={answers}
              hasOffers={hasOffers}
              onChange={() => {
                // The field is there again before it takes the focus.
                flushSync(() => {
                  forget();
                  setChosen(null);
                });
                if (!input.current) return;
                input.current.value = '';
                input.current.focus();
              }}
              onChoose={choose}
            />
          )}
        </section>
      )}
    </div>
  );
}
