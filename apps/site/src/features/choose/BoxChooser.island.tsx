import { advise, type Answers, nextQuestion, QUESTIONS } from '@vitrine/domain/offers/choose';
import type { PricePlan } from '@vitrine/domain/price';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { Price } from '#ui/Price/Price.tsx';
import styles from './BoxChooser.module.css';

export type BoxChooserProps = {
  boxes: readonly (PricePlan & { key: string; name: string; href: string })[];
};

/** At most four questions, then a box and the reasons for it. Nothing leaves the browser. */
export function BoxChooser({ boxes }: BoxChooserProps) {
  const [answers, setAnswers] = useState<Answers>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = Object.keys(answers).length;
  const question = nextQuestion(answers);

  // The next question replaces the one just answered: say it.
  useEffect(() => {
    if (asked > 0) heading.current?.focus();
  }, [asked]);

  const answer = (value: string) => {
    if (question) setAnswers({ ...answers, [question.id]: value });
  };
  const back = () =>
    setAnswers(Object.fromEntries(Object.entries(answers).slice(0, -1)) as Answers);

  const advice = question ? null : advise(answers);
  const box = boxes.find(({ key }) => key === advice?.box);

  return (
    <div className={styles.root}>
      {question && (
        <>
          <p className={styles.step}>{`Question ${asked + 1} sur ${QUESTIONS.length} au plus`}</p>
          <h2 ref={heading} tabIndex={-1} className={styles.question}>
            {question.question}
          </h2>
          <ul role="list" className={styles.answers}>
            {question.answers.map(({ id, label }) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles.answer}
                  onClick={() => answer(id)}
                  data-track={`choisir > ${question.id}`}
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {advice && box && (
        <>
          <p className={styles.step}>Notre conseil</p>
          <h2 ref={heading} tabIndex={-1} className={styles.question}>
            {box.name}
          </h2>
          <ul className={styles.reasons}>
            {advice.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <Price offer={box} size="l" emphasis />
          <div className={styles.actions}>
            <Button href={box.href} size="l" data-track={`choisir > resultat-${box.key}`}>
              {`Découvrir la ${box.name}`}
            </Button>
            <Button variant="ghost" size="l" onClick={() => setAnswers({})}>
              Recommencer
            </Button>
          </div>
        </>
      )}
      {asked > 0 && question && (
        <p>
          <Button variant="ghost" onClick={back}>
            Revenir à la question précédente
          </Button>
        </p>
      )}
    </div>
  );
}
