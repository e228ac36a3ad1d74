/** Where the footer's accordions become columns (Footer.module.css). */
const COLUMNS = '(width >= 768px)';

/**
 * As columns, the groups are always open: they say so, and their titles are no longer buttons to
 * anyone. As accordions they start folded.
 */
export function startFooter(): void {
  const groups = document.querySelectorAll<HTMLDetailsElement>('[data-footer-group]');
  const columns = matchMedia(COLUMNS);
  const apply = () => {
    for (const group of groups) {
      group.open = columns.matches;
      const title = group.querySelector('summary');
      if (columns.matches) title?.setAttribute('tabindex', '-1');
      else title?.removeAttribute('tabindex');
    }
  };
  columns.addEventListener('change', apply);
  if (columns.matches) apply();
  for (const group of groups)
    group.querySelector('summary')?.addEventListener('click', (event) => {
      if (columns.matches) event.preventDefault();
    });
}
