import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * What was typed or chosen before hydration, or put back by the browser on a reload: read once, from
 * the fields themselves, when React arrives. Fields must be uncontrolled (`defaultValue`,
 * `defaultChecked`): a controlled one is reset by hydration.
 *
 * A layout effect, so that a submit replayed by `client:wanted` already finds the state it gave.
 */
export function useEarlyValues(
  form: RefObject<HTMLFormElement | null>,
  read: (values: FormData) => void,
): void {
  const latest = useRef(read);
  useLayoutEffect(() => {
    if (form.current) latest.current(new FormData(form.current));
  }, [form]);
}
