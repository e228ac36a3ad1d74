import type { FollowUpPage } from '@vitrine/domain/content/form-pages';
import {
  FOLLOW_UP_STEP_PATH,
  isOpen,
  type FollowedRequest as Facts,
} from '@vitrine/domain/forms/follow-up';
import { frenchInstant } from '@vitrine/domain/forms/submission';
import { sentenceWith } from '@vitrine/domain/sentence';
import styles from './FollowUp.module.css';
import { StepButtons } from './StepButtons.tsx';

/** What the page says in each of its states. */
export type FollowUpTexts = Pick<
  FollowUpPage,
  'form' | 'mail' | 'notices' | 'instant' | 'link' | 'steps' | 'request'
>;

export type FollowedRequestProps = {
  request: Facts;
  /** Its sender may act on it, with a token that signs it; null for those who answer it. */
  sender: { token: string; href: string } | null;
  texts: Pick<FollowUpTexts, 'instant' | 'request' | 'steps'>;
  /** What its form is called. */
  formName: string;
};

/** What was sent, when, how far it has come, and the answer. */
export function FollowedRequest({
  request,
  sender,
  texts: { instant, request: texts, steps: labels },
  formName,
}: FollowedRequestProps) {
  const { reference, receivedAt, state, answers, deadline, declared } = request;
  const { form, outcome, prize, confirmation, steps } = request;
  const french = (iso: string) => frenchInstant(iso, { instant });
  // A contest is drawn and a deletion done; what is over is not awaited any more.
  const awaitsAnswer = outcome === null && form !== 'account-deletion' && isOpen(state);
  return (
    // The mark lets the page put away what only helps to find it (layouts/form-page.css).
    <section className={styles.root} aria-labelledby="suivi-reference" data-received>
      <h2 id="suivi-reference" className={styles.reference}>
        {reference}
      </h2>
      <p>{formName}</p>
      <dl className={styles.facts}>
        <Fact
          label={texts.state}
          value={confirmation === null ? texts.states[state] : texts.toConfirm}
        />
        <Fact label={texts.received} value={french(receivedAt)} />
        {deadline !== null && isOpen(state) && (
          <Fact
            label={form === 'account-deletion' ? texts.deletionDeadline : texts.deadline}
            value={french(deadline)}
          />
        )}
      </dl>
      {sender !== null && confirmation !== null && (
        <p>
          {confirmation.kind === 'sent'
            ? sentenceWith(texts.confirmations.sent, { instant: french(confirmation.until) })
            : texts.confirmations[confirmation.kind]}
        </p>
      )}
      {sender !== null && outcome !== null && (
        <>
          <h3>{texts.outcomeTitle}</h3>
          <p>
            {sentenceWith(texts.outcomes[outcome.kind], {
              instant: outcome.until === null ? '' : french(outcome.until),
            })}
          </p>
          {prize !== null && (
            <dl className={styles.facts}>
              <Fact label={texts.prize} value={prize} />
            </dl>
          )}
        </>
      )}
      {sender !== null && steps.length > 0 && (
        <StepButtons
          action={FOLLOW_UP_STEP_PATH}
          token={sender.token}
          steps={steps}
          labels={labels}
        />
      )}
      {(answers.length > 0 || awaitsAnswer) && (
        <>
          <h3>{texts.answersTitle}</h3>
          {answers.length === 0 && <p>{texts.noAnswer}</p>}
          {answers.map(({ at, text }) => (
            <blockquote key={at} className={styles.answer}>
              <p className={styles.text}>{text}</p>
              <footer>{french(at)}</footer>
            </blockquote>
          ))}
        </>
      )}
      <h3>{texts.declaredTitle}</h3>
      <dl className={styles.facts}>
        {declared.map(({ label, value }) => (
          <Fact key={label} label={label} value={value} />
        ))}
      </dl>
      {sender !== null && (
        <p data-screen>
          <a href={sender.href}>{texts.another}</a>
        </p>
      )}
    </section>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
