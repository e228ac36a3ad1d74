import { ANSWER_ADDRESS } from '@vitrine/geo/eligibility-page';
import { SearchBar } from '#ui/SearchBar/SearchBar.tsx';
import { Section } from '#ui/Section/Section.tsx';
import { EligibilityResult, type EligibilityResultProps } from './EligibilityResult.tsx';
import styles from './EligibilityAnswer.module.css';

/** The answer as a page of its own, for browsers without script: filled by the server. */
export function EligibilityAnswer(props: EligibilityResultProps) {
  return (
    <Section>
      <EligibilityResult {...props} headingLevel={1} />
      <div className={styles.again}>
        <div className={styles.others}>
          <p>Ce n’est pas votre commune ? Cherchez-la avec son code postal.</p>
          <ul data-fill-others="" />
        </div>
        <SearchBar label="Tester une autre commune" action={ANSWER_ADDRESS} />
      </div>
    </Section>
  );
}
