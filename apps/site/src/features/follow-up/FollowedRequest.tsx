import type { FollowUpPage } from '@vitrine/domain/content/form-pages';
import { type FollowedRequest as Facts, STATE_LABELS } from '@vitrine/domain/forms/follow-up';
import { receiptTexts } from '@vitrine/domain/forms/receipts';
import { frenchInstant } from '@vitrine/domain/forms/submission';
import styles from './FollowUp.module.css';

export type FollowedRequestProps = {
  request: Facts;
  texts: FollowUpPage['request'];
  href: string;
};

/** What was sent, when, how far it has come, and the answer. */
export function FollowedRequest({ request, texts, href }: FollowedRequestProps) {
  const { reference, form, receivedAt, state, answers, deadline, declared, outcome } = request;
  return (
    <section className={styles.root} aria-labelledby="suivi-reference">
      <h2 id="suivi-reference" className={styles.reference}>
        {reference}
      </h2>
      <p>{receiptTexts[form].title}.</p>
      <dl className={styles.facts}>
        <Fact label={texts.state} value={STATE_LABELS[state]} />
        <Fact label={texts.received} value={frenchInstant(receivedAt)} />
        {deadline !== null && <Fact label={texts.deadline} value={frenchInstant(deadline)} />}
      </dl>
      {outcome !== null && (
        <>
          <h3>{texts.outcomeTitle}</h3>
          <p>{texts.outcomes[outcome]}</p>
        </>
      )}
      {outcome === null && (
        <>
          <h3>{texts.answersTitle}</h3>
          {answers.length === 0 && <p>{texts.noAnswer}</p>}
          {answers.map(({ at, text }) => (
            <blockquote key={at} className={styles.answer}>
              <p className={styles.text}>{text}</p>
              <footer>{frenchInstant(at)}</footer>
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
      <p>
        <a href={href}>{texts.another}</a>
      </p>
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
