import type { Processings } from '@vitrine/domain/content/processings';
import { NOT_COUNTED_KEY } from '@vitrine/domain/storage-keys';
import { useState } from 'react';
import { browserRefuses } from '#document/tracking.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Section } from '#ui/Section/Section.tsx';
import { useKnown } from '#ui/use-known.ts';
import styles from './AudienceChoice.module.css';

export type AudienceChoiceProps = { texts: Processings['audience'] };

/** Null where storage is refused: nothing is counted then, and nothing can be chosen (document/audience.ts). */
function isKeptCounted(): boolean | null {
  try {
    return localStorage.getItem(NOT_COUNTED_KEY) === null;
  } catch {
    return null;
  }
}

function keepCounted(isCounted: boolean): void {
  try {
    if (isCounted) localStorage.removeItem(NOT_COUNTED_KEY);
    else localStorage.setItem(NOT_COUNTED_KEY, 'oui');
  } catch {
    // It is full: what holds is said, and is not this.
  }
}

/** The browser has said it for its visitor. */
const hasNoChoice = () => browserRefuses() || isKeptCounted() === null;

/** Not being counted in the audience measurement: one button, kept in this browser. */
export function AudienceChoice({ texts }: AudienceChoiceProps) {
  const kept = useKnown(isKeptCounted, true);
  const [chosen, setChosen] = useState<boolean | null>(null);
  // Then there is nothing left to choose here.
  const isRefused = useKnown(hasNoChoice, false);
  const isCounted = !isRefused && (chosen ?? kept);
  const choose = () => {
    keepCounted(!isCounted);
    setChosen(isKeptCounted());
  };
  return (
    <Section title={texts.title} id="mesure-audience">
      <div className={styles.choice}>
        <p>
          <output>{isCounted ? texts.counted : texts.notCounted}</output>
        </p>
        {!isRefused && (
          <p data-screen>
            <Button variant="secondary" onClick={choose}>
              {isCounted ? texts.stop : texts.resume}
            </Button>
          </p>
        )}
      </div>
      <p className={styles.withoutScript}>{texts.withoutScript}</p>
    </Section>
  );
}
