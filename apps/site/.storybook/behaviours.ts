import { startStickyBars } from '../src/browser/sticky-bars.ts';

/** What the layout starts on a page, for the story on show. */
export function startBehaviours(): void {
  document.documentElement.classList.add('js');
  startStickyBars();
}
