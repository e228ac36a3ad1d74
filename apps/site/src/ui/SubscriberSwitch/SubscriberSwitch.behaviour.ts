import { behaviour, requiredIn } from '#ui/behaviour.ts';
import { isSubscriber, onSubscriberChange, setSubscriber } from './subscriber.ts';

/** Keeps every switch of the page in step, for the visit, and announces which prices are shown. */
export const attachSubscriberSwitch = behaviour((root: HTMLElement, signal) => {
  const input = requiredIn<HTMLInputElement>(root, 'input');
  const status = requiredIn(root, 'output');
  const show = (on: boolean) => {
    input.checked = on;
    status.textContent = status.dataset[on ? 'on' : 'off'] ?? '';
  };
  // Switched before this came: that is the visitor's last word, unless the browser has put it back.
  if (input.checked && !isWayBack()) setSubscriber(true);
  else if (input.checked !== isSubscriber()) show(isSubscriber());
  signal.addEventListener('abort', onSubscriberChange(show));
  input.addEventListener('change', () => setSubscriber(input.checked), { signal });
});

/** Then fields are as the page was left, and the visit may have said otherwise since. */
function isWayBack(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'back_forward';
}
