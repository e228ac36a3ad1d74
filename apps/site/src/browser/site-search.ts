import {
  type PackedSearchDocument,
  SEARCH_KIND_LABELS,
  type SearchDocument,
  unpackSearchDocument,
} from '@vitrine/domain/search-document';
import { createSiteSearch, type SiteSearch } from './search-engine.ts';

/** What the search says while it cannot answer, and of its answer. */
const LOADING = 'Chargement…';
const FAILED = 'La recherche ne répond pas. Le plan du site liste toutes les pages.';
const NOTHING = 'Aucun résultat. Essayez un autre mot, ou le plan du site.';
const countOf = (count: number) => (count > 1 ? `${count} résultats` : '1 résultat');

/** Fills the dialog that intent.ts opened: results as one types, arrows to move among them. */
export function startSiteSearch(dialog: HTMLDialogElement): void {
  const input = dialog.querySelector('input');
  const status = dialog.querySelector('output');
  const list = dialog.querySelector<HTMLElement>('[data-results]');
  const suggestions = dialog.querySelector<HTMLElement>('[data-suggestions]');
  const form = dialog.querySelector('form');
  if (!input || !status || !list || !suggestions || !form) return;

  let search: SiteSearch | null = null;
  let failed = false;
  const results = () => [...list.querySelectorAll('a')];

  const show = () => {
    const query = input.value.trim();
    const found = query === '' || !search ? [] : search(query);
    list.replaceChildren(...found.map(resultOf));
    list.hidden = found.length === 0;
    suggestions.hidden = query !== '';
    if (query === '') status.textContent = '';
    else if (!search) status.textContent = failed ? FAILED : LOADING;
    else status.textContent = found.length === 0 ? NOTHING : countOf(found.length);
  };

  input.addEventListener('input', show);
  form.addEventListener('submit', (event) => {
    const [first] = results();
    if (!first) return;
    event.preventDefault();
    first.click();
  });
  dialog.addEventListener('keydown', (event) => {
    const places: HTMLElement[] = [input, ...results()];
    const here = places.indexOf(document.activeElement as HTMLElement);
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined || here === -1) return;
    event.preventDefault();
    places[(here + by + places.length) % places.length]?.focus();
  });
  dialog.addEventListener('click', (event) => {
    const { target } = event;
    // The dialog itself is hit only beside its content: on the backdrop.
    if (target === dialog || (target instanceof Element && target.closest('[data-close]')))
      dialog.close();
  });

  const load = async () => {
    try {
      search = createSiteSearch(await loadIndex(dialog.dataset['index'] ?? ''));
    } catch {
      failed = true;
    }
    show();
  };
  void load();
}

async function loadIndex(href: string): Promise<SearchDocument[]> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return ((await response.json()) as PackedSearchDocument[]).map(unpackSearchDocument);
}

function resultOf({ kind, title, href, text }: SearchDocument): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = href;
  link.dataset['track'] = `recherche > ${kind}`;
  link.append(
    textIn('strong', title),
    ' ',
    textIn('small', SEARCH_KIND_LABELS[kind]),
    ' ',
    textIn('span', text),
  );
  item.append(link);
  return item;
}

function textIn(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
