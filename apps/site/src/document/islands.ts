/**
 * What defines islands. Astro would write it into each page that has one, before what the page is for
 * (see build/island-tags.ts); here it comes once for the visit, after the paint.
 */
import 'astro/runtime/server/astro-island.js';
import wanted from '#directives/wanted.ts';

// A page that has islands has this in its HTML; a fragment may bring one to any.
((self as { Astro?: { wanted?: typeof wanted } }).Astro ??= {}).wanted ??= wanted;
