import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What only the visitor's browser knows, asked when the page opens; `first` on the server and while hydrating. */
export function useKnown<Known>(read: () => Known, first: Known): Known {
  return useSyncExternalStore(never, read, () => first);
}
