const listeners = new Set<() => void>();
const tellAll = () => {
  for (const listener of listeners) listener();
};

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

export const addressQuery = (): string => location.search;

/**
 * For `useSyncExternalStore`, so that a state kept in the address follows back and forward. On the server the
 * query is empty: the first render is the server's.
 */
export const addressQueries = [onChange, addressQuery, () => ''] as const;

/** A query of these parameters; those of others (a campaign, contentOnly) stay, as they are written. */
export function besideOthers(own: string, names: readonly string[]): string {
  const others = location.search
    .slice(1)
    .split('&')
    .filter((part) => !names.includes(part.split('=')[0] ?? ''));
  const parts = [own.slice(1), ...others].filter((part) => part !== '');
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** Names what is shown already: no new step in the history. */
export function nameAddressQuery(query: string): void {
  history.replaceState(null, '', location.pathname + query + location.hash);
  tellAll();
}

/** Changes the query without leaving the page: another view, in which the link that led here names no place. */
export function setAddressQuery(query: string): void {
  if (query === location.search) return;
  history.pushState(null, '', location.pathname + query);
  tellAll();
}
