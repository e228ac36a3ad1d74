/** A page opens at its top, unless the address names a place in it. */
export function startAtTheTop(): void {
  history.scrollRestoration = 'manual';
  if (location.hash === '') scrollTo(0, 0);
}
