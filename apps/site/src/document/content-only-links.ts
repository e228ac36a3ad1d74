import { isContentOnly, withContentOnly } from '@vitrine/domain/content-only';
import { onReachedLinks } from './reached-links.ts';

/**
 * A page shown as content only (inside an application, say) leads to pages shown the same way: its
 * links to our own pages carry the flag as they are reached, those that an island writes later too, and its
 * forms that are posted as they are sent.
 */
export function startContentOnlyLinks(): void {
  if (!isContentOnly(new URLSearchParams(location.search))) return;
  onReachedLinks((link) => {
    if (staysHere(link)) link.href = withContentOnly(link.href);
  });
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
