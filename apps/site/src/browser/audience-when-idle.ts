/** A visit is measured once the page is there: nothing of it competes with what one came to read. */
export function startAudienceWhenIdle(): void {
  const load = () => void import('./audience.ts').then(({ startAudience }) => startAudience());
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: IDLE_AT_MOST_MS });
    else setTimeout(load, IDLE_AT_MOST_MS);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

const IDLE_AT_MOST_MS = 1_000;
