import { distanceKm, formatDistance, type Point } from '@vitrine/geo/distance';
import { plainName } from '@vitrine/geo/place-name';
import { lazily } from '@vitrine/domain/lazily';
import type { SiteMap } from './map/map.ts';
import { showOpenStates } from './open-states.ts';
import { findPlaces } from './place-suggestions.ts';
import { whenNear } from './when-near.ts';

/** Shops shown at once, as ShopFinder.module.css has it; the rest comes on demand. */
const SHOWN_AT_ONCE = 24;
/** Around a town, these are worth a journey. */
const NEAR_KM = 60;
const LOCATION_TIMEOUT_MS = 10_000;

type Entry = Point & {
  element: HTMLElement;
  /** Its words, as a search compares them. */
  words: () => string;
  simbox: boolean;
  name: string;
};

export function startShopFinder(): void {
  const root = document.querySelector<HTMLElement>('[data-shop-finder]');
  const list = root?.querySelector<HTMLElement>('[data-shop-list]');
  const form = root?.querySelector('form');
  const input = form?.querySelector('input');
  if (!root || !list || !form || !input) return;
  const find = <T extends HTMLElement>(selector: string) => root.querySelector<T>(selector);
  const openNow = find<HTMLInputElement>('[data-open-now]');
  const withSimboxes = find<HTMLInputElement>('[data-with-simboxes]');
  const more = find('[data-more]');
  const entries = [...list.children].flatMap((child) =>
    child instanceof HTMLElement ? [entryOf(child)] : [],
  );
  let centre: (Point & { label: string }) | null = null;
  let text = '';
  let shown = SHOWN_AT_ONCE;
  let map: SiteMap | null = null;
  /** Only the last question is answered. */
  let turn = 0;

  // By itself: a phone takes a while to learn the time in Paris.
  setTimeout(() => {
    showOpenStates();
    if (openNow?.checked) restart();
  });
  input.addEventListener('input', () => {
    turn += 1;
    centre = null;
    text = plainName(input.value);
    restart();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void search(input.value);
  });
  form.addEventListener('reset', () => {
    centre = null;
    text = '';
    restart();
  });
  openNow?.addEventListener('change', () => {
    showOpenStates();
    restart();
  });
  withSimboxes?.addEventListener('change', restart);
  more?.addEventListener('click', () => {
    shown += SHOWN_AT_ONCE;
    const first = update()[shown - SHOWN_AT_ONCE];
    first?.element.querySelector('a')?.focus();
  });
  find('[data-around-me]')?.addEventListener('click', aroundMe);
  // As the address asks: the menu links to the kiosks, the form without script to all of it.
  const address = new URLSearchParams(location.search);
  for (const box of [openNow, withSimboxes]) if (box && address.has(box.name)) box.checked = true;
  update();
  const asked = address.get('q');
  if (asked) {
    input.value = asked;
    void search(asked);
  }

  const canvas = find('[data-map-canvas]');
  if (canvas) {
    whenNear(canvas, () => void drawMap(canvas).catch(() => canvas.remove()));
  }

  async function drawMap(canvas: HTMLElement): Promise<void> {
    const { createMap } = await import('./map/map.ts');
    map = await createMap(canvas, { ground: 'departments' });
    update();
  }

  async function search(query: string): Promise<void> {
    turn += 1;
    const own = turn;
    text = plainName(query);
    centre = null;
    if (text !== '') {
      const [place] = await findPlaces(query).catch(() => []);
      if (own !== turn) return;
      if (place) {
        centre = { ...place, label: place.city };
        text = '';
      }
    }
    restart();
  }

  function aroundMe(): void {
    say('Recherche de votre position…');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        centre = { longitude: coords.longitude, latitude: coords.latitude, label: 'vous' };
        text = '';
        restart();
      },
      () =>
        say('Votre position n’est pas accessible. Indiquez plutôt une ville ou un code postal.'),
      { timeout: LOCATION_TIMEOUT_MS },
    );
  }

  function restart(): void {
    shown = SHOWN_AT_ONCE;
    update();
  }

  function update(): Entry[] {
    const from = centre;
    const wanted = entries
      .filter((entry) => !entry.simbox || withSimboxes?.checked)
      .filter(
        (entry) => text === '' || text.split(' ').every((word) => entry.words().includes(word)),
      )
      .filter((entry) => !openNow?.checked || isOpen(entry))
      .map((entry) => ({ ...entry, km: from ? distanceKm(from, entry) : null }))
      .sort((a, b) => (a.km ?? 0) - (b.km ?? 0));
    const near = from ? wanted.filter(({ km }) => (km ?? 0) <= NEAR_KM) : wanted;
    const kept = from && near.length < 3 ? wanted.slice(0, 3) : near;
    for (const { element } of entries) element.hidden = true;
    for (const { element, km } of kept.slice(0, shown)) {
      element.hidden = false;
      showDistance(element, km);
    }
    if (list) list.dataset['live'] = '';
    arrange(kept.map(({ element }) => element));
    if (more) more.hidden = kept.length <= shown;
    say(summary(kept.length, from));
    drawOn(kept, from);
    return kept;
  }

  /** In this order, first in the list; nothing moves that is in its place. */
  function arrange(elements: readonly HTMLElement[]): void {
    const isInPlace = elements.every((element, at) => list?.children[at] === element);
    if (!isInPlace) list?.prepend(...elements);
  }

  function summary(count: number, from: { label: string } | null): string {
    if (count === 0) {
      return openNow?.checked
        ? 'Aucune boutique ouverte en ce moment pour cette recherche.'
        : 'Aucune boutique pour cette recherche. Essayez une ville voisine.';
    }
    const what = `${count} ${withSimboxes?.checked ? 'adresse' : 'boutique'}${count > 1 ? 's' : ''}`;
    if (from) return `${what} autour de ${from.label}, la plus proche d’abord.`;
    return text === '' ? `${what}, par ville.` : `${what} pour votre recherche.`;
  }

  function drawOn(kept: readonly Entry[], from: Point | null): void {
    if (!map) return;
    map.clear();
    if (from) map.mark({ ...from, className: 'map-here', radius: 9 });
    for (const entry of kept) {
      map.mark({
        latitude: entry.latitude,
        longitude: entry.longitude,
        className: entry.simbox ? 'map-simbox' : 'map-shop',
        radius: entry.simbox ? 6 : 8,
        content: () => popupOf(entry),
      });
    }
    if (text === '' && !from) map.showCountry();
    else {
      const nearest = kept.slice(0, 8);
      const all = [...nearest, ...(from ? [from] : [])];
      if (all.length > 0) map.fitPoints(all);
    }
  }

  function say(sentence: string): void {
    const status = find('[data-shop-status]');
    if (status) status.textContent = sentence;
  }
}

