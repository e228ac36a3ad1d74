import { startAtTheTop } from './scroll-to-top.ts';
import { startStickyBars } from './sticky-bars.ts';

/** What every page does, islands or not. Each behaviour is a module of its own; together ≤ 3 KB gzip. */
export function startDocument(): void {
  startAtTheTop();
  startStickyBars();
}
