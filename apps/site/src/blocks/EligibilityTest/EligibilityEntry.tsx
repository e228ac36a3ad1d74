import { RichText } from '#ui/RichText/RichText.tsx';
import { Section } from '#ui/Section/Section.tsx';
import { EligibilityForm } from './EligibilityForm.tsx';
import styles from './EligibilityEntry.module.css';

export type EligibilityEntryProps = {
  title: string;
  /** In the mini markup. */
  intro: string;
};

/**
 * The eligibility test where it is not the subject: a question on the way, answered by a page of
 * its own. EligibilityTest answers on the spot, for some kilobytes more.
 */
export function EligibilityEntry({ title, intro }: EligibilityEntryProps) {
  return (
    <Section id="eligibilite" title={title} intro={<RichText source={intro} />}>
      <div className={styles.card} data-eligibility-entry>
        <EligibilityForm id="eligibilite" />
      </div>
    </Section>
  );
}