function showDistance(element: HTMLElement, km: number | null): void {
  const line = element.querySelector('p:last-child');
  const known = line?.querySelector('[data-distance]');
  if (!known && km === null) return;
  const slot = known ?? document.createElement('span');
  slot.setAttribute('data-distance', '');
  slot.textContent = km === null ? '' : `à ${formatDistance(km)}`;
  line?.append(slot);
}

function entryOf(element: HTMLElement): Entry {
  return {
    element,
    longitude: Number(element.dataset['lon']),
    latitude: Number(element.dataset['lat']),
    words: lazily(() => plainName(element.textContent ?? '')),
    simbox: element.dataset['simbox'] !== undefined,
    name: element.querySelector('h2, h3')?.textContent?.trim() ?? '',
  };
}

function isOpen({ element }: Entry): boolean {
  return element.querySelector<HTMLElement>('[data-open-state]')?.dataset['open'] === 'true';
}

function popupOf({ element, name }: Entry): HTMLElement {
  const card = document.createElement('div');
  const link = element.querySelector('a');
  const title = document.createElement(link ? 'a' : 'strong');
  title.textContent = name;
  if (link) title.setAttribute('href', link.href);
  const address = document.createElement('span');
  address.textContent = element.querySelector('p')?.textContent ?? '';
  const state = document.createElement('span');
  state.textContent = element.querySelector('[data-open-state]')?.textContent ?? '';
  card.append(title, document.createElement('br'), address, document.createElement('br'), state);
  return card;
}
