import { behaviour, requiredIn } from '#ui/behaviour.ts';

/** Where the accordions become columns (Footer.module.css). */
const COLUMNS = '(width >= 768px)';

/**
 * As a column, a group is always open: it says so, and its title is no longer a button to anyone. As an
 * accordion it starts folded.
 */
export const attachFooterGroup = behaviour((group: HTMLDetailsElement, on) => {
  const title = requiredIn(group, 'summary');
  const columns = matchMedia(COLUMNS);
  const apply = () => {
    group.open = columns.matches;
    if (columns.matches) title.setAttribute('tabindex', '-1');
    else title.removeAttribute('tabindex');
  };
  on(columns, 'change', apply);
  if (columns.matches) apply();
  on(title, 'click', (event) => {
    if (columns.matches) event.preventDefault();
  });
});
