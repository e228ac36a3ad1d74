/** Runs once, at the first sign of interest: a pointer over it, a finger on it, the focus or a word in it. */
export function whenWanted(element: HTMLElement, act: () => Promise<void>): void {
  const run = once(act);
  for (const sign of ['pointerover', 'touchstart', 'focusin', 'input'])
    element.addEventListener(sign, run, { passive: true });
}

/** Once, unless it failed (the network was away): then again at the next occasion. */
export function once(act: () => Promise<void>): () => void {
  let done: Promise<void> | null = null;
  return () => {
    done ??= act().catch(() => {
      done = null;
    });
  };
}
