import { countdownTo } from '@vitrine/domain/countdown';

/** Counts down to the instant that the page names, and says when it has come. */
export function startCountdown(): void {
  const place = document.querySelector<HTMLElement>('[data-countdown]');
  if (!place) return;
  const target = new Date(place.dataset['countdown'] ?? '');
  const tick = () => {
    const left = countdownTo(target, new Date());
    place.hidden = left === null;
    if (left === null) {
      const over = document.querySelector<HTMLElement>('[data-countdown-over]');
      if (over) over.hidden = false;
      clearInterval(timer);
      return;
    }
    for (const [unit, value] of Object.entries(left)) {
      const number = place.querySelector(`[data-unit="${unit}"]`);
      if (number) number.textContent = String(value);
    }
  };
  const timer = setInterval(tick, 1_000);
  tick();
}
