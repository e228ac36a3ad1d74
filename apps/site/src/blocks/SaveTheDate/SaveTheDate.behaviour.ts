import { countdownTo } from '@vitrine/domain/countdown';
import { behaviour, requiredIn } from '#ui/behaviour.ts';

/** Counts down to the instant that the page names, and says when it has come. */
export const attachCountdown = behaviour((root: HTMLElement, signal) => {
  const place = requiredIn(root, '[role="timer"]');
  const over = requiredIn(root, '[data-countdown-over]');
  const target = new Date(requiredIn<HTMLTimeElement>(root, 'time').dateTime);
  const tick = () => {
    const left = countdownTo(target, new Date());
    place.hidden = left === null;
    over.hidden = left !== null;
    if (left === null) clearInterval(timer);
    else
      for (const [unit, value] of Object.entries(left))
        requiredIn(place, `[data-unit="${unit}"]`).textContent = String(value);
  };
  const timer = setInterval(tick, 1_000);
  signal.addEventListener('abort', () => clearInterval(timer));
  tick();
});
