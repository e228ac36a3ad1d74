import {
  type ChannelFilters,
  FILTER_FIELDS,
  formatFilters,
  NO_FILTERS,
  parseFilters,
  passesFilters,
} from '@vitrine/domain/tv/channel-filters';
import {
  type ChannelIndex,
  indexChannels,
  searchChannels,
} from '@vitrine/domain/tv/channel-search';

/**
 * Searches and filters the channel list where it stands. The rows in the page are the data: they are
 * read once, then shown, hidden or ranked. The address says what is asked, so that a reload, a friend
 * and the back button find the same list.
 */
type Row = {
  readonly element: HTMLElement;
  readonly home: HTMLElement;
  readonly name: string;
  readonly category: string;
  readonly includedIn: readonly string[];
  readonly packs: readonly string[];
  readonly replay: boolean;
};

/**
 * One letter finds hundreds: what a screen shows comes first, the rest on demand. A keystroke then
 * costs as much with five thousand channels as with five hundred, but for the search itself.
 */
export const RESULTS_AT_ONCE = 60;

/** The address follows the typing, not each letter of it. */
const ADDRESS_DELAY_MS = 250;

export function startChannelList(): void {
  const root = document.querySelector<HTMLElement>('[data-channels]');
  const form = root?.querySelector<HTMLFormElement>('[data-channels-form]');
  if (!root || !form) return;
  const list = readList(root);
  const known = {
    categories: optionsOf(form, FILTER_FIELDS.category),
    packs: optionsOf(form, FILTER_FIELDS.pack),
    boxes: optionsOf(form, FILTER_FIELDS.box),
  };
  let shown = NO_FILTERS;
  let pending = 0;

  const fromAddress = () => {
    shown = parseFilters(new URLSearchParams(location.search), known);
    writeForm(form, shown);
    // On a phone the filters are folded: not the ones that act.
    const filters = form.querySelector('details');
    if (filters && !sameFilters(shown, NO_FILTERS)) filters.open = true;
    show(root, list, shown);
  };
  const saveAddress = () => {
    clearTimeout(pending);
    const before = parseFilters(new URLSearchParams(location.search), known);
    const address = formatFilters(shown, new URLSearchParams(location.search)).toString();
    const url = location.pathname + (address === '' ? '' : `?${address}`) + location.hash;
    if (url === location.pathname + location.search + location.hash) return;
    // While a word is typed the entry is replaced: 'back' leaves the search, not its last letter.
    const stillTyping = before.query !== '' && shown.query !== '' && sameFilters(before, shown);
    history[stillTyping ? 'replaceState' : 'pushState'](null, '', url);
  };
  const update = () => {
    shown = parseFilters(formAddress(form), known);
    show(root, list, shown);
  };

  form.addEventListener('input', (event) => {
    update();
    clearTimeout(pending);
    if (event.target instanceof HTMLInputElement && event.target.type === 'search')
      pending = window.setTimeout(saveAddress, ADDRESS_DELAY_MS);
    else saveAddress();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    update();
    saveAddress();
  });
  root.querySelector('[data-channels-clear]')?.addEventListener('click', () => {
    writeForm(form, NO_FILTERS);
    update();
    saveAddress();
    form.querySelector<HTMLInputElement>('input[type=search]')?.focus();
  });
  root.querySelector('[data-channels-more]')?.addEventListener('click', () => {
    const results = root.querySelector('[data-channels-results]');
    const first = results?.children.length ?? 0;
    show(root, list, shown, first + RESULTS_AT_ONCE);
    // Reading goes on where it stopped.
    const next = results?.children[first];
    if (next instanceof HTMLElement) {
      next.tabIndex = -1;
      next.focus();
    }
  });
  addEventListener('popstate', fromAddress);
  // Leaving within the delay must not lose the last word typed.
  addEventListener('pagehide', saveAddress);
  if (location.search !== '') fromAddress();
  // Typed, or put back by the browser, before this script arrived.
  else {
    update();
    saveAddress();
  }
}

type List = { readonly rows: readonly Row[]; readonly index: ChannelIndex };

function readList(root: HTMLElement): List {
  const rows = [...root.querySelectorAll<HTMLElement>('[data-category]')].flatMap((section) => {
    const home = section.querySelector('ul') ?? section;
    return [...home.children].flatMap((element) =>
      element instanceof HTMLElement
        ? {
            element,
            home,
            number: Number(element.querySelector('span')?.textContent),
            name: element.querySelector('b')?.textContent ?? '',
            category: section.dataset['category'] ?? '',
            includedIn: words(element.dataset['in']),
            packs: words(element.dataset['packs']),
            replay: element.querySelector('[data-replay]') !== null,
          }
        : [],
    );
  });
  const sorted = rows.toSorted((a, b) => a.number - b.number);
  return { rows: sorted, index: indexChannels(sorted) };
}

