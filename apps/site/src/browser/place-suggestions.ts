import { type Place, placesOf } from '@vitrine/geo/place';

/** Why there are no places to choose from. */
export class NoAnswerError extends Error {}

/** Someone who types pauses about this long between words. */
const DEBOUNCE_MS = 200;
const TIMEOUT_MS = 4_000;
const LETTERS_AT_LEAST = 2;
/** When told to wait without being told how long, and the longest that is worth it. */
const DEFAULT_WAIT_S = 3;
const LONGEST_WAIT_S = 60;

let waitUntil = 0;

/** Places for a text, or NoAnswerError. Told to slow down, it waits as long as asked. */
export async function findPlaces(text: string, signal?: AbortSignal): Promise<Place[]> {
  if (Date.now() < waitUntil) throw new NoAnswerError('waiting');
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const query = new URLSearchParams({ q: text, limit: '6' });
  try {
    const response = await fetch(`/api/geo/search?${query}`, {
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (response.status === 429) {
      const asked = Number(response.headers.get('retry-after')) || DEFAULT_WAIT_S;
      waitUntil = Date.now() + Math.min(asked, LONGEST_WAIT_S) * 1000;
    }
    if (!response.ok) throw new NoAnswerError(String(response.status));
    return placesOf(await response.json());
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new NoAnswerError('no places', { cause: error });
  }
}

/**
 * Turns a text field and its list into a combobox (WAI-ARIA): suggestions as one types, arrows,
 * Enter, Escape, mouse and finger.
 */
export function suggestPlaces(options: {
  input: HTMLInputElement;
  list: HTMLElement;
  status: HTMLElement | null;
  onChoose: (place: Place) => void;
}): void {
  const { input, list, status, onChoose } = options;
  let places: readonly Place[] = [];
  let active = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request = new AbortController();

  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', list.id);
  list.setAttribute('role', 'listbox');
  close();

  input.addEventListener('input', () => {
    clearTimeout(timer);
    request.abort();
    if (input.value.trim().length < LETTERS_AT_LEAST) close();
    else timer = setTimeout(ask, DEBOUNCE_MS);
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !list.hidden) {
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (places.length === 0) return;
      event.preventDefault();
      if (list.hidden) open();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      activate((active + step + places.length + (active < 0 && step < 0 ? 1 : 0)) % places.length);
    } else if (event.key === 'Enter' && !list.hidden && active >= 0) {
      event.preventDefault();
      choose(active);
    }
  });
  input.addEventListener('blur', () => close());
  input.form?.addEventListener('submit', () => {
    clearTimeout(timer);
    request.abort();
    close();
  });
  // Before the field loses the focus, or the list would be gone when the click comes.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest('[role=option]') : null;
    if (option) choose([...list.children].indexOf(option));
  });

  async function ask(): Promise<void> {
    request = new AbortController();
    const { signal } = request;
    try {
      places = await findPlaces(input.value, signal);
    } catch {
      // Typing goes on without suggestions; sending the form says what is wrong.
      if (!signal.aborted) places = [];
    }
    if (signal.aborted || document.activeElement !== input) return;
    if (places.length === 0) close();
    else open();
    announce(places.length);
  }

  function open(): void {
    list.replaceChildren(...places.map(optionOf));
    list.hidden = false;
    input.setAttribute('aria-expanded', 'true');
    active = -1;
    input.removeAttribute('aria-activedescendant');
  }

  function close(): void {
    list.hidden = true;
    active = -1;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  }

  function activate(index: number): void {
    active = index;
    for (const [at, option] of [...list.children].entries()) {
      option.setAttribute('aria-selected', String(at === index));
      if (at === index) {
        input.setAttribute('aria-activedescendant', option.id);
        option.scrollIntoView({ block: 'nearest' });
      }
    }
  }

  function choose(index: number): void {
    const place = places[index];
    if (!place) return;
    input.value = place.label;
    close();
    onChoose(place);
  }

  function announce(count: number): void {
    if (!status) return;
    status.textContent =
      count === 0
        ? 'Aucune adresse proposée.'
        : `${count} adresse${count > 1 ? 's proposées' : ' proposée'}, flèches pour parcourir.`;
  }

  function optionOf(place: Place, index: number): HTMLElement {
    const option = document.createElement('li');
    option.id = `${list.id}-${index}`;
    option.setAttribute('role', 'option');
    option.setAttribute('aria-selected', 'false');
    const label = document.createElement('span');
    label.textContent = place.label;
    const detail = document.createElement('span');
    detail.textContent = [place.precise ? null : place.postcode, place.department]
      .filter(Boolean)
      .join(', ');
    option.append(label, ' ', detail);
    return option;
  }
}
