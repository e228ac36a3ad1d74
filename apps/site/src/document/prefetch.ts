/** A pointer that stays this long on a link means it; one that crosses it does not. */
const INTENT_MS = 65;

type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Fetches the page behind a link when one is about to follow it: our own pages only, each once. Where the
 * browser can, it prerenders those that one stays on a little longer (`public/_astro/prerender.*`),
 * once the document says so. Never for those who save data or whose network is slow.
 */
export function startPrefetch(): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const isSlow = connection?.effectiveType?.endsWith('2g') ?? false;
  if (connection?.saveData || isSlow || matchMedia('(prefers-reduced-data: reduce)').matches)
    return;
  document.documentElement.dataset['ahead'] = '';
  const known = new Set([location.pathname]);
  let timer = 0;

  const prefetch = (path: string) => {
    known.add(path);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = path;
    document.head.append(hint);
  };
  const consider = ({ type, target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== location.origin || !link.pathname.endsWith('/')) return;
    const path = link.pathname;
    if (known.has(path)) return;
    if (type === 'pointerover') timer = window.setTimeout(prefetch, INTENT_MS, path);
    else prefetch(path);
  };
  for (const intent of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(intent, consider, { passive: true });
}
