import { behaviour, requiredIn } from '#ui/behaviour.ts';

/** Where the accordions become columns (Footer.module.css). */
const COLUMNS = '(width >= 768px)';

/**
 * As a column, a group is always open: it says so, and its title is no longer a button to anyone. As an
 * accordion it starts folded.
 */
export const attachFooterGroup = behaviour((group: HTMLDetailsElement, signal) => {
  const title = requiredIn(group, 'summary');
  const columns = matchMedia(COLUMNS);
  const apply = () => {
    group.open = columns.matches;
    if (columns.matches) title.setAttribute('tabindex', '-1');
    else title.removeAttribute('tabindex');
  };
  columns.addEventListener('change', apply, { signal });
  if (columns.matches) apply();
  title.addEventListener(
    'click',
    (event) => {
      if (columns.matches) event.preventDefault();
    },
    { signal },
  );
});
