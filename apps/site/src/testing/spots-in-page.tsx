import { packSpots, type Spot } from '#features/shops/spots.ts';
import { SpotList } from '#features/shops/SpotList.tsx';
import page from '../../../../content/pages/boutiques.json';
import { sampleContent } from './sample-content.ts';

export const finderTexts = sampleContent('pages/boutiques', page).finder;

/** These spots as the page of the finder has them, and where it fetches them. */
export const spotsInPage = (spots: readonly Spot[]) => ({
  total: spots.filter(({ href }) => href !== null).length,
  spotsHref: `data:application/json,${encodeURIComponent(JSON.stringify(packSpots(spots)))}`,
  children: <SpotList texts={finderTexts} found={spots.map((spot) => ({ spot, km: null }))} />,
});
