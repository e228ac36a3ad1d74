import { behaviour } from '#ui/behaviour.ts';
import { MODAL_CLOSE_MS, MODAL_CLOSED_EVENT, MODAL_OPEN_CLASS } from './modal-timing.ts';
import { skipOutOfSight } from './out-of-sight.ts';

/**
 * Marks the body while the modal is open, tells when it has left, and stands in where the browser does
 * not know invoker commands or light dismissal yet.
 */
export const attachModal = behaviour((dialog: HTMLDialogElement, on) => {
  const { body } = document;
  let showAll = () => {};
  const mark = () => body.classList.add(MODAL_OPEN_CLASS);
  const left = () => {
    if (dialog.open) return;
    unmark(dialog);
    dialog.dispatchEvent(new CustomEvent(MODAL_CLOSED_EVENT));
  };

  if (dialog.open) mark();
  on(dialog, 'beforetoggle', ({ newState }) => {
    if (newState !== 'open') return;
    // In this order: it reads places, which a mark on the body would make the browser work out anew.
    showAll = skipOutOfSight(dialog);
    mark();
  });
  on(dialog, 'close', () => setTimeout(left, closingTime()));

  if (!('closedBy' in HTMLDialogElement.prototype))
    // The dialog has no room of its own around its content: a click on it is one on the backdrop.
    on(dialog, 'click', ({ target }) => {
      if (target === dialog && dialog.open) dialog.close();
    });
  if (!('commandForElement' in HTMLButtonElement.prototype))
    on(dialog.getRootNode(), 'click', ({ target }) => {
      const invoker = target instanceof Element ? target.closest('button[commandfor]') : null;
      if (invoker?.getAttribute('commandfor') !== dialog.id) return;
      const command = invoker.getAttribute('command');
      if (command === 'show-modal' && !dialog.open) dialog.showModal();
      if (command === 'close') dialog.close();
    });
  return () => {
    // Taken away while open, it can no longer close.
    if (!dialog.open || dialog.isConnected) return;
    unmark(dialog);
    showAll();
  };
});

function unmark(dialog: HTMLDialogElement): void {
  const others = document.querySelectorAll('dialog[data-modal][open]');
  if ([...others].every((other) => other === dialog))
    document.body.classList.remove(MODAL_OPEN_CLASS);
}

function closingTime(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : MODAL_CLOSE_MS;
}
