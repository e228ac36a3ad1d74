import { requiredById } from '#ui/behaviour.ts';
import { skipOutOfSight } from '#ui/Modal/out-of-sight.ts';

/**
 * Without this the search is a link to the site map; with it, a button that opens the dialog at once, as
 * does Ctrl+K anywhere. The dialog takes the focus, which wakes what searches.
 */
export function startSearchButton(): void {
  const openers = document.querySelectorAll<HTMLElement>('[data-opens-search]');
  const [first] = openers;
  if (!first) return;
  const dialog = requiredById(first, first.dataset['opensSearch'] ?? null) as HTMLDialogElement;
  const open = (event: Event) => {
    event.preventDefault();
    if (dialog.open) return;
    skipOutOfSight(dialog);
    dialog.showModal();
  };
  for (const opener of openers) {
    opener.setAttribute('role', 'button');
    opener.setAttribute('aria-haspopup', 'dialog');
    opener.addEventListener('click', open);
    opener.addEventListener('keydown', (event) => {
      if (event.key === ' ') open(event);
    });
  }
  document.addEventListener('keydown', (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') open(event);
  });
}
