import { ANSWER_ADDRESS } from '@vitrine/geo/eligibility-page';
import { Button } from '#ui/Button/Button.tsx';
import styles from './EligibilityForm.module.css';

export type EligibilityFormProps = {
  /** Unique in the page: its field and list are named after it. */
  id: string;
};

/** Where do you live? A plain form, answered by a page of the server. */
export function EligibilityForm({ id }: EligibilityFormProps) {
  return (
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
        Votre adresse ne sert qu’à vous répondre : nous ne l’enregistrons pas. Votre navigateur la
        garde le temps de la visite.
      </p>
      <output className="visually-hidden" data-eligibility-status="" />
    </form>
  );
}
