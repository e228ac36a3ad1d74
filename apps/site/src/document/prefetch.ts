/** A pointer that stays this long on a link means it; one that crosses it does not. */
const INTENT_MS = 65;

type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Fetches the page behind a link when one is about to follow it: our own pages only, each once. The last
 * link on which a pointer rested is marked: a browser that can prerenders its page, one at a time
 * (`public/_astro/prerender.*`). Never for those who save data or whose network is slow.
 */
export function startPrefetch(): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const isSlow = connection?.effectiveType?.endsWith('2g') ?? false;
  if (connection?.saveData || isSlow || matchMedia('(prefers-reduced-data: reduce)').matches)
    return;
  const known = new Set([location.pathname]);
  let timer = 0;
  let meant: HTMLElement | null = null;

  const prefetch = (path: string) => {
    if (known.has(path)) return;
    known.add(path);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = path;
    document.head.append(hint);
  };
  const mark = (link: HTMLElement) => {
    if (link === meant) return;
    delete meant?.dataset['meant'];
    link.dataset['meant'] = '';
    meant = link;
  };
  const consider = ({ type, target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (type === 'pointerover') clearTimeout(timer);
    if (!link || link.origin !== location.origin || !link.pathname.endsWith('/')) return;
    const path = link.pathname;
    if (type !== 'pointerover') prefetch(path);
    else if (path !== location.pathname)
      timer = window.setTimeout(() => {
        mark(link);
        prefetch(path);
      }, INTENT_MS);
  };
  for (const intent of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(intent, consider, { passive: true });
}
