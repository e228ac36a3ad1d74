import { movingSteps } from '@vitrine/geo/moving';
import { formatDay } from '@vitrine/domain/french';
import { parisClock } from '@vitrine/domain/paris-time';

/** Puts the visitor's dates on the steps of a removal. Nothing leaves the page. */
export function startMovingPlanner(): void {
  const root = document.querySelector<HTMLElement>('[data-moving]');
  const form = root?.querySelector('form');
  const list = root?.querySelector('ol');
  const summary = root?.querySelector('[data-moving-summary]');
  if (!root || !form || !list || !summary) return;
  const today = parisClock(new Date()).day;
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=date]'))
    input.min = today;
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', update);

  function update(): void {
    if (!form || !list || !summary) return;
    const answers = new FormData(form);
    const text = (name: string) => String(answers.get(name) ?? '');
    const movingDay = text('movingDay');
    if (!/^\d{4}-\d{2}-\d{2}$/.test(movingDay)) return;
    if (movingDay < today) {
      summary.textContent = 'Cette date est passée : choisissez un jour à venir.';
      return;
    }
    const socket = text('socket');
    const steps = movingSteps(
      {
        movingDay,
        keysDay: text('keysDay') || undefined,
        socket: socket === 'unknown' ? null : socket === 'yes',
        keepsBox: answers.has('keepsBox'),
      },
      today,
    );
    const elements = new Map(
      [...list.querySelectorAll<HTMLElement>('[data-step]')].map((element) => [
        element.dataset['step'],
        element,
      ]),
    );
    for (const element of elements.values()) element.hidden = true;
    for (const { key, day, late } of steps) {
      const element = elements.get(key);
      const when = element?.querySelector('[data-when]');
      if (!element || !when) continue;
      element.hidden = false;
      when.textContent = late ? `Dès aujourd’hui, ${formatDay(day)}` : `Le ${formatDay(day)}`;
      list.append(element);
    }
    const [first] = steps;
    summary.textContent = first
      ? `Votre calendrier : première étape ${first.late ? 'dès aujourd’hui' : `le ${formatDay(first.day)}`}.`
      : '';
  }
}
