import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { useId, type ReactNode } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { attachTooltip } from './Tooltip.behaviour.ts';
import styles from './Tooltip.module.css';

export type TooltipProps = {
  /** What it explains. Text only: a tooltip cannot be tabbed into. */
  children: ReactNode;
  /** Name of the button that shows it: 'À propos du Wi-Fi 7'. */
  label: string;
};

/**
 * A few words about something, on hover, on focus and on tap. A native popover: the browser opens it
 * on tap, closes it on Escape or outside, and puts it above everything; its behaviour adds hover, focus
 * and the choice of the side.
 */
export function Tooltip({ children, label }: TooltipProps) {
  const id = useId();
  return (
    <span className={styles.root}>
      <button
        type="button"
        className={styles.trigger}
        aria-label={label}
        aria-describedby={id}
        popoverTarget={id}
        ref={attachTooltip}
        data-tooltip=""
      >
        <Icon of={IconInfoCircle} size={20} />
      </button>
      <span className={styles.bubble} id={id} role="tooltip" popover="auto">
        {children}
      </span>
    </span>
  );
}
