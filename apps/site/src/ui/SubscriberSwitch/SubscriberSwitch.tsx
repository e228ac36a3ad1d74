import type { BoxSections } from '@vitrine/domain/content/box-pages';
import { attachSubscriberSwitch } from './SubscriberSwitch.behaviour.ts';
import styles from './SubscriberSwitch.module.css';

export type SubscriberSwitchProps = {
  /**
   * Where a component decides. Leave it out, and the visit remembers: every switch of the page keeps in
   * step.
   */
  checked?: boolean;
  onChange?: (checked: boolean) => void;
  texts: BoxSections['mobile']['subscriber'];
  /** Value of `data-track` on the switch. */
  tracking?: string;
};

/** Shows what an existing subscriber pays. What depends on it goes in SubscriberContent. */
export function SubscriberSwitch({ checked, onChange, texts, tracking }: SubscriberSwitchProps) {
  // A checkbox has its own checked state: `aria-checked` beside it would be a second truth.
  const state = {
    role: 'switch',
    ...(checked !== undefined && { checked, onChange: () => onChange?.(!checked) }),
  };
  const remembered = checked === undefined;
  return (
    <div
      className={styles.root}
      {...(remembered && { ref: attachSubscriberSwitch, 'data-remembered': '' })}
    >
      <label className={styles.label}>
        <input
          {...state}
          className={styles.input}
          type="checkbox"
          data-subscriber-switch=""
          data-track={tracking}
        />
        {texts.label}
      </label>
      <output className="visually-hidden" data-on={texts.on} data-off={texts.off}>
        {checked === true ? texts.on : texts.off}
      </output>
    </div>
  );
}
