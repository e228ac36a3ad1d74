import { type ConsentChoice, EVERYTHING, NOTHING } from '@vitrine/domain/consent/choice';
import { CAMPAIGN_QUERY_KEY, CONSENT_KEY } from '@vitrine/domain/storage-keys';
import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Footer } from '#blocks/Footer/Footer.tsx';
import footers from '#blocks/Footer/Footer.stories.tsx';
import { ConsentBanner } from '#features/consent/ConsentBanner.tsx';
import banners from '#features/consent/ConsentBanner.stories.tsx';
import { ConsentPanel } from '#features/consent/ConsentPanel.island.tsx';
import panels from '#features/consent/ConsentPanel.stories.tsx';

const html = (body: string) =>
  new DOMParser().parseFromString(`<!doctype html><body>${body}</body>`, 'text/html');

/** What the site renders for the two layers. */
const FRAGMENTS: Readonly<Record<string, () => Document>> = {
  '/fragments/consentement/': () => html(renderToStaticMarkup(<ConsentBanner {...banners.args} />)),
  '/fragments/choix-des-cookies/': () =>
    html(
      `<script></script><astro-island>${renderToString(<ConsentPanel {...panels.args} />)}</astro-island>`,
    ),
};
/** React wakes as `client:wanted` has it: at a sign of interest. */
let wake: (island: HTMLElement) => void;
customElements.define(
  'astro-island',
  class extends HTMLElement {
    connectedCallback() {
      this.addEventListener('focusin', () => wake(this), { once: true });
    }
  },
);
const CAMPAIGN = '?pk_source=puremium&pk_campaign=noël&pk_cid=c42';

type Sent = { address: string; body: Record<string, unknown> | null };
let sent: Sent[];
let frameStatus: number;
let apiStatus: number;
/** What an answer waits for. */
let network: (address: string) => Promise<void>;

/** Answers of these addresses stay away until they are let go. */
function holdBack(isHeld: (address: string) => boolean): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  network = async (address) => {
    if (isHeld(address)) await promise;
  };
  return resolve;
}

beforeEach(() => {
  vi.resetModules();
  sent = [];
  frameStatus = 200;
  apiStatus = 201;
  network = async () => undefined;
  localStorage.clear();
  sessionStorage.clear();
  forgetCookies();
  document.documentElement.dataset['consent'] = '1.1';
  document.documentElement.dataset['pixels'] = '';
  document.documentElement.dataset['page'] = 'homepage';
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <a href="#contenu">Aller au contenu</a>
      <main tabIndex={-1}>Page</main>
      <Footer {...footers.args} />
    </>,
  );
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    sent.push({ address, body: body === undefined ? null : JSON.parse(body) });
    const status = address === '/api/consent' ? apiStatus : frameStatus;
    await network(address);
    return { ok: status < 300, status };
  });
  vi.stubGlobal('XMLHttpRequest', FragmentRequest);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  // jsdom knows the element, not its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() => vi.unstubAllGlobals());

class FragmentRequest extends EventTarget {
  status = 200;
  responseType = '';
  response: Document | null = null;
  open(_method: string, address: string) {
    this.response = FRAGMENTS[address]?.() ?? null;
  }
  send() {
    queueMicrotask(() => this.dispatchEvent(new Event('load')));
  }
}

function forgetCookies(): void {
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=', 1)[0]}=; Max-Age=0; Path=/`;
}

let left = new AbortController();

