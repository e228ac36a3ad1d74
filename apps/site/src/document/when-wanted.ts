/** Runs once, at the first sign of interest: a pointer over it, a finger on it, the focus or a word in it. */
export function whenWanted(element: HTMLElement, act: () => Promise<unknown>): void {
  const run = once(act);
  for (const sign of ['pointerover', 'touchstart', 'focusin', 'input'])
    element.addEventListener(sign, () => void run().catch(() => undefined), { passive: true });
}

/** Once, unless it failed (the network was away): then again at the next occasion. */
export function once<T>(act: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | null = null;
  return () => {
    done ??= act().catch((error: unknown) => {
      done = null;
      throw error;
    });
    return done;
  };
}
