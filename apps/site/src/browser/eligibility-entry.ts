import { keepPlace, readPlace } from './visit-place.ts';
import { whenWanted } from './when-wanted.ts';

/** Makes every eligibility entry of the page know the visit's place, and suggest places once wanted. */
export function startEligibilityEntries(): void {
  for (const entry of document.querySelectorAll<HTMLElement>('[data-eligibility-entry]')) {
    const form = entry.querySelector('form');
    const input = entry.querySelector('input');
    const list = entry.querySelector('ul');
    if (!form || !input || !list) continue;
    // What is typed before this script arrives is the visitor's; it stays.
    if (input.value === '') input.value = readPlace()?.label ?? '';
    whenWanted(entry, async () => {
      const { suggestPlaces } = await import('./place-suggestions.ts');
      suggestPlaces({
        input,
        list,
        status: entry.querySelector('[data-eligibility-status]'),
        onChoose: (place) => {
          keepPlace(place);
          form.requestSubmit();
        },
      });
    });
  }
}