/** A new page of the visit: the module is loaded again, storage and cookies stay. */
async function openPage(): Promise<void> {
  vi.resetModules();
  left.abort();
  left = new AbortController();
  const { signal } = left;
  const { addEventListener: listen } = EventTarget.prototype;
  for (const target of [window, document])
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (...[type, listener]: Parameters<typeof listen>) =>
        listen.call(target, type, listener, { signal }),
    );
  for (const host of hosts()) host.remove();
  for (const frame of pixels()) frame.remove();
  document.body.replaceWith(document.body.cloneNode(true));
  // The island reads the state of this page's modules, with their React.
  const [{ startConsent }, panel, { jsx }, { hydrateRoot }] = await Promise.all([
    import('./consent.ts'),
    import('#features/consent/ConsentPanel.island.tsx'),
    import('react/jsx-runtime'),
    import('react-dom/client'),
  ]);
  wake = (island) => {
    hydrateRoot(island, jsx(panel.ConsentPanel, panels.args));
    island.dispatchEvent(new CustomEvent('astro:hydrate'));
  };
  startConsent();
}

const pixels = () => [...document.querySelectorAll<HTMLIFrameElement>('iframe[data-pixel]')];
const vendors = () => pixels().map((frame) => frame.dataset['pixel']);
const hosts = () => [...document.querySelectorAll('[data-consent-host]')];
const find = <Kind extends Element = HTMLElement>(selector: string): Kind | null =>
  hosts()
    .map((host) => host.shadowRoot?.querySelector<Kind>(selector) ?? null)
    .find((found) => found !== null) ?? null;
const banner = () => find('[data-consent-banner]');
const kept = () => JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null') as ConsentChoice | null;
const stored = (grants: Partial<ConsentChoice>): void =>
  localStorage.setItem(
    CONSENT_KEY,
    JSON.stringify({
      id: '8b1d3a52-4f43-4a5e-9a1e-5e8a9a0a7e11',
      at: new Date().toISOString(),
      version: '1.1',
      proven: true,
      ...NOTHING,
      ...grants,
    }),
  );
const press = async (selector: string) => {
  const button = await vi.waitUntil(() => find(selector));
  await userEvent.click(button);
};
const WAIT = { timeout: 20_000 };
const pressInPanel = async (name: string) => {
  const dialog = await vi.waitUntil(() => find<HTMLDialogElement>('dialog'), WAIT);
  const button = [...dialog.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  );
  await userEvent.click(button ?? document.body);
};
const whenAsked = () => vi.waitUntil(() => banner()?.hidden === false);
const whenOpen = () => vi.waitUntil(() => find<HTMLDialogElement>('dialog')?.open, WAIT);
const ticked = () =>
  [...(find('#consent-form')?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])].map(
    ({ value }) => value,
  );
const openSettings = async () => {
  await userEvent.click(within(document.body).getByText('Gérer mes choix de cookies'));
  await whenOpen();
};

describe('without a choice', () => {
  test('asks, and does nothing else', async () => {
    sessionStorage.setItem(CAMPAIGN_QUERY_KEY, CAMPAIGN);
    await openPage();
    await whenAsked();
    expect(sent).toEqual([]);
    expect(document.cookie).toBe('');
    expect(localStorage).toHaveLength(0);
    expect(pixels()).toEqual([]);
  });

  test('asks again when the one kept has run out, and forgets what it had allowed', async () => {
    stored({ ...EVERYTHING, at: '2020-01-01T00:00:00Z' });
    document.cookie = 'campagneConsent=true; Path=/';
    await openPage();
    await whenAsked();
    expect(document.cookie).toBe('');
    expect(pixels()).toEqual([]);
  });

  test('asks again when the text or the list has changed', async () => {
    stored(EVERYTHING);
    document.documentElement.dataset['consent'] = '1.2';
    await openPage();
    await whenAsked();
    expect(pixels()).toEqual([]);
  });
});

