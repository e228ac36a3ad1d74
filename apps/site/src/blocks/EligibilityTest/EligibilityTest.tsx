import type { BoxOffer } from '@vitrine/domain/box-offer';
import { ANSWER_ADDRESS, ANSWER_PAGES } from '@vitrine/domain/geo/eligibility-page';
import { Button } from '#ui/Button/Button.tsx';
import { EligibilityResult, type ResultKind } from './EligibilityResult.tsx';
import styles from './EligibilityTest.module.css';

export type EligibilityTestProps = {
  title: string;
  offers: readonly BoxOffer[];
  sourceNote: string;
  /** Unique in the page: where `#id` leads. */
  id?: string;
  headingLevel?: 2 | 3;
};

const KINDS: readonly ResultKind[] = [...Object.values(ANSWER_PAGES), 'service-indisponible'];

/**
 * Is the fibre at my home? A plain form, answered by a page of the server; browser/eligibility.ts
 * turns it into suggestions as one types and answers on the spot, from the templates below.
 */
export function EligibilityTest({
  title,
  offers,
  sourceNote,
  id = 'eligibilite',
  headingLevel = 2,
}: EligibilityTestProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.root} id={id} aria-labelledby={`${id}-title`} data-eligibility>
      <Heading className={styles.title} id={`${id}-title`}>
        {title}
      </Heading>
      <form className={styles.form} action={ANSWER_ADDRESS} data-track="eligibilite > tester">
        <label className={styles.label} htmlFor={`${id}-q`}>
          Votre adresse, commune ou code postal
        </label>
        <div className={styles.bar}>
          <div className={styles.field}>
            <input
              className={styles.input}
              id={`${id}-q`}
              name="q"
              type="text"
              required
              maxLength={200}
              autoComplete="off"
              autoCapitalize="words"
              spellCheck={false}
              enterKeyHint="search"
              aria-describedby={`${id}-hint`}
            />
            <ul className={styles.list} id={`${id}-list`} aria-label="Adresses proposées" hidden />
          </div>
          <Button type="submit" size="l">
            Tester
          </Button>
        </div>
        <p className={styles.hint} id={`${id}-hint`}>
          Votre adresse n’est ni enregistrée ni transmise à un tiers : elle reste dans votre
          navigateur, le temps de la visite.
        </p>
        <output className="visually-hidden" data-eligibility-status="" />
      </form>
      <div className={styles.result} data-eligibility-result tabIndex={-1} />
      {KINDS.map((kind) => (
        <template key={kind} data-kind={kind}>
          <EligibilityResult kind={kind} offers={offers} sourceNote={sourceNote} />
        </template>
      ))}
    </section>
  );
}
