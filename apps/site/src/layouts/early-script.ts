import { cmpStub } from '#document/consent/cmp-stub.ts';
import type { EarlyPage } from '#document/enhance.ts';

/**
 * Runs in the head, before anything is painted: what would otherwise flash, and what others may call
 * from the first moment. It is the one inline script; the content policy knows it by its hash.
 */
export function beforeFirstPaint(): void {
  const page: EarlyPage = document.documentElement;
  page.classList.add('js');
  addEventListener('click', (click) => {
    page.pressed = click;
  });
  if (new URLSearchParams(location.search).get('contentOnly') === 'true')
    page.dataset['contentOnly'] = 'true';
}

/** It is in every page: small as built (astro.config.ts), and without its indentation. */
export const earlyScript =
  `(${beforeFirstPaint.toString()})();(${cmpStub.toString()})()`.replaceAll(/\n\s+/g, '\n');