describe('refusing everything', () => {
  test('keeps the choice, proves it, and leaves nothing else', async () => {
    sessionStorage.setItem(CAMPAIGN_QUERY_KEY, CAMPAIGN);
    await openPage();
    await whenAsked();
    await press('[data-consent-action="refuse"]');
    await vi.waitUntil(() => kept()?.proven);
    expect(kept()).toMatchObject({ version: '1.1', purposes: [], vendors: [] });
    expect(sent).toEqual([
      {
        address: '/api/consent',
        body: { id: kept()?.id, textVersion: 1, vendorListVersion: 1, purposes: [], vendors: [] },
      },
    ]);
    expect(document.cookie).toBe('');
    expect(Object.keys(localStorage)).toEqual([CONSENT_KEY]);
    expect(banner()?.hidden).toBe(true);
  });

  test('gives the focus back to the page and says that it is done', async () => {
    await openPage();
    await whenAsked();
    await press('[data-consent-action="refuse"]');
    expect(document.activeElement).toBe(document.querySelector('main'));
    expect(find('output :not([hidden])')?.textContent).toBe('Votre choix est enregistré.');
  });

  test('is not asked about again on the next page', async () => {
    stored(NOTHING);
    await openPage();
    expect(hosts()).toEqual([]);
    expect(sent).toEqual([]);
  });
});

describe('accepting everything', () => {
  test('runs each partner in a frame of its own, told the page and its address without query', async () => {
    history.replaceState(null, '', '?nom=secret#place');
    onTestFinished(() => history.replaceState(null, '', location.pathname));
    await openPage();
    await whenAsked();
    await press('[data-consent-action="accept"]');
    await vi.waitUntil(() => pixels().length === 4);
    expect(vendors()).toEqual(['google', 'meta', 'snapchat', 'tiktok']);
    for (const frame of pixels()) {
      expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
      const [address, told] = (frame.getAttribute('src') ?? '').split('#');
      expect(address).toBe(`/pixels/frame/${frame.dataset['pixel']}`);
      expect(Object.fromEntries(new URLSearchParams(told))).toEqual({
        page: 'homepage',
        address: location.origin + location.pathname,
      });
    }
  });

  test('tells them the campaign that one let us remember, and nothing else of its address', async () => {
    sessionStorage.setItem(CAMPAIGN_QUERY_KEY, CAMPAIGN);
    await openPage();
    await whenAsked();
    await press('[data-consent-action="accept"]');
    await vi.waitUntil(() => pixels().length === 4);
    const [frame] = pixels();
    const told = new URLSearchParams(frame?.getAttribute('src')?.split('#')[1]);
    expect(Object.fromEntries(told)).toEqual({
      page: 'homepage',
      address: location.origin + location.pathname,
      pk_source: 'puremium',
      pk_campaign: 'noël',
      t: 'c42',
    });
  });

  test('keeps the campaign that brought the visit, by its names', async () => {
    sessionStorage.setItem(CAMPAIGN_QUERY_KEY, CAMPAIGN);
    await openPage();
    await whenAsked();
    await press('[data-consent-action="accept"]');
    expect(document.cookie.split('; ').toSorted()).toEqual([
      'campagneConsent=true',
      'pk_campaign=no%C3%ABl',
      'pk_source=puremium',
      't=c42',
    ]);
  });

  test.each([
    ['where the browser has the addresses of the visit', true],
    ['from the page that led here, where it has not', false],
  ])('finds the number of the click again, %s', async (_where, hasEntries) => {
    const arrival = `${location.origin}/freebox/${CAMPAIGN}`;
    const entries = [{ url: arrival }, { url: `${location.origin}/freebox/freebox-pop/` }];
    vi.stubGlobal('navigation', hasEntries ? { entries: () => entries } : undefined);
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(hasEntries ? '' : arrival);
    sessionStorage.setItem(CAMPAIGN_QUERY_KEY, '?pk_source=puremium&pk_campaign=noel');
    await openPage();
    await whenAsked();
    expect(document.cookie).toBe('');
    await press('[data-consent-action="accept"]');
    expect(document.cookie).toContain('t=c42');
  });

  test('without partners, accepting everything allows our own measure and nobody’s pixel', async () => {
    document.documentElement.dataset['consent'] = '1.2049';
    await openPage();
    await whenAsked();
    await press('[data-consent-action="accept"]');
    expect(kept()).toMatchObject({ version: '1.2049', purposes: [1, 5], vendors: ['campaign'] });
    expect(pixels()).toEqual([]);
  });

  test('a campaign that comes after another has nothing of it', async () => {
    for (const cookie of ['campagneConsent=true', 'pk_campaign=noel', 't=c42', 's=haut'])
      document.cookie = `${cookie}; Path=/`;
    history.replaceState(null, '', '?pk_source=puremium&pk_campaign=soldes');
    onTestFinished(() => history.replaceState(null, '', '?'));
    stored(EVERYTHING);
    await openPage();
    expect(document.cookie.split('; ').toSorted()).toEqual([
      'campagneConsent=true',
      'pk_campaign=soldes',
      'pk_source=puremium',
    ]);
  });

  test('keeps no campaign when the visitor had said no to that', async () => {
    sessionStorage.setItem(CAMPAIGN_QUERY_KEY, CAMPAIGN);
    document.cookie = 'campagneConsent=false; Path=/';
    stored(EVERYTHING);
    await openPage();
    expect(document.cookie).toBe('campagneConsent=false');
  });

  test('loads no partner where tracking is off or the page is private', async () => {
    delete document.documentElement.dataset['pixels'];
    stored(EVERYTHING);
    await openPage();
    expect(pixels()).toEqual([]);
    expect(sent).toEqual([]);
  });

  test('a partner whose snippet cannot be had is not loaded; the console says so', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    frameStatus = 502;
    stored({ purposes: [1, 3, 5], vendors: ['meta'] });
    await openPage();
    await vi.waitUntil(() => told.mock.calls.length > 0);
    expect(told.mock.calls).toEqual([['Failed to fetch script.']]);
    expect(pixels()).toEqual([]);
  });
});

