import { skipOutOfSight } from '#ui/Modal/out-of-sight.ts';
import { plantFragment } from './fragment.ts';
import { once, whenWanted } from './when-wanted.ts';

const SEARCH = '/fragments/recherche/';

/**
 * Without this the search is a link to the site map; with it, a button that opens the dialog, as does
 * Ctrl+K anywhere, and what is typed into a form for it. The dialog is fetched for whoever reaches for it:
 * no page carries it. It takes the focus, which wakes what searches.
 */
export function startSearchButton(): void {
  const openers = document.querySelectorAll<HTMLAnchorElement>('a[data-opens-search]');
  const [first] = openers;
  if (!first) return;
  const open = async (event: Event) => {
    event.preventDefault();
    const typedMeanwhile = keepTyping();
    const dialog = await fetchSearch().catch(() => null);
    const typed = typedMeanwhile();
    if (typed === null) return;
    // Out of reach: the way of a visitor without script.
    if (!dialog) return location.assign(first.href);
    show(dialog, typed);
  };
  for (const opener of openers) {
    opener.setAttribute('role', 'button');
    opener.setAttribute('aria-haspopup', 'dialog');
    whenWanted(opener, fetchSearch);
    opener.addEventListener('click', (event) => void open(event));
    opener.addEventListener('keydown', (event) => {
      if (event.key === ' ') void open(event);
    });
  }
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-opens-search]'))
    openFromForm(form);
  document.addEventListener('keydown', (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') void open(event);
  });
}

/** The first letter opens it with all that was typed meanwhile; so does sending the form, with nothing too. */
function openFromForm(form: HTMLFormElement): void {
  const [field] = form.getElementsByTagName('input');
  if (!field) throw new Error('a search without its field');
  whenWanted(form, fetchSearch);
  field.addEventListener('input', async ({ isComposing }: InputEvent) => {
    // Half an accented letter; a whole word is composed too on some telephones.
    if (field.value === '' || (isComposing && field.value.length < 2)) return;
    const closedMeanwhile = heedEscape();
    const dialog = await fetchSearch().catch(() => null);
    // Where it is out of reach, what is typed can still be sent; what is no longer there is not searched for.
    if (!closedMeanwhile() && dialog && field.value !== '') show(dialog, field.value);
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const closedMeanwhile = heedEscape();
    const dialog = await fetchSearch().catch(() => null);
    if (closedMeanwhile()) return;
    if (dialog) show(dialog, field.value);
    else form.submit();
  });
}

/** What is returned ends it, and says whether Escape closed what was to open. */
function heedEscape(): () => boolean {
  const waiting = new AbortController();
  let closed = false;
  const { signal } = waiting;
  document.addEventListener('keydown', ({ key }) => (closed ||= key === 'Escape'), { signal });
  return () => {
    waiting.abort();
    return closed;
  };
}

function show(dialog: HTMLDialogElement, typed: string): void {
  if (dialog.open) return;
  skipOutOfSight(dialog);
  dialog.showModal();
  const field = dialog.querySelector('input');
  if (!field || typed === '') return;
  field.value = typed;
  // Heard once the search is awake; it reads the field when it wakes.
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/**
 * Letters typed from now on, for a field that is on its way; what is returned ends it and gives them, or
 * null where Escape closed what was to open.
 */
function keepTyping(): () => string | null {
  const closedMeanwhile = heedEscape();
  const waiting = new AbortController();
  let typed = '';
  document.addEventListener(
    'keydown',
    (event) => {
      const { key } = event;
      if (key === 'Escape') waiting.abort();
      const isLetter = key.length === 1 && !(event.ctrlKey || event.metaKey || event.altKey);
      if (!isLetter || event.defaultPrevented) return;
      event.preventDefault();
      typed += key;
    },
    { signal: waiting.signal },
  );
  return () => {
    waiting.abort();
    return closedMeanwhile() ? null : typed;
  };
}

const fetchSearch = once(async () => {
  await plantFragment(SEARCH, (nodes) => document.body.append(...nodes));
  const dialog = document.querySelector<HTMLDialogElement>('[data-search]');
  if (!dialog) throw new Error(`no search in ${SEARCH}`);
  return dialog;
});
