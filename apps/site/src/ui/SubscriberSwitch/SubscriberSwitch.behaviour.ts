import { SUBSCRIBER_KEY } from '@vitrine/domain/storage-keys';
import { readSession, writeSession } from '#document/session.ts';
import { behaviour, requiredIn } from '#ui/behaviour.ts';

/** Keeps the switch for the visit, only because its visitor asked, and announces which prices are shown. */
export const attachSubscriberSwitch = behaviour((root: HTMLElement, on) => {
  const input = requiredIn<HTMLInputElement>(root, 'input');
  const status = requiredIn(root, 'output');
  const isKept = () => readSession(SUBSCRIBER_KEY) === '1';
  const keep = () => writeSession(SUBSCRIBER_KEY, input.checked ? '1' : '0');
  const show = (on: boolean) => {
    input.checked = on;
    status.textContent = status.dataset[on ? 'on' : 'off'] ?? '';
  };
  // Switched before this came: that is the visitor's last word, unless the browser has put it back.
  if (input.checked && !isWayBack()) keep();
  else if (input.checked !== isKept()) show(isKept());
  on(input, 'change', () => {
    keep();
    show(input.checked);
  });
  // A page that comes back from the browser's memory may be behind the visit.
  on(window, 'pageshow', ({ persisted }) => persisted && show(isKept()));
});

/** Then fields are as the page was left, and the visit may have said otherwise since. */
function isWayBack(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'back_forward';
}
