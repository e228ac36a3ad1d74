import type { EligibilityTexts } from '@vitrine/domain/content/places';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { useSyncExternalStore } from 'react';
import { noVisitAnswer, onVisitAnswer, visitAnswer } from '#document/visit-answer.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { answerWords, reminderSentence } from './place-words.ts';
import styles from './PlaceReminder.module.css';

export type PlaceReminderProps = {
  texts: Pick<EligibilityTexts, 'reminder' | 'change'>;
  /** What the box beside it needs. */
  network: 'fibre' | '5g';
  /** Where the address is asked. */
  testHref: string;
};

/** Beside « Je m’abonne »: what was answered for the visit's address, or where to ask. */
export function PlaceReminder({ texts, network, testHref }: PlaceReminderProps) {
  const kept = useSyncExternalStore(onVisitAnswer, visitAnswer, noVisitAnswer);
  const words = kept && answerWords(kept.place, kept.eligibility);
  return (
    <p className={styles.root}>
      <Icon of={IconMapPin} size={20} />
      <span>
        {kept && words
          ? `${reminderSentence(kept.eligibility, network, words, texts.reminder)}${postcodeOf(kept.place)}`
          : texts.reminder.invitation}
      </span>{' '}
      <a className={styles.link} href={testHref} data-track="entete > tester-adresse">
        {kept ? texts.change : texts.reminder.test}
      </a>
    </p>
  );
}

/** Two towns of one name differ by it. */
function postcodeOf({ postcode }: { postcode: string | null }): string {
  return postcode === null ? '' : ` (${postcode})`;
}
