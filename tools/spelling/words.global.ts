import { contentFolder } from '../../apps/site/environment.ts';
import { frenchSpeller } from './speller.ts';

/** The forms of French words, made once and not by several tests at a time. */
export async function setup(): Promise<void> {
  await frenchSpeller(contentFolder());
}