describe('choosing one by one', () => {
  test('allows what is ticked; a denied purpose keeps every partner out', async () => {
    sessionStorage.setItem(CAMPAIGN_QUERY_KEY, CAMPAIGN);
    await openPage();
    await whenAsked();
    await press('[data-consent-action="customise"]');
    await whenOpen();
    for (const value of ['1', '5', 'google', 'campaign']) await press(`input[value="${value}"]`);
    await pressInPanel('Enregistrer');
    expect(kept()).toMatchObject({ purposes: [1, 5], vendors: ['google', 'campaign'] });
    await vi.waitUntil(() => banner()?.hidden);
    expect(document.cookie).toContain('campagneConsent=true');
    await vi.waitUntil(() => kept()?.proven);
    expect(pixels()).toEqual([]);
  });

  test('shows what was allowed before, with its proof', async () => {
    stored({ purposes: [1], vendors: ['google'] });
    await openPage();
    await openSettings();
    await vi.waitUntil(() => ticked().join() === '1,google', WAIT);
    expect(find('#consent-form > p code')?.textContent).toBe(kept()?.id);
  });

  test('forgets what was ticked and left without saving', async () => {
    stored({ purposes: [1], vendors: [] });
    await openPage();
    await openSettings();
    for (const value of ['1', '3', 'google']) await press(`input[value="${value}"]`);
    find<HTMLDialogElement>('dialog')?.close();
    await openSettings();
    await vi.waitUntil(() => ticked().join() === '1', WAIT);
    expect(kept()).toMatchObject({ purposes: [1], vendors: [] });
  });
});

