import type { OfferTexts } from '@vitrine/domain/content/box-pages';
import type { ChooserTexts } from '@vitrine/domain/content/pages';
import type { EligibilityTexts } from '@vitrine/domain/content/places';
import {
  advise,
  type Answers,
  type ChoosableBox,
  formatAnswers,
  nextQuestion,
  parseAnswers,
  QUESTIONS,
} from '@vitrine/domain/offers/choose';
import type { PricePlan } from '@vitrine/domain/price';
import { sentenceWith } from '@vitrine/domain/sentence';
import { inRealm } from '@vitrine/domain/subscription';
import { useStore } from '@nanostores/react';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { noteStep, useNoted, useNotedSteps } from '#directives/history-note.ts';
import { visitReminder } from '#document/place-words.ts';
import { overrideTheme, signUpRealm } from '#document/page-state.ts';
import { visitAnswers } from '#document/visit-answer.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { KnownPicture } from '#ui/Picture/KnownPicture.tsx';
import type { PictureSources } from '#ui/Picture/picture-sources.ts';
import { Price } from '#ui/Price/Price.tsx';
import type { Theme } from '#ui/theme-names.ts';
import styles from './BoxChooser.module.css';

export type BoxChooserProps = {
  texts: ChooserTexts & Pick<OfferTexts, 'subscribe' | 'soldOut'>;
  boxes: readonly ChosenBox[];
  /** What is said of the visitor's address once the visit knows it, and where another is asked for. */
  address: { texts: Pick<EligibilityTexts, 'reminder' | 'change'>; testHref: string };
};

type ChosenBox = PricePlan &
  ChoosableBox & {
    name: string;
    href: string;
    /** Null when it is sold out. */
    subscribeHref: string | null;
    /** To compare it with any other: their keys follow. */
    compareHref: string;
    picture: PictureSources;
    /** What its own page wears. */
    theme: Theme;
  };

/** The name of the answers in the history, where one finds them again on the way back. */
const NOTE = 'answers';

/** At most four questions, then a box and the reasons for it. Nothing leaves the browser. */
export function BoxChooser({ texts, boxes, address }: BoxChooserProps) {
  const kept = useSyncExternalStore(...visitAnswers);
  const [answers, setAnswers] = useState<Answers>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const realm = useStore(signUpRealm, { ssr: 'initial' });
  const asked = Object.keys(answers).length;
  const question = nextQuestion(answers);

  useNoted(NOTE, (text) => setAnswers(parseAnswers(text)));

  // What comes replaces what was just read, the button that was pressed too: say it.
  const isNews = useRef(false);
  useEffect(() => {
    if (isNews.current) heading.current?.focus();
    isNews.current = false;
  }, [asked]);

  const isGoingBack = useRef(false);
  const show = (next: Answers) => {
    isNews.current = true;
    isGoingBack.current = false;
    setAnswers(next);
  };
  useNotedSteps(NOTE, (text) => show(parseAnswers(text)));
  const change = (next: Answers) => {
    noteStep(NOTE, formatAnswers(answers), formatAnswers(next));
    show(next);
  };
  // A finger is seen at once, what it leads to right after: the answer brings pictures and another light.
  const answer = (value: string) => {
    if (question) startTransition(() => change({ ...answers, [question.id]: value }));
  };
  // Each answer is a step of the history: this is the browser's own way back, which takes a moment.
  const back = () => {
    if (!isGoingBack.current) history.back();
    isGoingBack.current = true;
  };

  const advice = question
    ? null
    : advise(
        answers,
        texts,
        boxes.filter(({ subscribeHref }) => subscribeHref !== null),
      );
  const named = (wanted: string | undefined) => boxes.find(({ key }) => key === wanted);
  const box = named(advice?.box);
  const runnerUp = named(advice?.runnerUp.box);
  const worn = box?.theme;

  // The box that was found brings its light, until another is looked for.
  useEffect(() => (worn === undefined ? undefined : overrideTheme(worn)), [worn]);

  return (
    <div className={styles.root} data-screen={question ? '' : undefined}>
      {question && (
        <>
          <h2 ref={heading} tabIndex={-1} className={styles.question}>
            {texts.questions[question.id].question}
          </h2>
          <p className={styles.step}>
            <span className={styles.dots} aria-hidden="true">
              {QUESTIONS.map(({ id }, index) => (
                <span key={id} data-done={index <= asked || undefined} />
              ))}
            </span>
            {sentenceWith(texts.step, { rank: asked + 1, count: QUESTIONS.length })}
          </p>
          <ul role="list" className={styles.answers}>
            {Object.entries(texts.questions[question.id].answers).map(([id, label]) => (
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
          <p className={styles.privacy}>{texts.privacy}</p>
        </>
      )}
      {advice && box && runnerUp && (
        <>
          <div className={styles.result}>
            <div className={styles.picture}>
              <KnownPicture {...box.picture} alt="" sizes="(width >= 768px) 34rem, 80vw" />
            </div>
            <div className={styles.advice}>
              <p className={styles.step}>{texts.result}</p>
              <h2 ref={heading} tabIndex={-1} className={styles.question}>
                {box.name}
              </h2>
              <ul role="list" className={styles.reasons}>
                {advice.reasons.map((reason) => (
                  <li key={reason}>
                    <Icon of={IconCheck} size={22} />
                    {reason}
                  </li>
                ))}
              </ul>
              <Price offer={box} size="l" />
              {kept && (
                <p className={styles.address}>
                  {visitReminder(kept, box.network, address.texts.reminder)}{' '}
                  <a href={address.testHref} data-track="choisir > changer-adresse">
                    {address.texts.change}
                  </a>
                </p>
              )}
              <div className={styles.actions}>
                <Button
                  href={box.subscribeHref === null ? '' : inRealm(box.subscribeHref, realm)}
                  disabled={box.subscribeHref === null}
                  size="l"
                  data-track={`choisir > souscrire-${box.key}`}
                >
                  {box.subscribeHref === null ? texts.soldOut : texts.subscribe}
                </Button>
                <Button
                  href={box.href}
                  size="l"
                  variant="secondary"
                  data-track={`choisir > resultat-${box.key}`}
                >
                  {sentenceWith(texts.discover, { box: box.name })}
                </Button>
              </div>
            </div>
          </div>
          <div className={styles.runnerUp}>
            <KnownPicture {...runnerUp.picture} alt="" sizes="6rem" />
            <p>
              <b>{sentenceWith(texts.runnerUp, { box: runnerUp.name })}</b> {advice.runnerUp.whyNot}
            </p>
            <Button
              href={`${box.compareHref},${runnerUp.key}`}
              variant="ghost"
              data-track={`choisir > comparer-${box.key}`}
            >
              {texts.compare}
            </Button>
          </div>
          <p>
            <Button variant="ghost" onClick={() => change({})}>
              {texts.again}
            </Button>
          </p>
        </>
      )}
      {asked > 0 && question && (
        <p>
          <Button variant="ghost" onClick={back}>
            {texts.back}
          </Button>
        </p>
      )}
    </div>
  );
}
