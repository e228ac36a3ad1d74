import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * What a page notes in its step of the history. The browser gives it back on the way back, also to a page that it
 * had dropped meanwhile, and on a reload; unlike an address, it is sent to nobody.
 */
export function note(name: string, text: string): void {
  history.replaceState({ ...(history.state as object | null), [name]: text }, '');
}

/** Notes it in a step of its own: the browser's way back leads to `before`, on the same page. */
export function noteStep(name: string, before: string, text: string): void {
  note(name, before);
  history.pushState({ ...(history.state as object), [name]: text }, '');
}

/** Nothing for who followed a link, which to the page itself keeps its step: they begin anew. */
export function noted(name: string): string {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate') return '';
  const state = history.state as Record<string, unknown> | null;
  return String(state?.[name] ?? '');
}

/** Read once, when React arrives: what is rendered first is the server's. Like `useEarlyValues`, before a replay. */
export function useNoted(name: string, read: (text: string) => void): void {
  const latest = useRef(read);
  useLayoutEffect(() => {
    const text = noted(name);
    if (text !== '') latest.current(text);
  }, [name]);
}

/** Each time the browser goes to a step of ours; one without a note is a link's to a place of the page. */
export function useNotedSteps(name: string, read: (text: string) => void): void {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => {
      const text = (state as Record<string, unknown> | null)?.[name];
      if (typeof text === 'string') latest.current(text);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [name]);
}
