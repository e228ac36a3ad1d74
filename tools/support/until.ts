import { setTimeout as delay } from 'node:timers/promises';

/** Waits for a condition; throws when it does not come true in time. */
export async function until(
  isTrue: () => boolean | Promise<boolean>,
  timeoutMs = 20_000,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`not within ${timeoutMs / 1000} s`);
    await delay(25);
  }
}
