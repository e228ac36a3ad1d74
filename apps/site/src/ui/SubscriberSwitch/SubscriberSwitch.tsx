import { attachSubscriberSwitch } from './SubscriberSwitch.behaviour.ts';
import styles from './SubscriberSwitch.module.css';

export const SUBSCRIBER_LABEL = 'Abonné(e) Freebox';

export type SubscriberSwitchProps = {
  /**
   * Where a component decides. Leave it out, and the visit remembers: every switch of the page keeps in
   * step.
   */
  checked?: boolean;
  onChange?: (checked: boolean) => void;
  /** What is announced, on and off. */
  announcements?: { on: string; off: string };
  /** Value of `data-track` on the switch. */
  tracking?: string;
};

const ANNOUNCEMENTS = {
  on: 'Prix pour les abonnés Freebox',
  off: 'Prix sans abonnement Freebox',
};

/** Shows what an existing subscriber pays. What depends on it goes in SubscriberContent. */
export function SubscriberSwitch({
  checked,
  onChange,
  announcements = ANNOUNCEMENTS,
  tracking,
}: SubscriberSwitchProps) {
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
        {SUBSCRIBER_LABEL}
      </label>
      <output className="visually-hidden" data-on={announcements.on} data-off={announcements.off}>
        {checked === true ? announcements.on : announcements.off}
      </output>
    </div>
  );
}
