import type { EligibilityTexts } from '@vitrine/domain/content/places';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { visitAnswers } from '#document/visit-answer.ts';
import { requiredIn } from '#ui/behaviour.ts';
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
  /** The room that the same box's bar leaves, empty until there is an answer: the id of an element. */
  bar?: string;
  /** The same for each box of a list, and what that box needs. */
  cards?: Readonly<Record<string, Network>>;
};

/**
 * Beside « Je m’abonne »: what was answered for the visit's address, or where to ask. One island says
 * it for every button of the page that subscribes, in the room that static blocks leave for it.
 */
export function PlaceReminder({ texts, network, testHref, bar, cards }: PlaceReminderProps) {
  const kept = useSyncExternalStore(...visitAnswers);
  const reminder = kept && ((of: Network) => visitReminder(kept, of, texts.reminder));

  return (
    <>
      <p className={styles.root} data-screen>
        <Icon of={IconMapPin} size={20} />
        <span>{reminder ? reminder(network) : texts.reminder.invitation}</span>{' '}
        <a className={styles.link} href={testHref} data-track="entete > tester-adresse">
          {kept ? texts.change : texts.reminder.test}
        </a>
      </p>
      {reminder && bar !== undefined && (
        <Elsewhere id={bar}>
          <span>{reminder(network)}</span>{' '}
          <a href={testHref} data-track="barre > changer-adresse">
            {texts.change}
          </a>
        </Elsewhere>
      )}
      {reminder &&
        cards &&
        Object.entries(cards).map(([id, needed]) => (
          <Elsewhere key={id} id={id}>
            <span>{reminder(needed)}</span>
          </Elsewhere>
        ))}
    </>
  );
}

/** Only a browser has an answer, so that the page is there. A text needs an element to keep its words whole. */
function Elsewhere({ id, children }: { id: string; children: ReactNode }) {
  return createPortal(children, requiredIn(document, `#${id}`));
}
