import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { MODAL_CLOSED_EVENT } from './modal-timing.ts';
import { attachModal } from './Modal.behaviour.ts';
import styles from './Modal.module.css';

export type ModalProps = {
  /** What `<Button commandfor={id} command="show-modal">` names. */
  id: string;
  title: string;
  /** The name of the button that closes it. */
  close: string;
  children: ReactNode;
  /** In the middle, or sliding in from the side. */
  placement?: 'centred' | 'side';
  /** Buttons that stay in sight while the content scrolls. */
  footer?: ReactNode;
  /** Where a component decides: opens and closes it. Leave out when a button opens it. */
  open?: boolean;
  /** At once when it closes, however: Escape, the backdrop, a button. What opens it must follow. */
  onDismiss?: () => void;
  /** Once it has closed and left the screen. */
  onClose?: () => void;
};

/**
 * A native modal dialog: the browser traps the focus, gives it back, and closes on Escape, on the
 * backdrop or on the close button. It needs no script to open or close; its behaviour marks the body and
 * tells when it has left.
 */
export function Modal({
  id,
  title,
  close,
  children,
  placement = 'centred',
  footer,
  open,
  onDismiss,
  onClose,
}: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => (ref.current ? attachModal(ref.current) : undefined), []);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || open === undefined || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !onClose) return undefined;
    dialog.addEventListener(MODAL_CLOSED_EVENT, onClose);
    return () => dialog.removeEventListener(MODAL_CLOSED_EVENT, onClose);
  }, [onClose]);

  return (
    <dialog
      ref={ref}
      className={classNames(styles.root, styles[placement])}
      id={id}
      aria-labelledby={`${id}-title`}
      closedby="any"
      onClose={onDismiss}
      data-modal
    >
      <div className={styles.box}>
        <header className={styles.header}>
          <h2 className={styles.title} id={`${id}-title`}>
            {title}
          </h2>
          <form method="dialog">
            <button type="submit" className={styles.close}>
              <Icon of={IconX} label={close} />
            </button>
          </form>
        </header>
        {/* It scrolls, so the keyboard must reach it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section className={styles.content} tabIndex={0} aria-labelledby={`${id}-title`}>
          {children}
        </section>
        {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}
