/**
 * The query of the address as a store for `useSyncExternalStore`, so that a state kept there follows
 * back and forward. The server's snapshot is the empty query: the first render is the server's.
 */
const listeners = new Set<() => void>();
const tellAll = () => {
  for (const listener of listeners) listener();
};

export function onAddressChange(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('popstate', tellAll);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('popstate', tellAll);
  };
}

export const addressQuery = (): string => location.search;
export const emptyQuery = (): string => '';

/** A query of these parameters; those of others (a campaign, contentOnly) stay, as they are written. */
export function besideOthers(own: string, names: readonly string[]): string {
  const others = location.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !names.includes(part.split('=')[0] ?? ''));
  return [own, ...others].join('&');
}

/** Names what is shown already: no new step in the history. */
export function nameAddressQuery(query: string): void {
  history.replaceState(null, '', location.pathname + query + location.hash);
  tellAll();
}

/** Changes the query without leaving the page. */
export function setAddressQuery(query: string): void {
  if (query === location.search) return;
  history.pushState(null, '', location.pathname + query + location.hash);
  tellAll();
}
