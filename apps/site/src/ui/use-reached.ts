import { type RefObject, startTransition, useEffect, useState } from 'react';

/** Whether the focus has ever been inside: before the island woke, or since. */
export function useReached(root: RefObject<HTMLElement | null>): boolean {
  const [isReached, setReached] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (!element || isReached) return undefined;
    // The focus is drawn first: what it brings can wait for a frame.
    const reach = () => startTransition(() => setReached(true));
    if (element.contains(document.activeElement)) reach();
    element.addEventListener('focusin', reach, { once: true });
    return () => element.removeEventListener('focusin', reach);
  }, [root, isReached]);
  return isReached;
}
