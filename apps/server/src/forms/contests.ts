import { Contest, ContestRules } from '@vitrine/domain/content/contest';
import { type ContestCode, endpointOf } from '@vitrine/domain/forms/form-codes';
import type { Site } from '../release/site.ts';
import type { ContestRecords } from '../store/contest-records.ts';

export type Contests = ReturnType<typeof contestsFrom>;

type List = () => Promise<readonly Contest[]>;

/** The contests on show, which one may enter, and those that once were. */
export function contestsFrom(all: List, records: ContestRecords) {
  const kept = new Map<ContestCode, string>();

  /** Those that are gone too, as they were when someone last entered: entries are to be read and drawn. */
  async function ever(): Promise<readonly Contest[]> {
    const shown = await all();
    // As content was then: one that today's schema cannot read is as good as lost.
    const past = (await records.all()).flatMap((record) => Contest.safeParse(record).data ?? []);
    return [...shown, ...past.filter(({ code }) => !shown.some((one) => one.code === code))];
  }

  const named = async (code: ContestCode, of: List) =>
    (await of()).find((contest) => contest.code === code) ?? null;
  const at = async (endpoint: string, of: List) =>
    (await of()).find((contest) => endpointOf(contest) === endpoint) ?? null;

  return {
    all,
    ever,
    find: (code: ContestCode) => named(code, all),
    /** By what its addresses call it. */
    at: (endpoint: string) => at(endpoint, all),
    known: async (code: ContestCode) => (await named(code, all)) ?? named(code, ever),
    knownAt: async (endpoint: string) => (await at(endpoint, all)) ?? at(endpoint, ever),
    /** Kept with its entries, for when it is gone. */
    async keep(contest: Contest) {
      const text = JSON.stringify(contest);
      if (kept.get(contest.code) === text) return;
      await records.keep(contest.code, text);
      kept.set(contest.code, text);
    },
  };
}

/** Where a release keeps the rules that its pages show. */
const RULES_PATH = '/data-json/contest.json';

/**
 * Those of the release on show, which visitors read and the draw follows: not what a content service would
 * publish next.
 */
export function createContests(site: Pick<Site, 'file'>, records: ContestRecords): Contests {
  let known: { hash: string; rules: ContestRules } | null = null;
  return contestsFrom(async () => {
    const file = site.file(RULES_PATH);
    if (!file) return [];
    if (known?.hash !== file.hash) {
      const json: unknown = JSON.parse(file.content().toString('utf8'));
      known = { hash: file.hash, rules: ContestRules.parse(json) };
    }
    return known.rules.contests;
  }, records);
}
