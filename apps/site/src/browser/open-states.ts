import { parisClock } from '@vitrine/domain/paris-time';
import { formatOpenState, openStateAt } from '@vitrine/geo/opening-hours';
import { unpackHours } from '@vitrine/geo/packed-hours';

/** Shows since when each shop is open, anywhere a shop's hours are on the page. */
export function showOpenStates(now = new Date()): void {
  const clock = parisClock(now);
  // Shops of a department mostly keep the same hours.
  const known = new Map<string, { open: boolean; text: string }>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-hours]')) {
    const slot = element.querySelector<HTMLElement>('[data-open-state]');
    if (!slot) continue;
    const hours = element.dataset['hours'] ?? '';
    const { open, text } = known.get(hours) ?? stateOf(hours);
    slot.textContent = text;
    slot.dataset['open'] = String(open);
  }

  function stateOf(hours: string) {
    const state = openStateAt(unpackHours(hours), clock);
    const shown = { open: state.open, text: formatOpenState(state) };
    known.set(hours, shown);
    return shown;
  }
}