function words(list: string | undefined): string[] {
  return (list ?? '').split(' ').filter(Boolean);
}

function show(
  root: HTMLElement,
  { rows, index }: List,
  filters: ChannelFilters,
  atOnce = RESULTS_AT_ONCE,
): void {
  const found = searchChannels(index, filters.query).flatMap((position) => rows[position] ?? []);
  const kept = found.filter((row) => passesFilters(row, filters));
  const asked = filters.query !== '';
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-channels-${name}]`);

  if (asked) {
    const first = kept.slice(0, atOnce);
    for (const { element } of first) element.hidden = false;
    part('results')?.replaceChildren(...first.map(({ element }) => element));
  } else {
    showByTheme(root, rows, new Set(kept));
  }
  toggle(part('results'), asked);
  toggle(part('more'), asked && kept.length > atOnce);
  toggle(part('all'), !asked);
  toggle(root.querySelector('nav'), filters === NO_FILTERS || isEmpty(filters));
  toggle(part('empty'), kept.length === 0);
  setText(part('count'), countText(kept.length));
  if (kept.length === 0) setText(part('advice'), adviceFor(filters, found.length));
}

/** Every row back in its theme, in order, the ones that do not pass hidden, and so empty themes. */
function showByTheme(root: HTMLElement, rows: readonly Row[], kept: ReadonlySet<Row>): void {
  const homes = new Map<HTMLElement, { all: HTMLElement[]; kept: number }>();
  for (const row of rows) {
    const home = homes.get(row.home) ?? { all: [], kept: 0 };
    homes.set(row.home, home);
    home.all.push(row.element);
    row.element.hidden = !kept.has(row);
    if (kept.has(row)) home.kept += 1;
  }
  for (const [element, { all, kept: count }] of homes) {
    if (element.children.length !== all.length) element.replaceChildren(...all);
    const section = element.closest<HTMLElement>('[data-category]');
    toggle(section, count > 0);
    setText(section?.querySelector<HTMLElement>('[data-count]') ?? null, String(count));
  }
  root.querySelector('[data-channels-results]')?.replaceChildren();
}

function countText(count: number): string {
  if (count === 0) return 'Aucune chaîne';
  return count === 1 ? '1 chaîne' : `${count} chaînes`;
}

/** What to do about an empty list, from what made it empty. */
function adviceFor(filters: ChannelFilters, foundByName: number): string {
  if (foundByName > 0 && filters.query !== '')
    return `${countText(foundByName)} ${foundByName === 1 ? 'répond' : 'répondent'} à «\u00a0${filters.query}\u00a0» sans les filtres\u00a0: retirez le thème, l’offre ou le bouquet choisi.`;
  if (filters.query !== '')
    return `Vérifiez l’orthographe de «\u00a0${filters.query}\u00a0», essayez un mot plus court ou le numéro de la chaîne.`;
  return 'Ces filtres ne vont pas ensemble\u00a0: retirez-en un.';
}

function sameFilters(a: ChannelFilters, b: ChannelFilters): boolean {
  return a.category === b.category && a.pack === b.pack && a.box === b.box && a.replay === b.replay;
}

function isEmpty(filters: ChannelFilters): boolean {
  return filters.query === '' && sameFilters(filters, NO_FILTERS);
}

function formAddress(form: HTMLFormElement): URLSearchParams {
  const address = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') address.append(name, value);
  return address;
}

function writeForm(form: HTMLFormElement, filters: ChannelFilters): void {
  const set = (name: string, value: string) => {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = value;
  };
  set(FILTER_FIELDS.query, filters.query);
  set(FILTER_FIELDS.category, filters.category ?? '');
  set(FILTER_FIELDS.pack, filters.pack ?? '');
  set(FILTER_FIELDS.box, filters.box ?? '');
  const replay = form.elements.namedItem(FILTER_FIELDS.replay);
  if (replay instanceof HTMLInputElement) replay.checked = filters.replay;
}

function optionsOf(form: HTMLFormElement, name: string): Set<string> {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLSelectElement)) return new Set();
  return new Set([...field.options].map(({ value }) => value).filter((value) => value !== ''));
}

function toggle(element: HTMLElement | null, visible: boolean): void {
  if (element && element.hidden === visible) element.hidden = !visible;
}

function setText(element: HTMLElement | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
