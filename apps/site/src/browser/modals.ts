import { MODAL_CLOSE_MS, MODAL_CLOSED_EVENT, MODAL_OPEN_CLASS } from '#ui/modal-timing.ts';

/**
 * Marks the body while a modal is open, tells when one has left, and stands in where the browser does
 * not know invoker commands or light dismissal yet.
 */
export function startModals(): void {
  const { body } = document;
  const closesOnBackdrop = 'closedBy' in HTMLDialogElement.prototype;

  // Neither event bubbles, hence the capture.
  document.addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      if (isModal(target) && newState === 'open') body.classList.add(MODAL_OPEN_CLASS);
    },
    true,
  );
  document.addEventListener(
    'close',
    ({ target }) => {
      if (isModal(target)) setTimeout(() => left(target), closingTime());
    },
    true,
  );
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    // The dialog has no room of its own around its content: a click on it is one on the backdrop.
    if (isModal(target) && target.open && !closesOnBackdrop) target.close();
    const opener = target.closest('button[command="show-modal"]');
    if (opener && !('commandForElement' in opener)) {
      const dialog = document.getElementById(opener.getAttribute('commandfor') ?? '');
      if (isModal(dialog) && !dialog.open) dialog.showModal();
    }
  });
}

function isModal(target: EventTarget | null): target is HTMLDialogElement {
  return target instanceof HTMLDialogElement && 'modal' in target.dataset;
}

function left(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  if (!document.querySelector('dialog[data-modal][open]')) {
    document.body.classList.remove(MODAL_OPEN_CLASS);
  }
  dialog.dispatchEvent(new CustomEvent(MODAL_CLOSED_EVENT));
}

function closingTime(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : MODAL_CLOSE_MS;
}
