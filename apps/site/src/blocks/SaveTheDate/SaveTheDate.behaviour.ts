import { countdownTo } from '@vitrine/domain/countdown';
import { behaviour, requiredIn } from '#ui/behaviour.ts';

/** Counts down to the instant that the page names, and says when it has come and when it has passed. */
export const attachCountdown = behaviour((root: HTMLElement) => {
  const place = requiredIn(root, '[role="timer"]');
  const over = requiredIn(root, '[data-countdown-over]');
  const target = new Date(requiredIn<HTMLTimeElement>(root, 'time').dateTime);
  const until = new Date(over.dataset['countdownOver'] ?? '');
  const tick = () => {
    const now = new Date();
    const left = countdownTo(target, now);
    const isPast = now >= until;
    place.hidden = left === null;
    over.hidden = left !== null;
    over.textContent = over.dataset[isPast ? 'past' : 'now'] ?? '';
    if (isPast) clearInterval(timer);
    for (const [unit, value] of Object.entries(left ?? {})) {
      const figure = requiredIn(place, `[data-unit="${unit}"]`);
      const word = requiredIn(place, `[data-unit="${unit}"] + *`);
      figure.textContent = String(value);
      word.textContent = word.dataset[value < 2 ? 'one' : 'many'] ?? '';
    }
  };
  const timer = setInterval(tick, 1_000);
  tick();
  return () => clearInterval(timer);
});
