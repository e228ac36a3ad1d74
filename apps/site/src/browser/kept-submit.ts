/**
 * Keeps a form that is sent while what answers it is on its way: the page would be loaded anew, and
 * what was typed lost. What it returns sends the form again.
 */
export function keepSubmit(element: HTMLElement): () => void {
  let again: (() => void) | null = null;
  const keep = (event: SubmitEvent) => {
    event.preventDefault();
    const { target, submitter } = event;
    again = () => target instanceof HTMLFormElement && target.requestSubmit(submitter);
  };
  element.addEventListener('submit', keep);
  return () => {
    element.removeEventListener('submit', keep);
    again?.();
  };
}
