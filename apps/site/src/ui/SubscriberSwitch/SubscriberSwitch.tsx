import type { BoxSections } from '@vitrine/domain/content/box-pages';
import { attachSubscriberSwitch } from './SubscriberSwitch.behaviour.ts';
import styles from './SubscriberSwitch.module.css';

export type SubscriberSwitchProps = {
  texts: BoxSections['mobile']['subscriber'];
  /** Value of `data-track` on the switch. */
  tracking?: string;
};

/**
 * Shows what an existing subscriber pays, and the visit remembers it: one a page. What depends on it goes in
 * SubscriberContent.
 */
export function SubscriberSwitch({ texts, tracking }: SubscriberSwitchProps) {
  return (
    <div className={styles.root} ref={attachSubscriberSwitch} data-remembered="">
      <label className={styles.label}>
        <input
          className={styles.input}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox knows whether it is checked: `aria-checked` would be a second truth
          role="switch"
          data-subscriber-switch=""
          data-track={tracking}
        />
        {texts.label}
      </label>
      <output className="visually-hidden" data-on={texts.on} data-off={texts.off}>
        {texts.off}
      </output>
    </div>
  );
}
