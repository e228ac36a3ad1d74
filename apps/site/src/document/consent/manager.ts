import {
  type ConsentChoice,
  EVERYTHING,
  type Grants,
  NOTHING,
} from '@vitrine/domain/consent/choice';
import type { VendorKey } from '@vitrine/domain/consent/vendor-ids';

const FRAGMENT = '/fragments/consentement/';

type Layers = {
  banner: HTMLElement;
  panel: HTMLDialogElement;
  form: HTMLFormElement;
  status: HTMLElement;
  proof: HTMLElement;
};
type Decide = (grants: Grants) => void;
type Current = () => ConsentChoice | null;

let ready: Promise<Layers> | null = null;

/**
 * Shows the first layer, or opens the second. Both were rendered with the site; they come as one small
 * file with its style sheet, into shadow trees: their styles and the page's cannot touch each other.
 */
export async function openLayer(
  layer: 'banner' | 'panel',
  current: Current,
  decide: Decide,
): Promise<void> {
  ready ??= fetchLayers(current, decide).catch((error: unknown) => {
    ready = null;
    throw error;
  });
  const layers = await ready;
  if (layer === 'banner') showBanner(layers);
  else openPanel(layers, current());
}

async function fetchLayers(current: Current, decide: Decide): Promise<Layers> {
  const page = await fetchDocument(FRAGMENT);
  const [banner, ...panel] = page.body.children;
  const first = plant(page, banner ? [banner] : []);
  const second = plant(page, panel);
  const find = <Kind extends Element>(selector: string, kind: new () => Kind): Kind => {
    const found = first.root.querySelector(selector) ?? second.root.querySelector(selector);
    if (!(found instanceof kind)) throw new Error(`no ${selector}`);
    return found;
  };
  const layers: Layers = {
    banner: find('[data-consent-banner]', HTMLElement),
    panel: find('dialog', HTMLDialogElement),
    form: find('[data-consent-form]', HTMLFormElement),
    status: find('[data-consent-status]', HTMLElement),
    proof: find('[data-consent-proof]', HTMLElement),
  };
  layers.banner.hidden = true;
  for (const { root } of [first, second]) giveEffect(root, layers, current, decide);
  saveBy(layers, decide);
  // The keyboard meets the question right after the link to the content, which stays the page's first
  // link: the banner has none. The panel has some, so it comes last.
  document.body.firstElementChild?.after(first.host);
  document.body.append(second.host);
  try {
    await Promise.all([first.styled, second.styled]);
  } catch (error) {
    for (const { host } of [first, second]) host.remove();
    throw error;
  }
  for (const { host } of [first, second]) host.hidden = false;
  return layers;
}

/** A shadow tree with these pieces of the page and its style sheets, hidden until they have come. */
function plant(page: Document, pieces: readonly Element[]) {
  const host = document.createElement('div');
  host.dataset['consentHost'] = '';
  // Hidden with the header and the footer where only the content is shown.
  host.dataset['chrome'] = '';
  host.hidden = true;
  const root = host.attachShadow({ mode: 'open' });
  const sheets = [...page.querySelectorAll('link[rel="stylesheet"]')].map((link) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = link.getAttribute('href') ?? '';
    return sheet;
  });
  const styled = Promise.all(
    sheets.map(
      (sheet) =>
        new Promise((resolve, reject) => {
          sheet.addEventListener('load', resolve, { once: true });
          sheet.addEventListener('error', reject, { once: true });
        }),
    ),
  );
  // Built pages have no `style` elements; the development server's do.
  const styles = [...page.querySelectorAll('head style')].map((style) => style.cloneNode(true));
  root.append(...sheets, ...styles, ...pieces.map((piece) => document.adoptNode(piece)));
  return { host, root, styled };
}

/** Parsed by the browser as it arrives: no text of ours becomes markup, which our policy forbids. */
function fetchDocument(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.addEventListener('load', () =>
      request.status === 200 && request.response instanceof Document
        ? resolve(request.response)
        : reject(new Error(`status ${request.status}`)),
    );
    request.addEventListener('error', () => reject(new Error('no network')));
    request.send();
  });
}

function settle(layers: Layers, decide: Decide, grants: Grants): void {
  // What had the focus in the banner is about to go; the panel gives it back to what opened it.
  const wasAsked = !layers.banner.hidden;
  decide(grants);
  layers.panel.close();
  hideBanner(layers);
  if (wasAsked) document.querySelector('main')?.focus({ preventScroll: true });
  layers.status.textContent = layers.status.dataset['consentStatus'] ?? '';
}

function giveEffect(root: ShadowRoot, layers: Layers, current: Current, decide: Decide): void {
  const closesOnBackdrop = 'closedBy' in HTMLDialogElement.prototype;
  root.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element && target.closest<HTMLElement>('[data-consent-action]');
    const action = button && button.dataset['consentAction'];
    if (action === 'accept') settle(layers, decide, EVERYTHING);
    if (action === 'refuse') settle(layers, decide, NOTHING);
    if (action === 'customise') openPanel(layers, current());
    // Where the browser does not close a dialog by its backdrop.
    if (target === layers.panel && !closesOnBackdrop) layers.panel.close();
  });
}

function saveBy(layers: Layers, decide: Decide): void {
  const { panel, form } = layers;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const answers = new FormData(form);
    settle(layers, decide, {
      purposes: answers.getAll('purpose').map(Number),
      vendors: answers.getAll('vendor').map(String) as VendorKey[],
    });
  });
  panel.addEventListener('close', () => {
    delete document.documentElement.dataset['consentOpen'];
  });
}

let resized: ResizeObserver | null = null;

/** The page keeps as much room at its end as the banner covers, for its last lines and for the focus. */
function showBanner({ banner }: Layers): void {
  banner.hidden = false;
  resized = new ResizeObserver(() => keepClear(`${banner.offsetHeight}px`));
  resized.observe(banner);
}

function hideBanner({ banner }: Layers): void {
  banner.hidden = true;
  resized?.disconnect();
  keepClear('');
}

/**
 * The end of the page, and what takes the focus, stay clear of the banner. Written where it counts: a
 * custom property on the root would restyle every element of the page.
 */
function keepClear(height: string): void {
  document.documentElement.style.scrollPaddingBlockEnd = height;
  document.body.style.paddingBlockEnd = height;
}

/** The question was answered elsewhere. */
export function dismissBanner(): void {
  void ready?.then(hideBanner);
}

function openPanel({ panel, form, proof }: Layers, choice: ConsentChoice | null): void {
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]'))
    box.checked =
      box.name === 'purpose'
        ? (choice?.purposes.includes(Number(box.value)) ?? false)
        : (choice?.vendors.includes(box.value as VendorKey) ?? false);
  proof.hidden = choice === null;
  if (choice) {
    const date = proof.querySelector('[data-consent-date]');
    const id = proof.querySelector('code');
    // Made here: a date format costs a phone tens of milliseconds, and few open the panel.
    if (date)
      date.textContent = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' }).format(
        new Date(choice.at),
      );
    if (id) id.textContent = choice.id;
  }
  document.documentElement.dataset['consentOpen'] = '';
  if (!panel.open) panel.showModal();
}
