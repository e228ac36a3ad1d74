import { keepSubmit } from './kept-submit.ts';
import { once, whenWanted } from './when-wanted.ts';

/**
 * The TV lists are complete as they are. What searches them comes when someone reaches for it, or at
 * once when the address already asks for something.
 */
export function startTvLists(): void {
  bring('[data-channels]', async () => (await import('./channel-list.ts')).startChannelList());
  bring('[data-pack-finder]', async () => (await import('./pack-finder.ts')).startPackFinder());
}

function bring(selector: string, act: () => Promise<void>): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) return;
  const submitAgain = keepSubmit(element);
  const start = () => act().then(submitAgain);
  if (location.search === '') whenWanted(element, start);
  else once(start)();
}
