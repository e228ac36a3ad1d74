import {
  composeLetter,
  REASON_LABELS,
  TERMINATION_REASONS,
} from '@vitrine/domain/termination-letter';
import { Button } from '#ui/Button/Button.tsx';
import { Input } from '#ui/Input/Input.tsx';
import { Section } from '#ui/Section/Section.tsx';
import { Select } from '#ui/Select/Select.tsx';
import styles from './TerminationLetter.module.css';

const BLANK = '…………………………';

/** What a letter without answers looks like: to print, and fill in by hand. */
const MODEL = composeLetter({
  name: BLANK,
  street: BLANK,
  postcode: '………',
  city: BLANK,
  provider: BLANK,
  providerAddress: 'Service résiliation',
  contract: BLANK,
  line: BLANK,
  reason: 'unbound',
  endDay: '',
  writtenOn: '2026-01-01',
});

/**
 * A letter of termination. Without script, a model to print; browser/termination-letter.ts writes it
 * from the answers and makes the PDF. Nothing is sent.
 */
export function TerminationLetter({ title, intro }: { title: string; intro: string }) {
  return (
    <Section headingLevel={1} title={title} intro={intro}>
      <div className={styles.root} data-letter="">
        <form className={styles.form} noValidate aria-label="Votre lettre">
          <div className={styles.errors} role="alert" data-letter-errors="" tabIndex={-1} hidden />
          <Input label="Nom et prénom" name="name" autoComplete="name" required />
          <Input label="Adresse" name="street" autoComplete="address-line1" required />
          <div className={styles.pair}>
            <Input
              label="Code postal"
              name="postcode"
              autoComplete="postal-code"
              inputMode="numeric"
              required
            />
            <Input label="Ville" name="city" autoComplete="address-level2" required />
          </div>
          <Input label="Opérateur actuel" name="provider" required />
          <Input
            label="Adresse de son service résiliation"
            name="providerAddress"
            hint="Elle figure sur vos factures."
          />
          <Input
            label="Numéro de client ou de contrat"
            name="contract"
            hint="Il figure sur vos factures."
            required
          />
          <Input label="Ligne concernée" name="line" type="tel" autoComplete="tel" />
          <Select
            label="Votre situation"
            name="reason"
            required
            options={TERMINATION_REASONS.map((value) => ({ value, label: REASON_LABELS[value] }))}
          />
          <Input
            label="Date de fin souhaitée"
            name="endDay"
            type="date"
            hint="Laissez vide pour une fin au plus tôt : dix jours après réception."
          />
          <div className={styles.actions}>
            <Button type="submit" data-track="lettre > telecharger">
              Télécharger en PDF
            </Button>
            <Button variant="secondary" data-letter-print="" data-track="lettre > imprimer">
              Imprimer
            </Button>
          </div>
          <p className={styles.privacy}>
            La lettre est écrite dans votre navigateur : rien n’est envoyé ni conservé.
          </p>
        </form>
        <article className={styles.letter} aria-label="Aperçu de la lettre" data-letter-preview="">
          <div className={styles.sender} data-part="sender">
            {MODEL.sender.map((line, index) => (
              <p key={index}>{line}</p>
            ))}
          </div>
          <div className={styles.recipient} data-part="recipient">
            {MODEL.recipient.map((line, index) => (
              <p key={index}>{line}</p>
            ))}
          </div>
          <p className={styles.date} data-part="placeAndDate">
            {`À ${BLANK}, le ${BLANK}`}
          </p>
          <div data-part="heading">
            <p className={styles.subject}>{MODEL.subject}</p>
            {MODEL.references.map((line, index) => (
              <p key={index}>{line}</p>
            ))}
            <p>{MODEL.mention}</p>
          </div>
          <div className={styles.body} data-part="paragraphs">
            {MODEL.paragraphs.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
          <p className={styles.signature} data-part="signature">
            {BLANK}
          </p>
        </article>
      </div>
    </Section>
  );
}
