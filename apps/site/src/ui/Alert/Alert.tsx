import type { TablerIcon } from '@tabler/icons-react';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Alert.module.css';

export const ALERT_VARIANTS = ['info', 'warning', 'success', 'error', 'default'] as const;

export type AlertVariant = (typeof ALERT_VARIANTS)[number];

/** What the colour says, said in words. */
const MEANING: Record<AlertVariant, { icon: TablerIcon; word: string | null }> = {
  info: { icon: IconInfoCircle, word: 'Information' },
  warning: { icon: IconAlertTriangle, word: 'Attention' },
  success: { icon: IconCircleCheck, word: 'Succès' },
  error: { icon: IconCircleX, word: 'Erreur' },
  default: { icon: IconBell, word: null },
};

export type AlertProps = {
  children: ReactNode;
  variant?: AlertVariant;
  title?: string;
  /** A link or a button that answers the message. */
  action?: ReactNode;
  /** When it appears after the page has loaded: read aloud, at once if it is an error. */
  live?: boolean;
};

/** A message about the page or the service. */
export function Alert({ children, variant = 'default', title, action, live = false }: AlertProps) {
  const { icon, word } = MEANING[variant];
  const liveRole = variant === 'error' ? 'alert' : 'status';
  return (
    <div className={classNames(styles.root, styles[variant])} role={live ? liveRole : undefined}>
      <span className={styles.icon}>
        <Icon of={icon} />
      </span>
      <div className={styles.body}>
        {word !== null && <VisuallyHidden>{`${word}\u00a0: `}</VisuallyHidden>}
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
