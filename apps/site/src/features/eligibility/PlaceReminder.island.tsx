import type { EligibilityTexts } from '@vitrine/domain/content/places';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { noVisitAnswer, onVisitAnswer, visitAnswer } from '#document/visit-answer.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { visitReminder } from '#document/place-words.ts';
import styles from './PlaceReminder.module.css';

type Network = 'fibre' | '5g';

export type PlaceReminderProps = {
  texts: Pick<EligibilityTexts, 'reminder' | 'change'>;
  /** What the box beside it needs. */
  network: Network;
  /** Where the address is asked. */
  testHref: string;
};

/**
 * Beside « Je m’abonne »: what was answered for the visit's address, or where to ask. The page's other
 * buttons that subscribe leave it a place of their own (`data-place-for`, the network of their box),
 * empty until there is an answer; with `data-place-change`, the way to another address stands there too.
 */
export function PlaceReminder({ texts, network, testHref }: PlaceReminderProps) {
  const kept = useSyncExternalStore(onVisitAnswer, visitAnswer, noVisitAnswer);
  // Only a browser has an answer: while hydrating there is none, and nothing is looked for.
  const slots = kept ? [...document.querySelectorAll<HTMLElement>('[data-place-for]')] : [];

  const sentence = (wanted: Network) =>
    kept ? visitReminder(kept, wanted, texts.reminder) : texts.reminder.invitation;
  return (
    <>
      <p className={styles.root}>
        <Icon of={IconMapPin} size={20} />
        <span>{sentence(network)}</span>{' '}
        <a className={styles.link} href={testHref} data-track="entete > tester-adresse">
          {kept ? texts.change : texts.reminder.test}
        </a>
      </p>
      {slots.map((slot, index) =>
        createPortal(
          <>
            {sentence(slot.dataset['placeFor'] === '5g' ? '5g' : 'fibre')}
            {slot.dataset['placeChange'] !== undefined && (
              <>
                {' '}
                <a href={testHref} data-track="barre > changer-adresse">
                  {texts.change}
                </a>
              </>
            )}
          </>,
          slot,
          index,
        ),
      )}
    </>
  );
}
