/**
 * What defines islands, for a page that has none: Astro writes it into those that have, and a fragment
 * may bring one to any.
 */
import 'astro/runtime/server/astro-island.js';
import wanted from '#directives/wanted.ts';

Object.assign(((self as { Astro?: object }).Astro ??= {}), { wanted });
