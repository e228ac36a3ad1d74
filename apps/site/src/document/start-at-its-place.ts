/**
 * A page opens at its top, unless the address names a place in it. What is folded around that place is
 * unfolded, where the browser does not do it by itself.
 */
export function startAtItsPlace(): void {
  history.scrollRestoration = 'manual';
  if (location.hash !== '') unfoldTarget();
  else if (isOpenedAgain()) scrollTo(0, 0);
  addEventListener('hashchange', unfoldTarget);
}

/** Only then a browser may have gone back to a place; otherwise whoever is elsewhere went there by hand. */
function isOpenedAgain(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type !== 'navigate';
}

function unfoldTarget(): void {
  const target = document.getElementById(namedId());
  const folded = target?.closest('details');
  if (!folded || folded.open) return;
  folded.open = true;
  target?.scrollIntoView();
}

/** A stray « % » in an address (`#-20%`) encodes nothing: it is taken as it is written. */
function namedId(): string {
  const name = location.hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
