import type { TablerIcon } from '@tabler/icons-react';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import type { Controls } from '@vitrine/domain/content/controls';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Alert.module.css';

export const ALERT_VARIANTS = ['info', 'warning', 'success', 'error', 'default'] as const;

export type AlertVariant = (typeof ALERT_VARIANTS)[number];

const ICONS: Record<AlertVariant, TablerIcon> = {
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  success: IconCircleCheck,
  error: IconCircleX,
  default: IconBell,
};

type Meaning =
  | { variant?: 'default'; words?: never }
  /** What the colour says, said in a word. */
  | { variant: AlertVariant; words: Controls['alerts'] };

export type AlertProps = Meaning & {
  children: ReactNode;
  /** A link or a button that answers the message. */
  action?: ReactNode;
  /** When it appears after the page has loaded: read aloud, at once if it is an error. */
  live?: boolean;
};

/** A message about the page or the service. */
export function Alert({ children, variant = 'default', words, action, live = false }: AlertProps) {
  const word = variant === 'default' ? undefined : words?.[variant];
  const liveRole = variant === 'error' ? 'alert' : 'status';
  return (
    <div className={classNames(styles.root, styles[variant])} role={live ? liveRole : undefined}>
      <span className={styles.icon}>
        <Icon of={ICONS[variant]} />
      </span>
      <div className={styles.body}>
        {word !== undefined && <VisuallyHidden>{`${word}\u00a0: `}</VisuallyHidden>}
        <div>{children}</div>
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
