import type { Controls } from '@vitrine/domain/content/controls';
import { formatDuration } from '@vitrine/domain/duration';
import {
  COMPARED_MAX,
  COMPARED_MIN,
  COMPARED_MONTHS,
  COMPARISON_PARAMETERS,
  formatComparison,
  parseComparison,
  toggleBox,
} from '@vitrine/domain/offers/comparison';
import { sentenceWith } from '@vitrine/domain/sentence';
import { useDeferredValue, useSyncExternalStore } from 'react';
import { besideOthers, setAddressQuery, addressQueries } from '#document/address-query.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { ContentSwitcher } from '#ui/ContentSwitcher/ContentSwitcher.tsx';
import { Picture } from '#ui/Picture/Picture.tsx';
import { copyLink } from '#ui/Toast/copy-link.ts';
import { ToastRegion } from '#ui/Toast/ToastRegion.island.tsx';
import { ComparisonTable, type ComparisonTableProps } from './ComparisonTable.tsx';
import styles from './Comparator.module.css';

export type ComparatorProps = Omit<ComparisonTableProps, 'query'> & {
  toasts: Controls['toasts'];
};

/**
 * Two to four boxes side by side. Every column is in the HTML and those not chosen are hidden, so
 * that without JavaScript the table compares all of them.
 */
export function Comparator({ toasts, ...props }: ComparatorProps) {
  const { texts, boxes } = props;
  const query = useSyncExternalStore(...addressQueries);
  // A tick is seen at once, before the table of six boxes has followed.
  const shown = useDeferredValue(query);
  const keys = boxes.map(({ offer }) => offer.key);
  const comparison = parseComparison(new URLSearchParams(query), keys);
  const isChosen = (key: string) => comparison.boxes.includes(key);
  const change = (next: typeof comparison) =>
    setAddressQuery(besideOthers(formatComparison(next), COMPARISON_PARAMETERS));

  return (
    <div className={styles.root}>
      {/* The frame is around the fieldset: engines draw its own legend at its edge. */}
      <div className={styles.choice}>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>
            {sentenceWith(texts.choice, { min: COMPARED_MIN, max: COMPARED_MAX })}
          </legend>
          <div className={styles.boxes}>
            {boxes.map(({ offer }) => (
              <div key={offer.key} className={styles.tile}>
                <Picture {...offer.image} alt="" sizes="120px" />
                <Checkbox
                  label={offer.name}
                  checked={isChosen(offer.key)}
                  disabled={!isChosen(offer.key) && comparison.boxes.length >= COMPARED_MAX}
                  onChange={() => change(toggleBox(comparison, offer.key))}
                  data-track={`comparateur > ${offer.key}`}
                />
              </div>
            ))}
          </div>
        </fieldset>
        <Checkbox
          label={texts.differencesOnly}
          checked={comparison.differencesOnly}
          onChange={() => change({ ...comparison, differencesOnly: !comparison.differencesOnly })}
          data-track="comparateur > differences"
        />
      </div>
      <div className={styles.over}>
        <ContentSwitcher
          label={texts.priceShown}
          name="mois"
          value={String(comparison.months)}
          options={COMPARED_MONTHS.map((months) => ({
            value: String(months),
            label:
              months === 1
                ? texts.perMonth
                : sentenceWith(texts.over, { months: formatDuration(months) }),
          }))}
          onChange={(months) =>
            change({
              ...comparison,
              months: COMPARED_MONTHS.find((known) => String(known) === months) ?? 1,
            })
          }
        />
      </div>
      <ComparisonTable {...props} query={shown} />
      {/* On paper, or for someone else: its address says it all. */}
      <div className={styles.keep}>
        <Button variant="secondary" onClick={() => print()} data-track="comparateur > imprimer">
          {texts.print}
        </Button>
        <Button
          variant="secondary"
          onClick={() => copyLink({ copied: texts.copied, refused: texts.notCopied })}
          data-track="comparateur > partager"
        >
          {texts.copy}
        </Button>
      </div>
      <ToastRegion texts={toasts} />
    </div>
  );
}
