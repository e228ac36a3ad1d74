import type { Contest } from '@vitrine/domain/content/contest';
import type { ContestTexts } from '@vitrine/domain/content/contest-texts';
import { contestState } from '@vitrine/domain/forms/contest';
import { contestEndpoint } from '@vitrine/domain/forms/form-codes';
import { formatDayOf } from '@vitrine/domain/french';
import { contestPlace, type ContestRoute } from '@vitrine/domain/routes';
import { sentenceWith } from '@vitrine/domain/sentence';
import { config } from '#build/config.ts';
import type { Render } from '#build/render.ts';
import type { ContestTimes } from '#features/forms/use-contest-state.ts';

/** A page of a contest: its record, its own part of it, and where it is. */
export type PlacedContest = Awaited<ReturnType<typeof contestPages>>[number];

/** Every page of every contest, in the order of their records. */
export async function contestPages({ content }: Render) {
  const { contests } = await content('contest');
  return contests.flatMap((contest) =>
    contest.pages.map((page) => {
      const place = contestPlace(page.path, config.brand);
      if (!place) throw new Error(`content/contest.json: no page can be at ${page.path}`);
      // The parameters complete the route's address.
      const { route, ...parameters } = place;
      return { contest, page, route, parameters };
    }),
  );
}

/** Those of a route. */
export async function contestsOf(render: Render, route: ContestRoute) {
  return (await contestPages(render)).filter((placed) => placed.route === route);
}

export async function contestNamed({ content }: Render, code: string): Promise<Contest> {
  const { contests } = await content('contest');
  const found = contests.find((contest) => contest.code === code);
  if (!found) throw new Error(`content/contest.json has no contest ${code}`);
  return found;
}

/** When one can enter, for what shows it. */
export function contestWindow({ date }: Render, contest: Contest): ContestTimes {
  const { opensAt, closesAt, capacity } = contest;
  const initial = contestState({ opensAt, closesAt, capacity }, date);
  return {
    opensAt,
    closesAt,
    stateHref: capacity === null ? null : contestEndpoint(contest),
    initial,
  };
}

/** What sentences about a contest may name. */
export function contestWords(
  { opensAt, closesAt, winners, minimumAge, territory }: Contest,
  { dates }: ContestTexts,
): Record<'dates' | 'winners' | 'age' | 'territory', string> {
  const day = (iso: string) => formatDayOf(new Date(iso));
  return {
    dates: sentenceWith(dates, { from: day(opensAt), to: day(closesAt) }),
    winners: String(winners),
    age: String(minimumAge),
    territory,
  };
}

/** What everyone asks before entering. */
export function contestFacts(
  contest: Contest,
  texts: ContestTexts,
): { label: string; value: string }[] {
  const words = contestWords(contest, texts);
  return texts.facts.map(({ label, value }) => ({ label, value: sentenceWith(value, words) }));
}
