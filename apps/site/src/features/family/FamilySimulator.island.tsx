import type { FamilyPage } from '@vitrine/domain/content/pages';
import { theBox } from '@vitrine/domain/french';
import {
  type BilledBox,
  type BilledPlan,
  billInWords,
  FAMILY_MAX_PLANS,
  familyBill,
} from '@vitrine/domain/offers/family-bill';
import { formatPrice } from '@vitrine/domain/price';
import { sentenceWith } from '@vitrine/domain/sentence';
import { memo, type MouseEvent, useDeferredValue, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { note, noted } from '#directives/history-note.ts';
import { useEarlyValues } from '#directives/use-early-values.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Price } from '#ui/Price/Price.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { Table } from '#ui/Table/Table.tsx';
import styles from './FamilySimulator.module.css';

export type FamilySimulatorProps = {
  texts: FamilyPage['simulator'];
  boxes: readonly BilledBox[];
  plans: readonly BilledPlan[];
  /** Keys of the box and of the plans shown first. */
  initial: { box: string; plans: readonly string[] };
};

/** The fields' names: what was chosen before this woke is read under them. */
const FIELDS = { box: 'box', plan: 'forfait' } as const;

/** The name of the plans in the history. */
const NOTE = 'plans';

/** With more, the columns of the bill stand closer: its total must not be out of sight. */
const FEW_PLANS = 2;

/** A box, one to four plans, and the bill of the whole family, month by month. */
export function FamilySimulator({ texts, boxes, plans, initial }: FamilySimulatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const lastPlan = useRef<HTMLSelectElement>(null);
  const [boxKey, setBoxKey] = useState(initial.box);
  const [chosen, setChosen] = useState(initial.plans);
  // What was chosen is seen at once, before the bill has followed.
  const billedBox = useDeferredValue(boxKey);
  const billedPlans = useDeferredValue(chosen);
  useEarlyValues(form, (values) => {
    setBoxKey(String(values.get(FIELDS.box)));
    const fields = values.getAll(FIELDS.plan).map(String);
    // On the way back the browser fills the fields of the HTML; how many there were, and the others, are noted.
    const kept = noted(NOTE)
      .split(',')
      .filter((wanted) => plans.some(({ key }) => key === wanted))
      .slice(0, FAMILY_MAX_PLANS);
    setChosen(kept.length === 0 ? fields : kept.map((key, index) => fields[index] ?? key));
  });
  const change = (next: readonly string[]) => {
    note(NOTE, next.join(','));
    setChosen(next);
  };
  const options = plans.map(({ key, name }) => ({ value: key, label: name }));

  function replace(next: readonly string[], { currentTarget: button }: MouseEvent): void {
    flushSync(() => change(next));
    // A button that can do no more loses the focus: the field that it gave, or left, has it instead.
    if (button.matches(':disabled')) lastPlan.current?.focus();
  }

  return (
    <div className={styles.root}>
      <form
        ref={form}
        className={styles.choice}
        data-screen
        onSubmit={(event) => event.preventDefault()}
      >
        <Select
          required
          label={texts.box}
          name={FIELDS.box}
          defaultValue={initial.box}
          options={boxes.map(({ key, name }) => ({ value: key, label: name }))}
          onChange={(event) => setBoxKey(event.currentTarget.value)}
        />
        {chosen.map((key, index) => (
          <Select
            required
            key={index}
            ref={index === chosen.length - 1 ? lastPlan : null}
            label={sentenceWith(texts.plan, { rank: index + 1 })}
            name={FIELDS.plan}
            defaultValue={key}
            options={options}
            onChange={(event) => change(chosen.with(index, event.currentTarget.value))}
          />
        ))}
        <div className={styles.actions}>
          <Button
            variant="secondary"
            disabled={chosen.length >= FAMILY_MAX_PLANS}
            onClick={(event) => replace([...chosen, plans[0]?.key ?? ''], event)}
            data-track="family > ajouter"
          >
            {texts.add}
          </Button>
          <Button
            variant="ghost"
            disabled={chosen.length <= 1}
            onClick={(event) => replace(chosen.slice(0, -1), event)}
            data-track="family > retirer"
          >
            {texts.remove}
          </Button>
        </div>
      </form>
      <Bill texts={texts} boxes={boxes} plans={plans} boxKey={billedBox} chosen={billedPlans} />
    </div>
  );
}

type BillProps = Omit<FamilySimulatorProps, 'initial'> & {
  boxKey: string;
  chosen: readonly string[];
};

const Bill = memo(function Bill({ texts, boxes, plans, boxKey, chosen }: BillProps) {
  const box = boxes.find(({ key }) => key === boxKey) ?? boxes[0];
  if (!box) return null;
  const family = chosen.flatMap((wanted) => plans.find(({ key }) => key === wanted) ?? []);
  const bill = familyBill(box, family);
  const [first, ...later] = bill;

  return (
    <div className={styles.result}>
      <div aria-live="polite" aria-atomic="true" className={styles.total}>
        <p className={styles.label}>
          {sentenceWith(family.length > 1 ? texts.manyPlans : texts.onePlan, {
            box: box.name,
            count: family.length,
          })}
        </p>
        {first && (
          <Price
            size="xl"
            emphasis
            offer={{
              price: first.total,
              priceDuration: later[0] ? first.to : null,
              priceAfter: later[0]?.total ?? null,
            }}
          />
        )}
        {first && first.saved > 0 && (
          <p>
            {sentenceWith(texts.saved, {
              amount: billInWords(bill, 'saved'),
              box: theBox(box.name),
            })}
          </p>
        )}
      </div>
      <Table
        caption={texts.bill}
        dense={family.length > FEW_PLANS}
        columns={[texts.months, box.name, ...family.map(({ name }) => name), texts.total]}
        rows={bill.map(({ from, to, box: boxCost, plans: costs, total }) => ({
          header: sentenceWith(from === to ? texts.month : texts.span, { from, to }),
          cells: [boxCost, ...costs, total].map((amount) => formatPrice(amount)),
        }))}
      />
    </div>
  );
});
