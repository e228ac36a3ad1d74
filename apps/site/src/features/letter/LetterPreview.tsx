import type { LetterTexts } from '@vitrine/domain/content/places';
import { capitalised, toPlace } from '@vitrine/domain/french';
import { sentenceWith } from '@vitrine/domain/sentence';
import { composeLetter, type LetterAnswers } from '@vitrine/domain/termination-letter';
import styles from './TerminationLetter.module.css';

export type LetterPreviewProps = {
  /** Null: the model, to print and fill in by hand. */
  answers: LetterAnswers | null;
  texts: Pick<LetterTexts, 'preview' | 'blank' | 'letter'>;
};

/** The letter as it will be printed, dots where something is still missing. */
export function LetterPreview({ answers, texts }: LetterPreviewProps) {
  const { preview, blank } = texts;
  const letter = composeLetter(filled(answers ?? { ...NOTHING, line: blank }, blank), texts.letter);
  return (
    <article className={styles.letter} aria-label={preview}>
      <div className={styles.sender}>
        <Lines of={letter.sender} />
      </div>
      <div className={styles.recipient}>
        <Lines of={letter.recipient} />
      </div>
      <p className={styles.date}>
        {answers === null
          ? sentenceWith(texts.letter.placeAndDate, {
              place: capitalised(toPlace(blank)),
              day: blank,
            })
          : letter.placeAndDate}
      </p>
      <div>
        <p className={styles.subject}>{letter.subject}</p>
        <Lines of={[...letter.references, letter.mention]} />
      </div>
      <div className={styles.body}>
        <Lines of={letter.paragraphs} />
      </div>
      <p className={styles.signature}>{letter.signature}</p>
    </article>
  );
}

function Lines({ of }: { of: readonly string[] }) {
  return of.map((line, index) => <p key={index}>{line}</p>);
}

/** The model, whose line is a blank too. */
const NOTHING: LetterAnswers = {
  name: '',
  street: '',
  postcode: '',
  city: '',
  provider: '',
  providerAddress: '',
  contract: '',
  line: '',
  reason: 'unbound',
  endDay: '',
  writtenOn: '1970-01-01',
};

function filled(answers: LetterAnswers, blank: string): LetterAnswers {
  const or = (value: string) => (value.trim() === '' ? blank : value);
  return {
    ...answers,
    name: or(answers.name),
    street: or(answers.street),
    postcode: or(answers.postcode),
    city: or(answers.city),
    provider: or(answers.provider),
    contract: or(answers.contract),
  };
}
