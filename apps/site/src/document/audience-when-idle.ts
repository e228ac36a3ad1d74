import { whenLoaded } from './when-loaded.ts';

/**
 * A visit is measured once the page is there: nothing of it competes with what one came to read.
 * What is clicked before is kept, and counted then.
 */
export function startAudienceWhenIdle(): void {
  const early: EventTarget[] = [];
  const keep = ({ target }: Event) => target && early.push(target);
  document.addEventListener('click', keep, true);
  const load = async () => {
    const { startAudience } = await import('./audience.ts');
    document.removeEventListener('click', keep, true);
    startAudience(early);
  };
  // Safari has no idle time to offer.
  whenLoaded(() => (window.requestIdleCallback ?? setTimeout)(load));
}
