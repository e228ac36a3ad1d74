import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * What the visitor's clock says, read when the component renders; null on the server and while
 * hydrating, since a page is built long before it is read. `read` gives a value that can be compared
 * (a day, a minute), so that a render follows only a change.
 */
export function useClock<T extends string | number>(read: (now: Date) => T): T | null {
  return useSyncExternalStore(
    never,
    () => read(new Date()),
    () => null,
  );
}