describe('withdrawing', () => {
  test('removes the frames, the cookies and a trailer that plays', async () => {
    sessionStorage.setItem(CAMPAIGN_QUERY_KEY, CAMPAIGN);
    stored(EVERYTHING);
    await openPage();
    await vi.waitUntil(() => pixels().length === 4);
    expect(document.cookie).not.toBe('');
    document.querySelector('main')?.append(trailer());
    const before = kept()?.id;

    await openSettings();
    await pressInPanel('Tout refuser');

    await vi.waitUntil(() => pixels().length === 0);
    expect(document.cookie).toBe('');
    expect(document.querySelector('[data-outside-frame]')).toBeNull();
    expect(kept()).toMatchObject({ purposes: [], vendors: [] });
    expect(kept()?.id).not.toBe(before);
  });

  test('while the partners are fetched, lets none of them come', async () => {
    const release = holdBack((address) => address.startsWith('/pixels/'));
    stored(EVERYTHING);
    await openPage();
    await vi.waitUntil(() => sent.length === 4);
    await openSettings();
    await pressInPanel('Tout refuser');
    release();
    // All that awaited their answers has run before what is next in line.
    await new Promise((resolve) => setTimeout(resolve));
    expect(pixels()).toEqual([]);
  });

  test('and allowing again while they are fetched, lets each come once', async () => {
    const release = holdBack((address) => address.startsWith('/pixels/'));
    stored(EVERYTHING);
    await openPage();
    for (const grants of [NOTHING, EVERYTHING]) {
      stored(grants);
      dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY }));
    }
    release();
    await vi.waitUntil(() => pixels().length > 0);
    expect(vendors()).toEqual(['google', 'meta', 'snapchat', 'tiktok']);
  });

  test('before the proof of the choice was answered, stays so when it is', async () => {
    // The first proof alone: its answer comes after that of the second.
    const release = holdBack(() => sent.length === 1);
    stored({ purposes: [1], vendors: [], proven: false });
    await openPage();
    await openSettings();
    await pressInPanel('Tout refuser');
    await vi.waitUntil(() => kept()?.proven);
    release();
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent.map(({ body }) => body?.['purposes'])).toEqual([[1], []]);
    expect(kept()).toMatchObject({ purposes: [], vendors: [] });
  });

  test('elsewhere while the page was kept aside, ends the partners when one comes back to it', async () => {
    stored(EVERYTHING);
    await openPage();
    await vi.waitUntil(() => pixels().length === 4);
    stored(NOTHING);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await vi.waitFor(() => expect(pixels()).toEqual([]), 10_000);
  });
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'a click with %s opens the page that explains, not the second layer',
  async (key) => {
    stored(NOTHING);
    await openPage();
    const link = within(document.body).getByText('Gérer mes choix de cookies');
    let isTaken: boolean | null = null;
    addEventListener(
      'click',
      (event) => {
        isTaken = event.defaultPrevented;
        // jsdom goes nowhere, and would say so.
        event.preventDefault();
      },
      { once: true },
    );
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
    expect(isTaken).toBe(false);
    expect(hosts()).toEqual([]);
  },
);

describe('a choice made in another tab', () => {
  const tell = () => dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY }));

  test('answers the question here', async () => {
    await openPage();
    await whenAsked();
    stored(NOTHING);
    tell();
    await vi.waitUntil(() => banner()?.hidden);
    expect(pixels()).toEqual([]);
    expect(document.activeElement).toBe(document.body);
    expect(find('output :not([hidden])')).toBeNull();
  });

  test('stops the partners here when it withdraws them', async () => {
    stored(EVERYTHING);
    await openPage();
    await vi.waitUntil(() => pixels().length === 4);
    stored(NOTHING);
    tell();
    await vi.waitFor(() => expect(pixels()).toEqual([]), 10_000);
  });
});

test('a proof that could not be sent is sent from the next page', async () => {
  apiStatus = 503;
  await openPage();
  await whenAsked();
  await press('[data-consent-action="refuse"]');
  await vi.waitUntil(() => sent.length === 1);
  const id = kept()?.id;
  expect(kept()?.proven).toBe(false);
  apiStatus = 201;
  await openPage();
  await vi.waitUntil(() => kept()?.proven);
  expect(sent[1]?.body?.['id']).toBe(id);
});

function trailer(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.dataset['outsideFrame'] = '';
  return frame;
}
