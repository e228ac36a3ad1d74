import { isContentOnly, withContentOnly } from '@vitrine/domain/content-only';

/** Reached by a finger, the keyboard or a script, whichever comes first. */
const REACHES = ['pointerdown', 'focusin', 'click'] as const;

/**
 * A page shown as content only (inside an application, say) leads to pages shown the same way: its
 * links to our own pages carry the flag as they are reached, those that an island writes later too, and its
 * forms that are posted as they are sent.
 */
export function startContentOnlyLinks(): void {
  if (!isContentOnly(new URLSearchParams(location.search))) return;
  for (const reach of REACHES)
    document.addEventListener(
      reach,
      ({ target }) => {
        const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
        if (link && staysHere(link)) link.href = withContentOnly(link.href);
      },
      { capture: true },
    );
  document.addEventListener(
    'submit',
    ({ target }) => {
      if (target instanceof HTMLFormElement && target.method === 'post')
        target.action = withContentOnly(target.action);
    },
    { capture: true },
  );
}

function staysHere({ origin, href, download }: HTMLAnchorElement): boolean {
  const samePage = href.split('#')[0] === location.href.split('#')[0] && href.includes('#');
  return origin === location.origin && download === '' && !samePage;
}
