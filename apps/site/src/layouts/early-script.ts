import { cmpStub } from '#document/consent/cmp-stub.ts';

/**
 * Runs in the head, before anything is painted: what would otherwise flash, and what others may call
 * from the first moment. It is the one inline script; the content policy knows it by its hash.
 */
export function beforeFirstPaint(): void {
  const page = document.documentElement;
  page.classList.add('js');
  if (new URLSearchParams(location.search).get('contentOnly') === 'true')
    page.dataset['contentOnly'] = 'true';
}

/** It is in every page: small as built (astro.config.ts), and without its indentation. */
export const earlyScript =
  `(${beforeFirstPaint.toString()})();(${cmpStub.toString()})()`.replaceAll(/\n\s+/g, '\n');
