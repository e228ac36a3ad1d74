import { type BrowserContext, errors, type Page } from '@playwright/test';
import { EXEMPT_STORAGE } from '@vitrine/domain/storage-keys';

/** Ours, and asked for only where a partner may be: the script that shows them, and their frames. */
const PARTNERS = /\/pixels[./]/;

/** Everything asked of another site, and everything written on the device, whoever does it. */
export async function watchPrivacy(context: BrowserContext, origin: string) {
  const outside: string[] = [];
  const partners: string[] = [];
  context.on('request', (request) => {
    const { protocol, origin: to, pathname } = new URL(request.url());
    if (protocol.startsWith('http') && to !== origin) outside.push(request.url());
    if (to === origin && PARTNERS.test(pathname)) partners.push(pathname);
  });
  const writes: string[] = [];
  await context.exposeBinding('noteWrite', (_source, what: string) => void writes.push(what));
  await context.addInitScript(() => {
    if (window !== window.top) return;
    const note = (what: string) =>
      void (window as unknown as { noteWrite: (what: string) => void }).noteWrite(what);
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function noted(key: string, value: string) {
      note(`${this === localStorage ? 'local' : 'session'} ${key}`);
      setItem.call(this, key, value);
    };
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    if (cookie)
      Object.defineProperty(Document.prototype, 'cookie', {
        ...cookie,
        set(value: string) {
          note(`cookie ${value.split('=', 1)[0]}`);
          cookie.set?.call(this, value);
        },
      });
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function noted(...asked: Parameters<IDBFactory['open']>) {
      note(`database ${asked[0]}`);
      return open.apply(this, asked);
    };
    const openCache = CacheStorage.prototype.open;
    CacheStorage.prototype.open = function noted(name: string) {
      note(`cache ${name}`);
      return openCache.call(this, name);
    };
  });
  const exempt = new Set(EXEMPT_STORAGE.map(({ where, key }) => `${where} ${key}`));
  const notExempt = () => writes.filter((what) => !exempt.has(what));
  return {
    /** Tried, even if a policy then stopped it; no other site is reached (playwright.config.ts). */
    outside,
    /** The script that shows partners, and what it asks us for. */
    partners,
    /** All that a visitor who allowed nothing must find none of. */
    traces: async () => [
      ...outside,
      ...partners,
      ...(await context.cookies()).map(({ name }) => `cookie ${name}`),
      ...notExempt(),
    ],
    /** Every write, as 'session formDraft' or 'cookie t'. */
    writes,
    /** What was written that needs consent. */
    notExempt,
  };
}

/** What a policy lets through to another site, which answers nothing. */
export async function watchReached(context: BrowserContext, origin: string): Promise<string[]> {
  const reached: string[] = [];
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== origin,
    (route) => {
      reached.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  return reached;
}

/** Until the consent script has read the choice and acted on it. */
export async function acted(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      new Promise<boolean>((resolve) => {
        window.__cmp?.('ping', null, (answer: { cmpLoaded: boolean }) => resolve(answer.cmpLoaded));
      }),
  );
}

/**
 * The same, and nothing more is on its way: where partners' frames stand, that moment never comes. Nor does
 * it when the page before left while it sent a proof, whose end the driver may miss: by then all is here.
 */
export async function settled(page: Page): Promise<void> {
  await acted(page);
  await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
}

declare global {
  interface Window {
    __cmp?: (
      command: string,
      parameter: unknown,
      // oxlint-disable-next-line typescript/no-explicit-any -- whatever the command answers
      callback: (answer: any, success: boolean) => void,
    ) => void;
  }
}
