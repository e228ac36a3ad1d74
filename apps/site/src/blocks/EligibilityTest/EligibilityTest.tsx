import type { BoxOffer } from '@vitrine/domain/box-offer';
import { ANSWER_PAGES } from '@vitrine/geo/eligibility-page';
import { EligibilityForm } from './EligibilityForm.tsx';
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
      <EligibilityForm id={id} />
      <div className={styles.result} data-eligibility-result tabIndex={-1} />
      {KINDS.map((kind) => (
        <template key={kind} data-kind={kind}>
          <EligibilityResult kind={kind} offers={offers} sourceNote={sourceNote} />
        </template>
      ))}
    </section>
  );
}
