import { atom } from 'nanostores';

/** The query of the address as a store, so that a state kept there follows back and forward. */
export const addressQuery = atom('');

let listening = false;

/** Starts following the address; call it from an effect, so that the first render is the server's. */
export function followAddress(): void {
  addressQuery.set(location.search);
  if (listening) return;
  listening = true;
  addEventListener('popstate', () => addressQuery.set(location.search));
}

/** Changes the query without leaving the page; `replace` keeps it out of the history. */
export function setAddressQuery(query: string, { replace = false } = {}): void {
  if (query === location.search) return;
  const address = location.pathname + query + location.hash;
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  addressQuery.set(query);
}
