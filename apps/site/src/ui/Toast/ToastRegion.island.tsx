import { useStore } from '@nanostores/react';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { Controls } from '@vitrine/domain/content/controls';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { $toasts, dismissToast, type Toast } from './toasts.ts';
import styles from './Toast.module.css';

const ICONS = { info: IconInfoCircle, success: IconCircleCheck, error: IconCircleX } as const;

/** Where toasts appear: once per page, there from the start so that its changes are read aloud. */
export function ToastRegion({ texts }: { texts: Controls['toasts'] }) {
  const toasts = useStore($toasts);
  return (
    <section className={styles.region} data-screen aria-label={texts.label} aria-live="polite">
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} close={texts.close} />
      ))}
    </section>
  );
}

type ToastItemProps = { toast: Toast; close: string };

function ToastItem({ toast: { id, message, variant, duration }, close }: ToastItemProps) {
  const [held, setHeld] = useState(false);
  const remaining = useRef(duration);

  // Pointer or focus on it stops the clock, which then goes on from where it was.
  useEffect(() => {
    if (held) return undefined;
    const started = performance.now();
    const timer = setTimeout(() => dismissToast(id), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - started;
    };
  }, [id, held]);

  return (
    // The handlers only stop the clock; everything to operate is the button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon of={ICONS[variant]} />
      <p className={styles.message}>{message}</p>
      <button type="button" className={styles.close} onClick={() => dismissToast(id)}>
        <Icon of={IconX} size={20} label={close} />
      </button>
    </div>
  );
}
